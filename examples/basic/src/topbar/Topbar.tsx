import { useEditor } from '@craftjs/core';
import { Icon } from '../Icon';
import { useCommands } from '../useCommands';
import { CopyState } from './CopyState';
import { LoadState } from './LoadState';
import { ResetButton } from './ResetButton';
import { SaveAndRestore } from './SaveAndRestore';

/** React 17 knows neither attribute. */
const FILE_MENU = { id: 'file-menu', popover: 'auto' };
const OPENS_FILE_MENU = { popovertarget: FILE_MENU.id };

export const Topbar = () => {
  const { actions, enabled, canUndo, canRedo } = useEditor((state, query) => ({
    enabled: state.options.enabled,
    canUndo: query.history.canUndo(),
    canRedo: query.history.canRedo(),
  }));
  const { undo, redo } = useCommands();
  const toggle = (on: boolean) =>
    actions.setOptions((options) => {
      options.enabled = on;
    });
  return (
    <header className="topbar">
      <h1>Basic page editor</h1>
      {parent === window && (
        <a className="button" href="../../docs/overview">
          <Icon name="book" /> Docs
        </a>
      )}
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
        <button type="button" className="button" disabled={!enabled || !canUndo} onClick={undo}>
          <Icon name="undo" /> <span>Undo</span>
        </button>
        <button type="button" className="button" disabled={!enabled || !canRedo} onClick={redo}>
          <Icon name="redo" /> <span>Redo</span>
        </button>
        <ResetButton />
      </div>
      <div className="file">
        <button type="button" className="button" {...OPENS_FILE_MENU}>
          File <Icon name="more" />
        </button>
        <div className="row" {...FILE_MENU}>
          <SaveAndRestore />
          <CopyState />
          <LoadState />
        </div>
      </div>
    </header>
  );
};
