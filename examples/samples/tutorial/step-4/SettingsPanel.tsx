import { useEditor } from '@craftjs/core';

export const SettingsPanel = () => {
  const { actions, selected } = useEditor((state, query) => {
    const id: string | undefined = query.getEvent('selected').last();
    if (!id) return { selected: null };
    const node = state.nodes[id];
    return {
      selected: {
        id,
        name: node.data.name,
        Settings: node.related.settings,
        deletable: query.node(id).isDeletable(),
      },
    };
  });

  if (!selected) return <p>Select something on the page.</p>;
  const { id, name, Settings, deletable } = selected;
  return (
    <section>
      <h2>{name}</h2>
      {Settings && <Settings key={id} />}
      {deletable && (
        <button type="button" onClick={() => actions.delete(id)}>Delete</button>
      )}
    </section>
  );
};
