import { addStyles } from '../browser/addStyles';
import actions from '../theme/parts/actions.css?text';
import admonition from '../theme/parts/admonition.css?text';
import badge from '../theme/parts/badge.css?text';
import taskList from '../theme/parts/contains-task-list.css?text';
import errorBox from '../theme/parts/error-box.css?text';
import figure from '../theme/parts/figure.css?text';
import folded from '../theme/parts/folded.css?text';
import footnotes from '../theme/parts/footnotes.css?text';
import line from '../theme/parts/line.css?text';
import live from '../theme/parts/live.css?text';
import members from '../theme/parts/members.css?text';
import modePicture from '../theme/parts/mode-picture.css?text';
import poster from '../theme/parts/poster.css?text';
import progress from '../theme/parts/progress.css?text';
import table from '../theme/parts/table.css?text';
import tabs from '../theme/parts/tabs.css?text';

/** Adds the styles of all parts of content: the HTML has only those of its own page (node/prerender/partStyles.ts). */
export function addPartStyles(): void {
  const parts = [
    actions,
    admonition,
    badge,
    errorBox,
    figure,
    folded,
    footnotes,
    line,
    live,
    members,
    modePicture,
    poster,
    progress,
    table,
    tabs,
    taskList,
  ];
  addStyles(parts.join(''));
}
