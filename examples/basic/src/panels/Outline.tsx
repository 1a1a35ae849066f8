import { ROOT_NODE, useEditor } from '@craftjs/core';
import { outlineId } from './focusInOutline';
import { readOutline } from './readOutline';
import type { OutlineItem } from './readOutline';

/** Every node as a button, below its parent: the way to select by keyboard. */
export const Outline = () => {
  const { actions, enabled, root } = useEditor((state) => ({
    enabled: state.options.enabled,
    root: readOutline(state.nodes, ROOT_NODE),
  }));
  return (
    <section className="panel" aria-labelledby="outline">
      <h2 id="outline">On the page</h2>
      {root && (
        <ul className="outline">
          <Item item={root} enabled={enabled} select={(id) => actions.selectNode(id)} />
        </ul>
      )}
    </section>
  );
};

interface ItemProps {
  readonly item: OutlineItem;
  readonly enabled: boolean;
  select(id: string): void;
}

const Item = ({ item: { id, name, words, selected, items }, enabled, select }: ItemProps) => (
  <li>
    <button
      type="button"
      id={outlineId(id)}
      aria-current={selected || undefined}
      disabled={!enabled}
      onClick={() => select(id)}
    >
      {name} {words && <span>{words}</span>}
    </button>
    {items.length > 0 && (
      <ul>
        {items.map((item) => (
          <Item key={item.id} item={item} enabled={enabled} select={select} />
        ))}
      </ul>
    )}
  </li>
);
