import { useEditor } from '@craftjs/core';
import { useSay } from '../Notices';
import { useReplacePage } from '../useReplacePage';
import { readPage } from '../state/readPage';
import { keepPage, keptPage } from '../state/storage';
import { writePage } from '../state/pageString';

/** Keeps one page in this browser, so that it outlives a reload. */
export const SaveAndRestore = () => {
  const { query, enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  const replacePage = useReplacePage();
  const say = useSay();

  const save = () => {
    if (keepPage(writePage(query.getSerializedNodes()))) say('Saved in this browser.');
    else
      say('Not saved: this browser keeps nothing for this page. “Copy state” works without it.', 'problem');
  };
  const restore = () => {
    const kept = keptPage();
    if (kept === undefined)
      return say('Nothing to restore: this browser keeps nothing for this page.', 'problem');
    if (kept === null) return say('Nothing is saved in this browser yet. Press “Save” first.');
    const page = readPage(kept);
    if ('problem' in page) return say(`What was saved cannot be restored. ${page.problem}`, 'problem');
    replacePage(page.nodes);
    say('Restored. “Undo” brings back the page from before.');
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
