import type { VisibleLayer } from './readLayers';

type KeyAction = { readonly focus: string } | { readonly toggle: string } | undefined;

/** Keyboard navigation of a tree (WAI-ARIA tree view pattern). */
export function keyAction(layers: readonly VisibleLayer[], id: string, key: string): KeyAction {
  const index = layers.findIndex((layer) => layer.id === id);
  const layer = layers[index];
  if (!layer) return undefined;
  const focus = (target: VisibleLayer | undefined): KeyAction => target && { focus: target.id };
  switch (key) {
    case 'ArrowDown':
      return focus(layers[index + 1]);
    case 'ArrowUp':
      return focus(layers[index - 1]);
    case 'Home':
      return focus(layers[0]);
    case 'End':
      return focus(layers.at(-1));
    case 'ArrowRight':
      if (layer.children.length === 0) return undefined;
      return layer.isOpen ? focus(layers[index + 1]) : { toggle: id };
    case 'ArrowLeft':
      if (layer.isOpen) return { toggle: id };
      return focus(layers.find((other) => other.id === layer.parent));
    default:
      return undefined;
  }
}
