/** A message of the dev server's event stream. */
export interface DevMessage {
  /** Changes with every successful build. */
  readonly version: number;
  /** The build error; absent after a successful build. */
  readonly error?: string;
}

// Added to every page by `npm run dev`: reloads after an edit and shows a build error over the page until it is fixed.
const { dataset } = document.documentElement;
const source = new EventSource(dataset['devEvents'] ?? '');

source.onmessage = ({ data }: MessageEvent<string>) => {
  const { version, error } = JSON.parse(data) as DevMessage;
  if (error !== undefined) showOverlay(error);
  // After a reload the browser restores the scroll position, or restorePosition.ts for an entry of the app.
  else if (String(version) !== dataset['devVersion']) location.reload();
  else document.getElementById(OVERLAY_ID)?.remove();
};

const OVERLAY_ID = '_dev-error';

function showOverlay(text: string): void {
  const overlay = document.getElementById(OVERLAY_ID) ?? document.createElement('pre');
  overlay.id = OVERLAY_ID;
  overlay.setAttribute('role', 'alert');
  overlay.textContent = text;
  Object.assign(overlay.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '99',
    margin: '0',
    padding: '2rem',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    background: '#1b1b1fee',
    color: '#ffb4ab',
    font: '14px/1.6 monospace',
  });
  document.body.append(overlay);
}
