/** Page content that a node bar must not cover. */
const CONTENT = '.text, .cta, .media, .rule';

/** Distance of an outline from its node (outlines.css), in pixels. */
const OFFSET = 6;

/**
 * Places the bar of an outline where it covers no content, preferably in view: above the node or else below, at its start
 * or else its end; for a node in the right half of the page, first at its end. The bar of a drop target prefers the lower
 * edge inside to the place below. If there is no such place, it is above.
 */
export function placeBar(outline: HTMLElement, node: HTMLElement, artboard: HTMLElement): void {
  const bar = outline.querySelector<HTMLElement>('.node-bar');
  const stage = artboard.closest('.stage')?.getBoundingClientRect();
  if (!bar || !stage) return;
  const { offsetWidth: width, offsetHeight: height } = bar;
  const page = artboard.getBoundingClientRect();
  const box = node.getBoundingClientRect();
  const lefts = { start: box.left, end: box.right - width };
  const tops = {
    above: box.top - OFFSET - height,
    ...(outline.matches('.target, .rejected') && { inside: box.bottom + OFFSET - height }),
    below: box.bottom + OFFSET,
  };
  const shown = [...artboard.querySelectorAll(`.page :is(${CONTENT})`)]
    .filter((element) => element !== node)
    .flatMap(boxesOf);
  const isInView = (left: number, top: number) =>
    left >= page.left && left + width <= page.right && top >= stage.top && top + height <= stage.bottom;
  const isFree = (left: number, top: number) =>
    !shown.some(
      (other) =>
        other.left < left + width && other.right > left && other.top < top + height && other.bottom > top,
    );
  const sides = Object.entries(lefts);
  if (box.left - page.left > page.width / 2) sides.reverse();
  const places = sides.flatMap(([side, left]) =>
    Object.entries(tops).map(([place, top]) => ({ side, place, left, top })),
  );
  const free = places.filter(({ left, top }) => isFree(left, top));
  const chosen = free.find(({ left, top }) => isInView(left, top)) ?? free[0] ?? places[0];
  outline.dataset['side'] = chosen?.side;
  outline.dataset['bar'] = chosen?.place;
}

/** The boxes (relative to the window) of what an element shows: of a text, its lines. */
function boxesOf(element: Element): DOMRect[] {
  if (!element.matches('.text')) return [element.getBoundingClientRect()];
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}
