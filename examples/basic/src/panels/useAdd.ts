import type { ReactElement } from 'react';
import { ROOT_NODE, useEditor } from '@craftjs/core';
import { useSay } from '../Notices';
import { newTree } from './newTree';

/** Adds an element behind the selected node, or inside it where that is a canvas; else as near to it as rules allow. */
export const useAdd = () => {
  const { actions, query } = useEditor();
  const say = useSay();
  return (label: string, element: ReactElement) => {
    const tree = newTree(query, element);
    const added = tree.nodes[tree.rootNodeId];
    const selected: string = query.getEvent('selected').last() ?? ROOT_NODE;
    const way = [selected, ...query.node(selected).ancestors(true)];
    const place = way.findIndex((id) => query.node(id).isDroppable(added));
    const parent = way[place];
    if (!parent) return say(`There is no place for this on the page: ${label}.`, 'problem');
    const before = query
      .node(parent)
      .childNodes()
      .indexOf(way[place - 1] ?? '');
    actions.addNodeTree(tree, parent, before < 0 ? undefined : before + 1);
    actions.selectNode(tree.rootNodeId);
    say(`${label} added to: ${query.node(parent).get().data.displayName}.`);
  };
};
