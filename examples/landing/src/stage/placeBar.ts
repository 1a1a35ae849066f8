/** Page content that a node bar must not cover. */
const CONTENT = '.text, .cta, .media, .rule';

/** Distance of an outline from its node (outlines.css), in pixels. */
const OFFSET = 6;

/**
 * Places the bar of an outline: below the node if it would cover content above it, and aligned to the node's end if the
 * node is in the right half of the page. The bar of a drop target prefers the lower edge inside to the place below.
 */
export function placeBar(outline: HTMLElement, node: DOMRect, artboard: HTMLElement): void {
  const bar = outline.querySelector<HTMLElement>('.node-bar');
  if (!bar) return;
  const origin = artboard.getBoundingClientRect();
  const isAtEnd = node.left - origin.left > origin.width / 2;
  const { offsetWidth: width, offsetHeight: height } = bar;
  const left = isAtEnd ? node.right - width : node.left;
  const others = [...artboard.querySelectorAll(`.page :is(${CONTENT})`)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => !isSame(box, node) && box.left < left + width && box.right > left);
  const covers = (top: number) => others.some((box) => box.top < top + height && box.bottom > top);
  outline.dataset['side'] = isAtEnd ? 'end' : 'start';
  const tops = {
    above: node.top - OFFSET - height,
    ...(outline.matches('.target, .rejected') && { inside: node.bottom + OFFSET - height }),
    below: node.bottom + OFFSET,
  };
  const [place = 'above'] = Object.entries(tops).find(([, top]) => !covers(top)) ?? [];
  outline.dataset['bar'] = place;
}

function isSame(one: DOMRect, other: DOMRect): boolean {
  return one.left === other.left && one.top === other.top && one.width === other.width;
}
