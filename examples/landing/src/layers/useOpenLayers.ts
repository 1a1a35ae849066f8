import { useEffect, useState } from 'react';
import { ROOT_NODE, useEditor } from '@craftjs/core';

/** Open rows: the root, those the user opened, and all ancestors of a selected node. */
export function useOpenLayers(selected: string | undefined) {
  const { query } = useEditor();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([ROOT_NODE]));
  const { node } = query;
  useEffect(() => {
    if (!selected || !node(selected).get()) return;
    const ancestors = node(selected).ancestors(true);
    setOpen((before) =>
      ancestors.every((id) => before.has(id)) ? before : new Set([...before, ...ancestors]),
    );
  }, [selected, node]);
  const toggle = (id: string) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return { open, toggle };
}
