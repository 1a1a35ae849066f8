import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ROOT_NODE, useEditor } from '@craftjs/core';
import { keyAction } from './keyAction';
import { LayerRow } from './LayerRow';
import { readLayers, visibleLayers } from './readLayers';
import { useLayerDrag } from './useLayerDrag';
import { useOpenLayers } from './useOpenLayers';
import { scrollWithin } from '../scrollWithin';
import { useReveal } from '../stage/useReveal';

/** The nodes of the page as a tree with one tab stop. */
export function LayersPanel() {
  const panel = useRef<HTMLElement>(null);
  const { actions, selected, all } = useEditor(({ nodes }, query) => ({
    selected: query.getEvent('selected').last() as string | undefined,
    all: readLayers(nodes),
  }));
  const { open, toggle } = useOpenLayers(selected);
  const layers = visibleLayers(all, open);
  const { drop, rowProps } = useLayerDrag();
  const reveal = useReveal();
  const [focused, setFocused] = useState(ROOT_NODE);
  const tabStop = [focused, selected, ROOT_NODE].find((id) => layers.some((layer) => layer.id === id));

  useEffect(() => {
    if (selected) setFocused(selected);
    const row = panel.current?.querySelector('[aria-selected=true]');
    if (panel.current && row) scrollWithin(panel.current, row, 0);
  }, [selected, open]);

  const select = (id: string) => {
    actions.selectNode(id);
    reveal(id);
  };
  const hide = (id: string) => {
    const layer = layers.find((row) => row.id === id);
    if (layer && id !== ROOT_NODE) actions.setHidden(id, !layer.isHidden);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Enter' || key === ' ') select(focused);
    else if (key === 'h') hide(focused);
    else {
      const action = keyAction(layers, focused, key);
      if (!action) return;
      if ('toggle' in action) toggle(action.toggle);
      else document.getElementById(`layer-${action.focus}`)?.focus();
    }
    event.preventDefault();
  };
  return (
    <section className="panel layers" id="panel-layers" aria-labelledby="layers-title" ref={panel}>
      <h2 id="layers-title">Layers</h2>
      <div role="tree" aria-labelledby="layers-title" onKeyDown={onKeyDown}>
        {layers.map((layer) => (
          <LayerRow
            key={layer.id}
            layer={layer}
            drop={drop?.row === layer.id ? drop : undefined}
            isTabStop={layer.id === tabStop}
            drag={rowProps(layer)}
            onFocus={() => setFocused(layer.id)}
            onSelect={() => select(layer.id)}
            onToggle={() => toggle(layer.id)}
            onHide={() => hide(layer.id)}
          />
        ))}
      </div>
    </section>
  );
}
