import { useEditor } from '@craftjs/core';
import { TextField } from '../fields/TextField';
import { continuesUndoStep } from '../state/undoSteps';

/** Layer name of a node. */
export function NameField({ id }: { id: string }) {
  const { actions, name, type } = useEditor(({ nodes }) => {
    const { custom, displayName } = nodes[id]?.data ?? {};
    return { name: (custom as { displayName?: string } | undefined)?.displayName ?? '', type: displayName };
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
