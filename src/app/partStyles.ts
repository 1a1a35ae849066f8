import { addStyles } from '../browser/addStyles';
import admonition from '../theme/parts/admonition.css?text';
import line from '../theme/parts/line.css?text';
import live from '../theme/parts/live.css?text';
import members from '../theme/parts/members.css?text';
import table from '../theme/parts/table.css?text';
import tabs from '../theme/parts/tabs.css?text';

/** Adds the styles of all parts of content: the HTML has only those of its own page (node/prerender/partStyles.ts). */
export function addPartStyles(): void {
  addStyles([admonition, line, live, members, table, tabs].join(''));
}
