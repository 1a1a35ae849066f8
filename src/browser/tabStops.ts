import { NAVIGATED_EVENT } from '../shared/dom';

/** Contents of areas that scroll sideways. All areas are prerendered as tab stops, but only those that overflow need one. */
const CONTENT = '.code pre > code, .table > table';
/** Blocks around the frame of an example. */
const EXAMPLES = '.example, .live';

/** The frame of an example, unless it is folded away. */
const FRAME = ':scope > iframe, :scope > .result > iframe';

/** Takes areas that don't scroll out of the tab order, and adds buttons that skip examples. */
export function shortenTabOrder(): void {
  // Also after a resize, a change of the tab, or a late font.
  const observer = new ResizeObserver((entries) =>
    entries.forEach(({ target }) => target.parentElement && updateArea(target.parentElement)),
  );
  const update = () => {
    document.querySelectorAll(CONTENT).forEach((content) => observer.observe(content));
    document.querySelectorAll(EXAMPLES).forEach(addSkipButton);
  };
  update();
  document.addEventListener(NAVIGATED_EVENT, update);
}

function updateArea(area: HTMLElement): void {
  const isScrollable = area.scrollWidth > area.clientWidth;
  area.tabIndex = isScrollable ? 0 : -1;
  if (!isScrollable || area.ariaLabel !== null) return;
  area.role = 'group';
  area.ariaLabel = area.parentElement?.querySelector('.code-title')?.textContent ?? 'Code';
}

/** Frames need scripts, so prerendered pages have no such button. */
function addSkipButton(example: Element): void {
  if (!example.querySelector(FRAME) || example.previousElementSibling?.matches('.skip')) return;
  const end = Object.assign(document.createElement('span'), { className: 'visually-hidden', tabIndex: -1 });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'skip',
    textContent: 'Skip the example',
    onclick: () => end.focus(),
  });
  example.before(button);
  example.after(end);
}
