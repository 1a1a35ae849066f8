import { useEditor } from '@craftjs/core';
import { TextField } from '../fields/TextField';

/** The name of a node among the layers. */
export function NameField({ id }: { id: string }) {
  const { actions, name, kind } = useEditor(({ nodes }) => {
    const { custom, displayName } = nodes[id]?.data ?? {};
    return { name: (custom as { displayName?: string } | undefined)?.displayName ?? '', kind: displayName };
  });
  return (
    <TextField
      label="Name of the layer"
      placeholder={kind}
      value={name}
      onChange={(value, joins) => {
        const { setCustom } = joins ? actions.history.throttle() : actions;
        setCustom(id, (custom: { displayName?: string }) => {
          custom.displayName = value;
        });
      }}
    />
  );
}
