import { Frame, useEditor } from '@craftjs/core';
import { NodeFrames } from './NodeFrames';
import { NO_NODE } from '../nodes';
import { firstPage } from '../page/firstPage';

/** The page on its grey table. A click beside the page deselects. */
export function Stage({ savedPage }: { savedPage: string | undefined }) {
  const { connectors, enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  return (
    <main className="stage" tabIndex={0} aria-label="Page">
      <div
        className="table"
        ref={(element) => {
          if (element) connectors.select(element, NO_NODE);
        }}
      >
        <div className="sheet" data-editing={enabled || undefined}>
          <div className="paper">
            <Frame data={savedPage}>{firstPage}</Frame>
          </div>
          {enabled && <NodeFrames />}
        </div>
      </div>
    </main>
  );
}
