import type { Length } from '../page/box';

export type Edge =
  'top' | 'right' | 'bottom' | 'left' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

const SIDES: readonly Edge[] = ['right', 'left'];
const ENDS: readonly Edge[] = ['bottom', 'top'];
const CORNERS: readonly Edge[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

/** Edges with a handle. */
export function edgesOf(hasWidth: boolean, hasHeight: boolean): readonly Edge[] {
  return [...(hasWidth ? SIDES : []), ...(hasHeight ? ENDS : []), ...(hasWidth && hasHeight ? CORNERS : [])];
}

/** Props that resizing changes. */
export interface Size {
  readonly width: Length;
  readonly height: Length;
}

/** A node at the start of a drag. */
export interface InitialSize {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Inner width of the parent, in pixels. */
  readonly available: number;
  /** A centred node grows on both sides, so its width changes by twice the distance. */
  readonly isCentred: boolean;
  /** Whether the width is in pixels instead of percent. */
  readonly isInPixels: boolean;
}

export function measure(dom: HTMLElement, { width = 'auto' }: Partial<Size>): InitialSize {
  const box = dom.getBoundingClientRect();
  const parent = dom.parentElement ?? dom;
  const style = getComputedStyle(parent);
  const isRow = style.flexDirection === 'row';
  const available = parent.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return {
    // Flexbox may render a percentage narrower than it says.
    width: width.endsWith('%') ? (parseFloat(width) / 100) * available : box.width,
    height: box.height,
    available,
    isCentred: (isRow ? style.justifyContent : style.alignItems) === 'center',
    isInPixels: width.endsWith('px'),
  };
}

/** The size after dragging a handle by `x` and `y` pixels. */
export function resize(edge: Edge, initial: InitialSize, x: number, y: number): Partial<Size> {
  const outwards = edge.includes('left') ? -x : x;
  const width = initial.width + (initial.isCentred ? outwards * 2 : outwards);
  const height = initial.height + (edge.includes('top') ? -y : y);
  const percent = clamp((width / initial.available) * 100, 10, 100);
  return {
    ...(/left|right/.test(edge) && {
      width: initial.isInPixels ? `${clamp(width, 24, 1200)}px` : `${percent}%`,
    }),
    ...(/top|bottom/.test(edge) && { height: `${clamp(height, 24, 1200)}px` }),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.round(Math.min(max, Math.max(min, value)));
}
