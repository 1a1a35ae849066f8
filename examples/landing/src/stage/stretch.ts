export type Edge = 'end' | 'bottom' | 'corner';
/** The props that a pull changes: width in percent of the parent, height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a node measures when a pull begins. */
export interface Measures extends Size {
  /** What the parent has for its children, in pixels. */
  readonly room: number;
  /** A node in the middle grows to both sides, half as much as the mouse moves. */
  readonly isCentred: boolean;
}

/** Measures a node; a width that it has as a prop goes before that on the screen, which may be squeezed. */
export function measure(dom: HTMLElement, { width = 0 }: Partial<Size>): Measures {
  const box = dom.getBoundingClientRect();
  const parent = dom.parentElement ?? dom;
  const style = getComputedStyle(parent);
  const isRow = style.flexDirection === 'row';
  const room = parent.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return {
    width: width || (box.width / room) * 100,
    height: box.height,
    room,
    isCentred: (isRow ? style.justifyContent : style.alignItems) === 'center',
  };
}

export function stretch(edge: Edge, before: Measures, x: number, y: number): Partial<Size> {
  const width = before.width + ((before.isCentred ? x * 2 : x) / before.room) * 100;
  return {
    ...(edge !== 'bottom' && { width: Math.round(Math.min(100, Math.max(10, width))) }),
    ...(edge !== 'end' && { height: Math.round(Math.min(1200, Math.max(24, before.height + y))) }),
  };
}
