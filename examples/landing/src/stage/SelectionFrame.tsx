import { useEditor } from '@craftjs/core';
import { NodeBar } from './NodeBar';
import { ResizeHandle } from './ResizeHandle';
import { edgesOf } from './stretch';
import { useFollow } from './useFollow';

interface SelectionFrameProps {
  readonly id: string;
  /** Whether it is the only selected node, or the last of several. */
  readonly hasBar: boolean;
}

/** The outline of a selected node, with its bar and handles. */
export function SelectionFrame({ id, hasBar }: SelectionFrameProps) {
  const frame = useFollow(id);
  const { connectors, edges } = useEditor(({ nodes }, { node }) => {
    const props = nodes[id]?.data.props ?? {};
    const isResizable = nodes[id] !== undefined && !node(id).isTopLevelNode();
    return { edges: isResizable ? edgesOf('width' in props, 'height' in props) : [] };
  });
  return (
    <div className="frame selected" ref={frame}>
      {hasBar && (
        <>
          <NodeBar id={id} label="Selected" />
          {/* A press on a handle is one on the node, and not one on the table below. */}
          <div
            className="handles"
            ref={(element) => {
              if (element) connectors.select(connectors.hover(element, id), id);
            }}
          >
            {edges.map((edge) => (
              <ResizeHandle key={edge} id={id} edge={edge} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
