import { useEditor } from '@craftjs/core';
import { Icon } from '../Icon';
import { useCommands } from '../useCommands';
import { CopyState } from './CopyState';
import { IconButton } from './IconButton';
import { LoadState } from './LoadState';
import { ResetButton } from './ResetButton';
import { SaveAndRestore } from './SaveAndRestore';

/** React 17 knows neither attribute. */
const FILE_MENU = { id: 'file-menu', popover: 'auto' };
const OPENS_FILE_MENU = { popovertarget: FILE_MENU.id };

export const Topbar = () => {
  const { actions, enabled, canUndo, canRedo } = useEditor((state, query) => ({
    canUndo: query.history.canUndo(),
    canRedo: query.history.canRedo(),
    enabled: state.options.enabled,
  }));
  const { undo, redo } = useCommands();
  const toggle = (on: boolean) =>
    actions.setOptions((options) => {
      options.enabled = on;
    });
  return (
    <header className="topbar">
      <svg className="logo" viewBox="0 0 16 16" aria-hidden="true">
        <rect width="16" height="16" rx="4" />
        <path d="M4 5h8M4 8h8M4 11h4" />
      </svg>
      <h1>Basic page editor</h1>
      {parent === window && (
        <a className="button docs" href="../../docs/overview" title="Documentation">
          <Icon name="book" /> <span>Docs</span>
        </a>
      )}
      <div className="row">
        <IconButton
          icon="undo"
          label="Undo"
          title="Undo (Ctrl Z)"
          disabled={!enabled || !canUndo}
          onClick={undo}
        />
        <IconButton
          icon="redo"
          label="Redo"
          title="Redo (Ctrl Shift Z)"
          disabled={!enabled || !canRedo}
          onClick={redo}
        />
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
      <label className="switch">
        <span>Editing</span>
        <input
          type="checkbox"
          role="switch"
          checked={enabled}
          onChange={(event) => toggle(event.target.checked)}
        />
      </label>
    </header>
  );
};
