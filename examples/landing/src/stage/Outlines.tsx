import { useEditor } from '@craftjs/core';
import { DropLine } from './DropLine';
import { NodeBar } from './NodeBar';
import { edgesOf } from './resize';
import { ResizeHandle } from './ResizeHandle';
import { useOutline } from './useOutline';
import { nameOf } from '../nodes';

/** Outlines of the selected nodes, the hovered node and the drop target, and the drop line. */
export function Outlines() {
  const { selected, hovered, target, isRejected } = useEditor((state, query) => ({
    selected: query.getEvent('selected').all(),
    hovered: query.getEvent('hovered').first() as string | undefined,
    target: state.indicator?.placement.parent.id,
    isRejected: Boolean(state.indicator?.error),
  }));
  return (
    <div className="outlines">
      {selected.map((id, index) => (
        <SelectionOutline key={id} id={id} hasBar={index === selected.length - 1} />
      ))}
      {hovered && !target && !selected.includes(hovered) && <HoverOutline key={hovered} id={hovered} />}
      {target && <TargetOutline key={`target ${target}`} id={target} isRejected={isRejected} />}
      <DropLine />
    </div>
  );
}

/** `hasBar` is set for the last selected node. */
function SelectionOutline({ id, hasBar }: { id: string; hasBar: boolean }) {
  const outline = useOutline(id);
  const { connectors, edges } = useEditor(({ nodes }, { node }) => {
    const props = nodes[id]?.data.props ?? {};
    const isResizable = nodes[id] !== undefined && !node(id).isTopLevelNode();
    return { edges: isResizable ? edgesOf('width' in props, 'height' in props) : [] };
  });
  return (
    <div className="node-outline selected" ref={outline}>
      {hasBar && (
        <>
          <NodeBar id={id} label="Selected" />
          {/* Pressing a handle must not deselect the node. */}
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

function HoverOutline({ id }: { id: string }) {
  return (
    <div className="node-outline hovered" ref={useOutline(id)}>
      <NodeBar id={id} label="Hovered" />
    </div>
  );
}

function TargetOutline({ id, isRejected }: { id: string; isRejected: boolean }) {
  const outline = useOutline(id);
  const { name } = useEditor(({ nodes }) => {
    const node = nodes[id];
    return { name: node ? nameOf(node.data) : '' };
  });
  return (
    <div className={`node-outline ${isRejected ? 'rejected' : 'target'}`} ref={outline}>
      <div className="node-bar">
        {isRejected ? 'Can’t drop in ' : 'Drop in '}
        {name}
      </div>
    </div>
  );
}
