import { site } from '@site/site.config.json?site';
import { addStyles } from '../browser/addStyles';
import { shortenTabOrder } from '../browser/tabStops';
import { handlePageCopy } from '../runtime/copyPage';
import { APP_ICON_FILE, MANIFEST_FILE } from '../shared/outputFiles';
import styles from '../theme/app.css?text';

// Loaded after the app has started, to keep the app small.
addStyles(styles);
handlePageCopy();
shortenTabOrder();
// The web app manifest, absent in `npm run dev`.
if (process.env.NODE_ENV === 'production') {
  appendLink('manifest', MANIFEST_FILE);
  if (site.favicon) appendLink('apple-touch-icon', APP_ICON_FILE);
}

function appendLink(rel: string, file: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href: site.baseUrl + file }));
}
