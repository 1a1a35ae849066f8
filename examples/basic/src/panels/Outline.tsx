import type { KeyboardEvent } from 'react';
import { ROOT_NODE, useEditor } from '@craftjs/core';
import { outlineId } from './focusInOutline';
import { readOutline } from './readOutline';
import type { OutlineItem } from './readOutline';

/** The nodes as a tree view, to select them by keyboard. All levels are always expanded. */
export const Outline = () => {
  const { actions, enabled, root } = useEditor((state) => ({
    enabled: state.options.enabled,
    root: readOutline(state.nodes, ROOT_NODE),
  }));
  return (
    <section className="panel" aria-labelledby="outline">
      <h2 id="outline">On the page</h2>
      {root && (
        <ul
          className="outline"
          role="tree"
          aria-labelledby="outline"
          aria-multiselectable="true"
          onKeyDown={moveFocus}
        >
          <Item
            item={root}
            level={1}
            tabStop={findSelected(root)?.id ?? root.id}
            enabled={enabled}
            select={(id) => actions.selectNode(id)}
          />
        </ul>
      )}
    </section>
  );
};

interface ItemProps {
  readonly item: OutlineItem;
  readonly level: number;
  /** The node that Tab focuses; arrow keys reach the others. */
  readonly tabStop: string;
  readonly enabled: boolean;
  select(id: string): void;
}

const Item = ({ item: { id, name, text, selected, items }, ...rest }: ItemProps) => (
  <li role="none">
    <button
      type="button"
      role="treeitem"
      id={outlineId(id)}
      aria-level={rest.level}
      aria-expanded={items.length > 0 || undefined}
      aria-selected={selected}
      tabIndex={id === rest.tabStop ? 0 : -1}
      disabled={!rest.enabled}
      onClick={() => rest.select(id)}
    >
      {name} {text && <span>{text}</span>}
    </button>
    {items.length > 0 && (
      <ul role="group">
        {items.map((item) => (
          <Item key={item.id} item={item} {...rest} level={rest.level + 1} />
        ))}
      </ul>
    )}
  </li>
);

function findSelected(item: OutlineItem): OutlineItem | undefined {
  if (item.selected) return item;
  for (const child of item.items) {
    const found = findSelected(child);
    if (found) return found;
  }
  return undefined;
}

/** Arrow keys, Home and End as in WAI-ARIA's tree view pattern. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement)) return;
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]')];
  const index = items.indexOf(target);
  const destinations: Record<string, HTMLElement | null | undefined> = {
    ArrowDown: items[index + 1],
    ArrowUp: items[index - 1],
    ArrowRight: target.parentElement?.querySelector<HTMLElement>(':scope > ul [role=treeitem]'),
    ArrowLeft: target.closest('ul[role=group]')?.parentElement?.querySelector<HTMLElement>('[role=treeitem]'),
    Home: items[0],
    End: items.at(-1),
  };
  if (!(key in destinations)) return;
  event.preventDefault();
  destinations[key]?.focus();
}
