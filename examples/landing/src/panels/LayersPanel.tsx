import { useEffect, useRef } from 'react';
import { useEditor } from '@craftjs/core';
import { Layers } from '@craftjs/layers';
import { LayerRow } from './LayerRow';
import { scrollIntoSight } from '../scrollIntoSight';

export function LayersPanel() {
  const panel = useRef<HTMLElement>(null);
  const { selected } = useEditor((_, query) => ({
    selected: query.getEvent('selected').last() as string | undefined,
  }));
  useEffect(() => {
    if (!selected) return;
    // By then the package has unfolded the rows above.
    const frame = requestAnimationFrame(() => {
      const row = panel.current?.querySelector('[data-selected]');
      if (panel.current && row) scrollIntoSight(panel.current, row, 0);
    });
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  return (
    <section className="panel layers" id="panel-layers" aria-labelledby="layers-title" ref={panel}>
      <h2 id="layers-title">Layers</h2>
      <Layers expandRootOnLoad renderLayer={LayerRow} />
    </section>
  );
}
