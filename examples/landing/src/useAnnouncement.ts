import { useEffect } from 'react';
import { ROOT_NODE, useEditor } from '@craftjs/core';
import { postPage } from './postPage';

let isAnnounced = false;

/**
 * Once the editor is usable, selects the headline, posts LANDING_PAGE_LOADED to the parent and starts to post the page
 * (see postPage.ts).
 */
export function useAnnouncement(): void {
  const { actions, query, isReady } = useEditor(({ nodes, options }) => ({
    isReady: options.enabled && Boolean(nodes[ROOT_NODE]?.dom),
  }));
  const { selectNode } = actions;
  const { getNodes, serialize } = query;
  useEffect(() => {
    if (!isReady || isAnnounced) return;
    // A moment later, when the nodes and the layers have settled. Out of sight on a page of another origin there are no
    // animation frames.
    const timer = setTimeout(() => {
      isAnnounced = true;
      selectNode(Object.values(getNodes()).find(({ data }) => data.props.tag === 'h1')?.id);
      parent.postMessage({ LANDING_PAGE_LOADED: true }, '*');
      postPage(serialize());
    });
    return () => clearTimeout(timer);
  }, [isReady, selectNode, getNodes, serialize]);
}
