import { createElement } from 'react';
import { useEditor } from '@craftjs/core';
import { MoveButtons } from './MoveButtons';
import { NameField } from './NameField';
import { Icon } from '../Icon';
import { removable } from '../nodes';

/** The settings that the selected component brings along, and what can be done with any node. */
export function SettingsPanel() {
  const { actions, selected } = useEditor((state, query) => {
    const id: string | undefined = query.getEvent('selected').last();
    const node = id ? state.nodes[id] : undefined;
    if (!node) return { selected: undefined };
    const { displayName } = node.data;
    return {
      selected: {
        id: node.id,
        kind: displayName,
        settings: node.related.settings,
        isRemovable: removable(query.node, [node.id]).length > 0,
      },
    };
  });
  return (
    <section className="panel settings" id="panel-settings" aria-labelledby="settings-title">
      <h2 id="settings-title">Settings</h2>
      {selected ? (
        <div className="form" key={selected.id}>
          <p className="kind">{selected.kind}</p>
          {selected.settings ? (
            createElement(selected.settings)
          ) : (
            <p className="hint">Nothing to set here: this part is what its component makes it.</p>
          )}
          <NameField id={selected.id} />
          <MoveButtons id={selected.id} />
          {selected.isRemovable && (
            <button className="button danger" onClick={() => actions.delete(selected.id)}>
              <Icon name="remove" />
              Delete
            </button>
          )}
        </div>
      ) : (
        <p className="nothing">
          Nothing is selected. Click something on the page, or a layer, to see its settings. A double click on
          a text lets you rewrite it in place.
        </p>
      )}
    </section>
  );
}
