import { site } from '@site/site.config.json?site';
import { answerPageCopies } from './runtime/copyPage';
import { APP_ICON_FILE, MANIFEST_FILE } from './runtime/dom';
import styles from './theme/app.css?text';

// What the app brings once it runs, apart from it: the app itself stays small.
addStyles(styles);
answerPageCopies();
// For readers who put the site on their home screen. There is none of it while pages change as they are written.
if (document.documentElement.dataset['build'] !== undefined) {
  appendLink('manifest', MANIFEST_FILE);
  if (site.favicon) appendLink('apple-touch-icon', APP_ICON_FILE);
}

/** As the browser takes rules from scripts: the policy of the site allows no style elements. */
function addStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

function appendLink(rel: string, file: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href: site.baseUrl + file }));
}
