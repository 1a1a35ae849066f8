import { useEditor } from '@craftjs/core';
import { TextField } from '../fields/TextField';
import { componentName } from '../nodes';
import { continuesUndoStep } from '../state/undoSteps';

/** Layer name of a node. */
export function NameField({ id }: { id: string }) {
  const { actions, name, type } = useEditor(({ nodes }) => {
    const data = nodes[id]?.data;
    const custom = data?.custom as { displayName?: string } | undefined;
    return { name: custom?.displayName ?? '', type: data && componentName(data) };
  });
  return (
    <TextField
      label="Layer name"
      placeholder={type}
      value={name}
      onChange={(value) => {
        const { setCustom } = continuesUndoStep(`${id} custom`) ? actions.history.merge() : actions;
        setCustom(id, (custom: { displayName?: string }) => {
          custom.displayName = value;
        });
      }}
    />
  );
}
