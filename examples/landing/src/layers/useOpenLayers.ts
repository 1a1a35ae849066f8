import { useEffect, useState } from 'react';
import { ROOT_NODE, useEditor } from '@craftjs/core';

/** Which rows are open: the page, what the user opened, and everything above a node that gets selected. */
export function useOpenLayers(selected: string | undefined) {
  const { query } = useEditor();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([ROOT_NODE]));
  const { node } = query;
  useEffect(() => {
    if (!selected || !node(selected).get()) return;
    const above = node(selected).ancestors(true);
    setOpen((before) => (above.every((id) => before.has(id)) ? before : new Set([...before, ...above])));
  }, [selected, node]);
  const toggle = (id: string) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return { open, toggle };
}
