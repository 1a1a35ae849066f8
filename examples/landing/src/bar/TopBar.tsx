import { useEditor } from '@craftjs/core';
import { AppLinks } from './AppLinks';
import { EditingSwitch } from './EditingSwitch';
import { JsonButton } from './JsonButton';
import { ResetButton } from './ResetButton';
import { ViewportSwitch } from './ViewportSwitch';
import { useCommands } from '../commands/useCommands';
import { Icon } from '../Icon';
import type { Viewport } from '../stage/viewports';

interface TopBarProps {
  readonly viewport: Viewport;
  readonly onViewport: (viewport: Viewport) => void;
  readonly onReset: () => void;
}

export function TopBar({ viewport, onViewport, onReset }: TopBarProps) {
  const { canUndo, canRedo } = useEditor(({ options }, { history }) => ({
    canUndo: options.enabled && history.canUndo(),
    canRedo: options.enabled && history.canRedo(),
  }));
  const { undo, redo } = useCommands();
  return (
    <header className="bar">
      <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M9 9h14v6H9zM9 18h6v5H9zM18 18h5v5h-5z" />
      </svg>
      <strong className="bar-name">My page</strong>
      <AppLinks />
      <ViewportSwitch viewport={viewport} onChange={onViewport} />
      <button
        className="icon-button"
        aria-label="Undo"
        title="Undo (Ctrl Z)"
        disabled={!canUndo}
        onClick={undo}
      >
        <Icon name="undo" />
      </button>
      <button
        className="icon-button"
        aria-label="Redo"
        title="Redo (Ctrl Shift Z)"
        disabled={!canRedo}
        onClick={redo}
      >
        <Icon name="redo" />
      </button>
      <ResetButton onReset={onReset} />
      <JsonButton />
      <EditingSwitch />
    </header>
  );
}
