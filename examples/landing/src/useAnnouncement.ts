import { useEffect, useState } from 'react';
import { ROOT_NODE, useEditor } from '@craftjs/core';
import { onPageLoad } from './state/onPageChange';
import { postPage } from './state/postPage';

let isAnnounced = false;

/**
 * Once the editor is usable, selects the headline, posts LANDING_PAGE_LOADED to the parent and starts to post the page
 * (see postPage.ts). Returns whether that has happened.
 */
export function useAnnouncement(): boolean {
  const { actions, query, isReady } = useEditor(({ nodes, options }) => ({
    isReady: options.enabled && Boolean(nodes[ROOT_NODE]?.dom),
  }));
  const [isDone, setDone] = useState(isAnnounced);
  const { selectNode } = actions;
  const { getNodes, serialize } = query;
  useEffect(() => {
    if (!isReady) return;
    // A moment later, when the nodes have settled. Out of sight on a page of another origin there are no animation
    // frames.
    const timer = setTimeout(() => {
      onPageLoad(serialize());
      if (isAnnounced) return;
      isAnnounced = true;
      selectNode(Object.values(getNodes()).find(({ data }) => data.props.tag === 'h1')?.id);
      parent.postMessage({ LANDING_PAGE_LOADED: true }, '*');
      postPage(serialize());
      setDone(true);
    });
    return () => clearTimeout(timer);
  }, [isReady, selectNode, getNodes, serialize]);
  return isDone;
}
