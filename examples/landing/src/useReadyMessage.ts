import { useEffect, useState } from 'react';
import { ROOT_NODE, useEditor } from '@craftjs/core';
import { onPageLoad } from './state/onPageChange';
import { postPage } from './state/postPage';

let isStarted = false;

/**
 * Posts LANDING_PAGE_LOADED to the parent as soon as the page is rendered. In a later task, because both take a while,
 * selects the headline and starts to post the page (see postPage.ts). Returns whether that has happened.
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
    if (!isStarted) parent.postMessage({ LANDING_PAGE_LOADED: true }, '*');
    // Not an animation frame: off-screen cross-origin frames have none.
    const timer = setTimeout(() => {
      onPageLoad(serialize());
      if (isStarted) return;
      isStarted = true;
      selectNode(Object.values(getNodes()).find(({ data }) => data.props.tag === 'h1')?.id);
      postPage(serialize());
      setDone(true);
    });
    return () => clearTimeout(timer);
  }, [isReady, selectNode, getNodes, serialize]);
  return isDone;
}
