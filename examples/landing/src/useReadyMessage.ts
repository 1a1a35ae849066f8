import { useEffect, useState } from 'react';
import { ROOT_NODE, useEditor } from '@craftjs/core';
import { onPageLoad } from './state/onPageChange';
import { postPage } from './state/postPage';

let isStarted = false;

/**
 * Once the page is rendered, posts LANDING_PAGE_LOADED to the parent, selects the headline and starts to post the page
 * (see postPage.ts). Returns whether that has happened.
 */
export function useReadyMessage(): boolean {
  const { actions, query, isReady } = useEditor(({ nodes, options }) => ({
    isReady: options.enabled && Boolean(nodes[ROOT_NODE]?.dom),
  }));
  const [isDone, setDone] = useState(isStarted);
  const { selectNode } = actions;
  const { getNodes, serialize } = query;
  useEffect(() => {
    if (!isReady) return;
    // Not an animation frame: off-screen cross-origin frames have none.
    const timer = setTimeout(() => {
      onPageLoad(serialize());
      if (isStarted) return;
      isStarted = true;
      parent.postMessage({ LANDING_PAGE_LOADED: true }, '*');
      selectNode(Object.values(getNodes()).find(({ data }) => data.props.tag === 'h1')?.id);
      postPage(serialize());
      setDone(true);
    });
    return () => clearTimeout(timer);
  }, [isReady, selectNode, getNodes, serialize]);
  return isDone;
}
