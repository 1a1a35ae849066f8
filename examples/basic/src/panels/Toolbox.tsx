import type { ReactElement } from 'react';
import { useEditor } from '@craftjs/core';
import type { NodeTree } from '@craftjs/core';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { createTree } from './createTree';
import { useAdd } from './useAdd';

export interface Tool {
  readonly label: string;
  readonly icon: IconName;
  readonly element: ReactElement;
}

/** Tools to drag onto the page. Keyboards and some touch screens can’t drag, so each has an Add button too. */
export const Toolbox = ({ tools }: { tools: Tool[] }) => {
  const { connectors, query, enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  const { add, handleDrop } = useAdd();
  return (
    <section className="panel" id="toolbox-panel" aria-labelledby="toolbox">
      <h2 id="toolbox">
        <span className="with-mouse">Drag to add</span>
        <span className="with-touch">Tap to add</span>
      </h2>
      <ul className="tools">
        {tools.map(({ label, icon, element }) => (
          <li
            key={label}
            className="tool"
            ref={(el) => {
              if (!el) return;
              const onCreate = (tree: NodeTree) => handleDrop(label, tree);
              connectors.create(el, () => createTree(query, element), { onCreate });
            }}
          >
            <Icon name={icon} />
            {label}
            <button
              type="button"
              className="icon-button"
              aria-label={`Add ${label}`}
              title={`Add ${label}`}
              disabled={!enabled}
              onClick={() => add(label, element)}
            >
              <Icon name="add" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
