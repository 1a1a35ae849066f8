import type { Length } from '../page/box';

export type Edge =
  'top' | 'right' | 'bottom' | 'left' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

const SIDES: readonly Edge[] = ['right', 'left'];
const ENDS: readonly Edge[] = ['bottom', 'top'];
const CORNERS: readonly Edge[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

/** The handles of a node with these props. */
export function edgesOf(hasWidth: boolean, hasHeight: boolean): readonly Edge[] {
  return [...(hasWidth ? SIDES : []), ...(hasHeight ? ENDS : []), ...(hasWidth && hasHeight ? CORNERS : [])];
}

/** The props that a pull changes. */
export interface Size {
  readonly width: Length;
  readonly height: Length;
}

/** What a node measures when a pull begins. */
export interface Measures {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What the parent has for its children, in pixels. */
  readonly room: number;
  /** A node in the middle grows to both sides, half as much as the mouse moves. */
  readonly isCentred: boolean;
  /** Whether its width is in pixels, and stays so. */
  readonly isInPixels: boolean;
}

export function measure(dom: HTMLElement, { width = 'auto' }: Partial<Size>): Measures {
  const box = dom.getBoundingClientRect();
  const parent = dom.parentElement ?? dom;
  const style = getComputedStyle(parent);
  const isRow = style.flexDirection === 'row';
  const room = parent.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return {
    // A percentage goes before what the screen shows, which may be squeezed.
    width: width.endsWith('%') ? (parseFloat(width) / 100) * room : box.width,
    height: box.height,
    room,
    isCentred: (isRow ? style.justifyContent : style.alignItems) === 'center',
    isInPixels: width.endsWith('px'),
  };
}

/** The size after a handle was pulled by `x` and `y` pixels. */
export function stretch(edge: Edge, before: Measures, x: number, y: number): Partial<Size> {
  const outwards = edge.includes('left') ? -x : x;
  const width = before.width + (before.isCentred ? outwards * 2 : outwards);
  const height = before.height + (edge.includes('top') ? -y : y);
  const percent = clamp((width / before.room) * 100, 10, 100);
  return {
    ...(/left|right/.test(edge) && {
      width: before.isInPixels ? `${clamp(width, 24, 1200)}px` : `${percent}%`,
    }),
    ...(/top|bottom/.test(edge) && { height: `${clamp(height, 24, 1200)}px` }),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)));
}
