import { renderToStaticMarkup } from 'react-dom/server';

/** The HTML of the error box in the app shell, which has no content when the app couldn't be loaded. */
export const renderShellFailure = () =>
  renderToStaticMarkup(
    <div className="error-box" role="alert">
      <div>
        <h1>This page couldn’t be loaded.</h1>
        <p>Check your connection and try again.</p>
      </div>
      <a className="button primary" href="">
        Retry
      </a>
    </div>,
  );
