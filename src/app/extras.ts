import { site } from '@site/site.config.json?site';
import { shortenTabOrder } from '../browser/tabStops';
import { handlePageCopy } from '../runtime/copyPage';
import { APP_ICON_FILE, MANIFEST_FILE } from '../shared/outputFiles';
import styles from '../theme/app.css?text';

// Loaded after the app has started, to keep the app small.
addStyles(styles);
handlePageCopy();
shortenTabOrder();
// The web app manifest, absent in `npm run dev`.
if (document.documentElement.dataset['build'] !== undefined) {
  appendLink('manifest', MANIFEST_FILE);
  if (site.favicon) appendLink('apple-touch-icon', APP_ICON_FILE);
}

/** A constructed style sheet, because the CSP allows no <style> elements. */
function addStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

function appendLink(rel: string, file: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href: site.baseUrl + file }));
}
