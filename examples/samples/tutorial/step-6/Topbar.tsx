import { useEditor } from '@craftjs/core';

export const Topbar = () => {
  const { actions, query, enabled, canUndo, canRedo } = useEditor(
    (state, query) => ({
      enabled: state.options.enabled,
      canUndo: query.history.canUndo(),
      canRedo: query.history.canRedo(),
    })
  );
  const { undo, redo } = actions.history;
  const toggle = (on: boolean) =>
    actions.setOptions((options) => { options.enabled = on; });
  return (
    <header>
      <label>
        <input
          type="checkbox"
          checked={enabled}
          onChange={(e) => toggle(e.target.checked)}
        />
        Editing
      </label>
      <button type="button" disabled={!enabled || !canUndo} onClick={() => undo()}>
        Undo
      </button>
      <button type="button" disabled={!enabled || !canRedo} onClick={() => redo()}>
        Redo
      </button>
      <button type="button" onClick={() => console.log(query.serialize())}>
        Log JSON
      </button>
    </header>
  );
};
