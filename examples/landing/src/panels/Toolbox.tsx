import type { KeyboardEvent } from 'react';
import { useEditor } from '@craftjs/core';
import type { NodeTree } from '@craftjs/core';
import { createNodeTree } from './createNodeTree';
import { TOOLS } from './tools';
import { useAdd } from './useAdd';
import { Icon } from '../Icon';

export function Toolbox() {
  const { connectors, actions, query } = useEditor();
  const add = useAdd();
  const onCreate = (tree: NodeTree) => actions.selectNode(tree.rootNodeId);
  return (
    <section className="panel toolbox" id="panel-add" aria-labelledby="toolbox-title">
      <h2 id="toolbox-title">Components</h2>
      <p className="hint">
        <span className="with-mouse">Drag onto the page, or click to add.</span>
        <span className="with-touch">Tap to add.</span>
      </p>
      <div className="tools-grid">
        {TOOLS.map((tool) => (
          // Not a <button>, because Firefox can’t drag one.
          <div
            key={tool.name}
            role="button"
            tabIndex={0}
            className="tool"
            onClick={() => add(tool)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              add(tool);
            }}
            ref={(element) => {
              if (element)
                connectors.create(element, () => createNodeTree(tool, query.parseReactElement), { onCreate });
            }}
          >
            <Icon name={tool.icon} />
            {tool.name}
          </div>
        ))}
      </div>
    </section>
  );
}
