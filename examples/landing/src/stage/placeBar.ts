/** Elements a bar must not lie on: what a reader reads and an editor clicks. */
const CONTENT = '.text, .cta, .media';

/** Puts the bar of a frame below its node if above it would cover content, and at the end of a node far to the right. */
export function placeBar(frame: HTMLElement, node: DOMRect, sheet: HTMLElement): void {
  const bar = frame.querySelector<HTMLElement>('.tag');
  if (!bar) return;
  const origin = sheet.getBoundingClientRect();
  const isAtEnd = node.left - origin.left > origin.width / 2;
  const { offsetWidth: width, offsetHeight: height } = bar;
  const left = isAtEnd ? node.right - width : node.left;
  const others = [...sheet.querySelectorAll(`.paper :is(${CONTENT})`)].map((element) =>
    element.getBoundingClientRect(),
  );
  const covers = (top: number) =>
    others.some(
      (box) =>
        !isSame(box, node) &&
        box.left < left + width &&
        box.right > left &&
        box.top < top + height &&
        box.bottom > top,
    );
  frame.dataset['side'] = isAtEnd ? 'end' : 'start';
  frame.dataset['bar'] = covers(node.top - height) && !covers(node.bottom) ? 'below' : 'above';
}

function isSame(one: DOMRect, other: DOMRect): boolean {
  return one.left === other.left && one.top === other.top && one.width === other.width;
}
