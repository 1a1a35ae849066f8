/**
 * Shown while a new version waits (html[data-update]). The boot script answers the buttons: the prompt must work before
 * the app is there, and when the app is what the new version mends.
 */
export function UpdatePrompt() {
  return (
    <div className="update" role="status">
      <p>A new version is ready.</p>
      <button type="button" className="button" data-update="">
        Show it
      </button>
      <button type="button" className="button" data-update="later">
        Later
      </button>
    </div>
  );
}
