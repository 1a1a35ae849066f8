import { useEditor } from '@craftjs/core';
import { EditingSwitch } from './EditingSwitch';
import { JsonDialog } from './JsonDialog';
import { Icon } from '../Icon';

export function TopBar() {
  const { actions, canUndo, canRedo } = useEditor(({ options }, { history }) => ({
    canUndo: options.enabled && history.canUndo(),
    canRedo: options.enabled && history.canRedo(),
  }));
  const { undo, redo } = actions.history;
  return (
    <header className="bar">
      <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M9 9h14v6H9zM9 18h6v5H9zM18 18h5v5h-5z" />
      </svg>
      <strong className="bar-name">My page</strong>
      <button
        className="icon-button"
        aria-label="Undo"
        title="Undo"
        disabled={!canUndo}
        onClick={() => undo()}
      >
        <Icon name="undo" />
      </button>
      <button
        className="icon-button"
        aria-label="Redo"
        title="Redo"
        disabled={!canRedo}
        onClick={() => redo()}
      >
        <Icon name="redo" />
      </button>
      <JsonDialog />
      <EditingSwitch />
    </header>
  );
}
