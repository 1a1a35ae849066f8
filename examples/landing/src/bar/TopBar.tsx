import { useEditor } from '@craftjs/core';
import { JsonButton } from './JsonButton';
import { ResetButton } from './ResetButton';
import { useCommands } from '../commands/useCommands';
import { Icon, IconButton } from '../Icon';
import type { IconName } from '../Icon';

/** Canvas widths, which stage.css sets. */
const VIEWPORTS = { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' } as const;
export type Viewport = keyof typeof VIEWPORTS & IconName;

interface TopBarProps {
  readonly viewport: Viewport;
  readonly onViewport: (viewport: Viewport) => void;
  /** Whether the editor opened with the page of an earlier visit. */
  readonly isSaved: boolean;
  readonly onReset: () => void;
}

export function TopBar({ viewport, onViewport, isSaved, onReset }: TopBarProps) {
  const { canUndo, canRedo, isChanged } = useEditor(({ options }, { history }) => ({
    canUndo: options.enabled && history.canUndo(),
    canRedo: options.enabled && history.canRedo(),
    isChanged: history.canUndo(),
  }));
  const { undo, redo } = useCommands();
  return (
    <header className="top-bar">
      <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M9 9h14v6H9zM9 18h6v5H9zM18 18h5v5h-5z" />
      </svg>
      <strong className="page-name">My page</strong>
      <AppLink />
      <div className="viewports" role="group" aria-label="Page width">
        {(Object.keys(VIEWPORTS) as Viewport[]).map((name) => (
          <IconButton
            key={name}
            icon={name}
            label={VIEWPORTS[name]}
            aria-pressed={name === viewport}
            onClick={() => onViewport(name)}
          />
        ))}
      </div>
      <IconButton icon="undo" label="Undo" title="Undo (Ctrl Z)" disabled={!canUndo} onClick={undo} />
      <IconButton icon="redo" label="Redo" title="Redo (Ctrl Shift Z)" disabled={!canRedo} onClick={redo} />
      <ResetButton isInitial={!isSaved && !isChanged} onReset={onReset} />
      <JsonButton />
      <EditingSwitch />
    </header>
  );
}

/** Links to the documentation, or, inside a frame, to the editor in full screen. */
function AppLink() {
  return (
    <nav className="app-link" aria-label="Links">
      {parent === window ? (
        <a className="icon-button wide" href="../../docs/overview" aria-label="Docs" title="Documentation">
          <Icon name="book" />
          <span>Docs</span>
        </a>
      ) : (
        <a className="icon-button" href="./" target="_top" aria-label="Full screen" title="Full screen">
          <Icon name="expand" />
        </a>
      )}
    </nav>
  );
}

/** Switches between editing and a preview. */
function EditingSwitch() {
  const { actions, enabled } = useEditor(({ options }) => ({ enabled: options.enabled }));
  const toggle = () =>
    actions.setOptions((options) => {
      options.enabled = !enabled;
    });
  return (
    <button className="switch" role="switch" aria-checked={enabled} onClick={toggle}>
      Editing
    </button>
  );
}
