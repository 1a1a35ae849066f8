import { useEditor } from '@craftjs/core';
import { useCommands } from '../useCommands';
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
  const { duplicate, remove } = useCommands();

  if (!selected)
    return (
      <section className="panel" id="settings-panel" aria-labelledby="settings">
        <h2 id="settings">Settings</h2>
        <p className="note">
          {enabled
            ? 'Nothing is selected. Click something on the page or in the layers.'
            : 'Turn on “Editing” to select and change components.'}
        </p>
      </section>
    );
  const { id, name, Settings, deletable } = selected;
  return (
    <section className="panel" id="settings-panel" aria-labelledby="settings">
      <h2 id="settings">
        Settings <span className="badge">{name}</span>
      </h2>
      {Settings ? <Settings key={id} /> : <p className="note">This part of a card has no settings.</p>}
      <div className="row">
        <MoveButtons key={id} id={id} />
        {deletable && (
          <>
            <button type="button" className="button" onClick={() => duplicate(id)}>
              Duplicate
            </button>
            <button type="button" className="button danger" onClick={() => remove([id])}>
              Delete
            </button>
          </>
        )}
      </div>
    </section>
  );
};
