import { Frame, useEditor } from '@craftjs/core';
import { Outlines } from './Outlines';
import { useCancelDrops } from './useCancelDrops';
import type { Viewport } from '../bar/TopBar';
import { NO_NODE } from '../nodes';
import { firstPage } from '../page/firstPage';

interface StageProps {
  readonly savedPage: string | undefined;
  readonly viewport: Viewport;
}

/** The page on a backdrop. Clicking the backdrop deselects. */
export function Stage({ savedPage, viewport }: StageProps) {
  const { connectors, enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  useCancelDrops();
  return (
    <main className="stage" tabIndex={0} aria-label="Page">
      <div
        className="backdrop"
        ref={(element) => {
          if (element) connectors.select(element, NO_NODE);
        }}
      >
        <div className="artboard" data-editing={enabled || undefined} data-viewport={viewport}>
          <div className="page">
            <Frame data={savedPage}>{firstPage}</Frame>
          </div>
          {enabled && <Outlines />}
        </div>
      </div>
    </main>
  );
}
