import { useEditor } from '@craftjs/core';
import { useRemove } from '../useRemove';
import { MoveButtons } from './MoveButtons';

export const SettingsPanel = () => {
  const { enabled, selected } = useEditor((state, query) => {
    const { enabled } = state.options;
    const id: string | undefined = query.getEvent('selected').last();
    const node = id ? state.nodes[id] : undefined;
    if (!id || !node) return { enabled, selected: null };
    return {
      enabled,
      selected: {
        id,
        name: node.data.displayName,
        Settings: node.related.settings,
        deletable: query.node(id).isDeletable(),
      },
    };
  });
  const remove = useRemove();

  if (!selected)
    return (
      <section className="panel" aria-labelledby="settings">
        <h2 id="settings">Settings</h2>
        <p className="note">
          {enabled
            ? 'Nothing is selected. Click something on the page, or choose it in the list below.'
            : 'Switch on “Editing” to select and change what is on the page.'}
        </p>
      </section>
    );
  const { id, name, Settings, deletable } = selected;
  return (
    <section className="panel" aria-labelledby="settings">
      <h2 id="settings">
        Settings <span className="name">{name}</span>
      </h2>
      {Settings ? <Settings key={id} /> : <p className="note">This part of a card has no settings.</p>}
      <div className="row">
        <MoveButtons key={id} id={id} />
        {deletable && (
          <button type="button" className="button danger" onClick={() => remove([id])}>
            Delete
          </button>
        )}
      </div>
    </section>
  );
};
