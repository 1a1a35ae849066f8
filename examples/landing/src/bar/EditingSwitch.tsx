import { useEditor } from '@craftjs/core';

/** Off shows the page as its readers would see it. */
export function EditingSwitch() {
  const { actions, enabled } = useEditor(({ options }) => ({ enabled: options.enabled }));
  const toggle = () =>
    actions.setOptions((options) => {
      options.enabled = !enabled;
    });
  return (
    <button className="switch" role="switch" aria-checked={enabled} onClick={toggle}>
      Editing
    </button>
  );
}
