import { useEffect, useRef } from 'react';
import { Frame, useEditor } from '@craftjs/core';
import { FIRST_SELECTED, firstPage } from './firstPage';
import { useCancelledDrops } from '../useCancelledDrops';
import { useDropTarget } from '../useDropTarget';

/** The edited page. Starts with the headline selected; pressing outside the page clears the selection. */
export const Page = () => {
  const { actions, enabled, isLoaded } = useEditor((state) => ({
    enabled: state.options.enabled,
    isLoaded: state.nodes[FIRST_SELECTED] !== undefined,
  }));
  const { selectNode } = actions;
  const hasSelected = useRef(false);
  useEffect(() => {
    if (!isLoaded || hasSelected.current) return;
    hasSelected.current = true;
    selectNode(FIRST_SELECTED);
  }, [isLoaded, selectNode]);
  useCancelledDrops();
  useDropTarget();
  return (
    <main
      className="stage"
      aria-label="Page"
      tabIndex={0}
      data-editing={enabled}
      onMouseDown={({ target, currentTarget }) => {
        if (enabled && target === currentTarget) actions.selectNode();
      }}
    >
      <div className="sheet">
        <Frame data={firstPage} />
      </div>
    </main>
  );
};
