/**
 * Shown while a new version waits (html[data-update]). The boot script handles the buttons, because the prompt must work
 * before the app has loaded, and when the app is broken.
 */
export function UpdatePrompt() {
  return (
    <div className="update" role="status">
      <p>A new version is available.</p>
      <button type="button" className="button primary" data-update="">
        Reload
      </button>
      <button type="button" className="button" data-update="later">
        Later
      </button>
    </div>
  );
}
