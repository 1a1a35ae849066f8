import { Frame, useEditor } from '@craftjs/core';
import { NodeFrames } from './NodeFrames';
import { useCancelledDrops } from './useCancelledDrops';
import type { Viewport } from './viewports';
import { NO_NODE } from '../nodes';
import { firstPage } from '../page/firstPage';

interface StageProps {
  readonly savedPage: string | undefined;
  readonly viewport: Viewport;
}

/** The page on its grey table. A click beside the page deselects. */
export function Stage({ savedPage, viewport }: StageProps) {
  const { connectors, enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  useCancelledDrops();
  return (
    <main className="stage" tabIndex={0} aria-label="Page">
      <div
        className="table"
        ref={(element) => {
          if (element) connectors.select(element, NO_NODE);
        }}
      >
        <div className="sheet" data-editing={enabled || undefined} data-viewport={viewport}>
          <div className="paper">
            <Frame data={savedPage}>{firstPage}</Frame>
          </div>
          {enabled && <NodeFrames />}
        </div>
      </div>
    </main>
  );
}
