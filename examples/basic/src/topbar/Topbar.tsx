import { useEditor } from '@craftjs/core';
import { Icon } from '../Icon';
import { CopyState } from './CopyState';
import { LoadState } from './LoadState';
import { SaveAndRestore } from './SaveAndRestore';

export const Topbar = () => {
  const { actions, enabled, canUndo, canRedo } = useEditor((state, query) => ({
    enabled: state.options.enabled,
    canUndo: query.history.canUndo(),
    canRedo: query.history.canRedo(),
  }));
  const { undo, redo } = actions.history;
  const toggle = (on: boolean) =>
    actions.setOptions((options) => {
      options.enabled = on;
    });
  return (
    <header className="topbar">
      <h1>Basic page editor</h1>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={enabled}
          onChange={(event) => toggle(event.target.checked)}
        />
        Editing
      </label>
      <div className="row">
        <button type="button" className="button" disabled={!enabled || !canUndo} onClick={() => undo()}>
          <Icon name="undo" /> Undo
        </button>
        <button type="button" className="button" disabled={!enabled || !canRedo} onClick={() => redo()}>
          <Icon name="redo" /> Redo
        </button>
      </div>
      <div className="row">
        <SaveAndRestore />
      </div>
      <div className="row">
        <CopyState />
        <LoadState />
      </div>
    </header>
  );
};
