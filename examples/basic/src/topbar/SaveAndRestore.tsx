import { useEditor } from '@craftjs/core';
import { useNotify } from '../Notices';
import { useCommands } from '../useCommands';
import { readPage } from '../state/readPage';
import { savePage, readSavedPage } from '../state/storage';
import { writePage } from '../state/pageString';

/** Saves one page in local storage. */
export const SaveAndRestore = () => {
  const { query, enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  const { replacePage } = useCommands();
  const notify = useNotify();

  const save = () => {
    if (savePage(writePage(query.getSerializedNodes()))) notify('Saved in this browser.');
    else
      notify(
        'Couldn’t save: this browser’s storage is full or blocked. Use “Copy state” instead.',
        'problem',
      );
  };
  const restore = () => {
    const saved = readSavedPage();
    if (saved === undefined) return notify('Couldn’t restore: this browser’s storage is blocked.', 'problem');
    if (saved === null) return notify('Nothing is saved in this browser yet.');
    const page = readPage(saved);
    if ('problem' in page) return notify(`Couldn’t restore the saved page. ${page.problem}`, 'problem');
    replacePage(page.nodes);
    notify('Restored. Undo to get the previous page back.');
  };

  return (
    <>
      <button type="button" className="button" onClick={save}>
        Save
      </button>
      <button type="button" className="button" disabled={!enabled} onClick={restore}>
        Restore
      </button>
    </>
  );
};
