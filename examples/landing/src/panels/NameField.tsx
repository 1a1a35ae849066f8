import { useEditor } from '@craftjs/core';
import { TextField } from '../fields/TextField';
import { joinsStep } from '../state/undoStep';

/** The name of a node among the layers. */
export function NameField({ id }: { id: string }) {
  const { actions, name, kind } = useEditor(({ nodes }) => {
    const { custom, displayName } = nodes[id]?.data ?? {};
    return { name: (custom as { displayName?: string } | undefined)?.displayName ?? '', kind: displayName };
  });
  return (
    <TextField
      label="Layer name"
      {...(kind !== undefined && { placeholder: kind })}
      value={name}
      onChange={(value) => {
        const { setCustom } = joinsStep(`${id} custom`) ? actions.history.merge() : actions;
        setCustom(id, (custom: { displayName?: string }) => {
          custom.displayName = value;
        });
      }}
    />
  );
}
