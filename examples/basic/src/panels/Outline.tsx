import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ROOT_NODE, useEditor } from '@craftjs/core';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { nodeOf, outlineId } from './focusInOutline';
import { pathToSelected, readOutline } from './readOutline';
import type { OutlineItem } from './readOutline';

const ICONS: Readonly<Record<string, IconName>> = {
  Text: 'text',
  Button: 'button',
  Container: 'container',
  Card: 'card',
};

/** The nodes as a tree view, to select them by keyboard. */
export const Outline = () => {
  const { actions, enabled, root } = useEditor((state) => ({
    enabled: state.options.enabled,
    root: readOutline(state.nodes, ROOT_NODE),
  }));
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setClosed((ids) =>
      ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]),
    );

  const path = root ? pathToSelected(root) : [];
  const ancestors = path.slice(0, -1).join(' ');
  // Opens the ancestors of a node when it's selected; they can be closed again.
  useEffect(() => {
    const ids = ancestors.split(' ');
    setClosed((current) => new Set([...current].filter((id) => !ids.includes(id))));
  }, [ancestors]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement)) return;
    const togglingKey = { true: 'ArrowLeft', false: 'ArrowRight' }[
      target.getAttribute('aria-expanded') ?? ''
    ];
    if (key !== togglingKey) return moveFocus(event);
    event.preventDefault();
    toggle(nodeOf(target));
  };

  return (
    <section className="panel" id="outline-panel" aria-labelledby="outline">
      <h2 id="outline">Layers</h2>
      {root && (
        <ul
          className="outline"
          role="tree"
          aria-labelledby="outline"
          aria-multiselectable="true"
          onKeyDown={handleKeyDown}
        >
          <Item
            item={root}
            level={1}
            closed={closed}
            tabStop={path.find((id) => closed.has(id)) ?? path.at(-1) ?? root.id}
            enabled={enabled}
            select={(id) => actions.selectNode(id)}
            toggle={toggle}
          />
        </ul>
      )}
    </section>
  );
};

interface ItemProps {
  readonly item: OutlineItem;
  readonly level: number;
  readonly closed: ReadonlySet<string>;
  /** The node that Tab focuses; arrow keys reach the others. */
  readonly tabStop: string;
  readonly enabled: boolean;
  select(id: string): void;
  toggle(id: string): void;
}

const Item = ({ item: { id, type, name, text, selected, items }, ...rest }: ItemProps) => {
  const isOpen = !rest.closed.has(id);
  return (
    <li role="none">
      <button
        type="button"
        role="treeitem"
        id={outlineId(id)}
        aria-level={rest.level}
        aria-expanded={items.length > 0 ? isOpen : undefined}
        aria-selected={selected}
        tabIndex={id === rest.tabStop ? 0 : -1}
        disabled={!rest.enabled}
        onClick={() => rest.select(id)}
      >
        {/* Not focusable, because arrow keys open and close items. */}
        <span
          className="caret"
          onClick={(event) => {
            if (items.length === 0) return;
            event.stopPropagation();
            rest.toggle(id);
          }}
        >
          {items.length > 0 && <Icon name="more" />}
        </span>
        <Icon name={ICONS[type] ?? 'region'} />
        <span className="label">
          {name} {text && <small>{text}</small>}
        </span>
      </button>
      {isOpen && items.length > 0 && (
        <ul role="group">
          {items.map((item) => (
            <Item key={item.id} {...rest} item={item} level={rest.level + 1} />
          ))}
        </ul>
      )}
    </li>
  );
};

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
