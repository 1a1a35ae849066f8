/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FC } from 'react';
import { act } from 'react-dom/test-utils';
import { cleanUp, createEditor, fire, muteConsole, page } from './editor';
import { applyChanges, loadSample } from './sample';

// Claims of the recipe about images, whose upload reads the file as a `data:` URL.

beforeEach(muteConsole);
afterEach(cleanUp);

const { Picture } = loadSample('recipes/images/Picture') as { Picture: FC };

/** An editor with a selected image, and a function that chooses a file for it. */
function selectPicture(Picture: FC) {
  const editor = createEditor(page(<Picture />, <p />), { resolver: { Picture } });
  const id = editor.at(0);
  editor.run(({ actions }) => actions.selectNode(id));
  const choose = (content = 'a') => {
    const files = [new File([content], 'a.png', { type: 'image/png' })];
    const input = editor.find('input[type=file]');
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    fire(input, 'change');
  };
  const src = () => editor.hook().query.node(id).get()?.data.props['src'] as string | undefined;
  return { editor, id, choose, src };
}

/** Waits until a later file has been read, as the one before it then is, too. */
async function finishUpload() {
  await act(async () => {
    await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = resolve;
      reader.readAsDataURL(new File(['b'], 'b.png'));
    });
  });
}

test('an upload sets the address in one undo step, also after another node has been selected', async () => {
  const { editor, choose, src } = selectPicture(Picture);
  choose();
  editor.run(({ actions }) => actions.selectNode(editor.at(1)));
  await finishUpload();
  expect(src()).toMatch(/^data:image\/png;base64,/);
  editor.run(({ actions }) => actions.history.undo());
  expect([src(), editor.hook().query.history.canUndo()]).toEqual([undefined, false]);
});

test('an upload for a node that was deleted meanwhile changes nothing', async () => {
  const { editor, id, choose, src } = selectPicture(Picture);
  choose();
  editor.run(({ actions }) => actions.delete(id));
  await finishUpload();
  expect([editor.crash(), src()]).toEqual([undefined, undefined]);
});

test('a slow upload does not replace the image that was chosen after it', async () => {
  const { choose, src } = selectPicture(Picture);
  const read = FileReader.prototype.readAsDataURL;
  let finishSlow = () => {};
  FileReader.prototype.readAsDataURL = function (file) {
    finishSlow = () => read.call(this, file);
  };
  choose('slow');
  FileReader.prototype.readAsDataURL = read;
  choose('fast');
  await finishUpload();
  finishSlow();
  await finishUpload();
  expect(atob(src()?.split(',')[1] ?? '')).toBe('fast');
});

describe('with the import of uploadToServer', () => {
  const { Picture: UploadingPicture } = loadSample('recipes/images/Picture', (code) =>
    code.replace("{ upload } from './upload'", "{ uploadToServer as upload } from './uploadToServer'"),
  ) as { Picture: FC };
  const originalFetch = globalThis.fetch;
  afterEach(() => void (globalThis.fetch = originalFetch));

  test.each([
    [200, '/images/1.png', ''],
    [413, undefined, 'The upload failed. Choose the file again.'],
  ])('a response with status %s sets the address %s, and says "%s"', async (status, address, message) => {
    const { editor, choose, src } = selectPicture(UploadingPicture);
    globalThis.fetch = async () =>
      ({ ok: status === 200, status, json: async () => ({ address: '/images/1.png' }) }) as Response;
    choose();
    await act(async () => {});
    expect([src(), editor.find('[role=status]').textContent]).toEqual([address, message]);
  });
});

describe('with the changed lines, the image', () => {
  const { Picture: PictureWithPreview } = loadSample('recipes/images/Picture', (code) =>
    applyChanges(code, 'recipes/images'),
  ) as { Picture: FC };
  const addresses = new Set<string>();

  beforeEach(() => {
    addresses.clear();
    // jsdom has neither.
    URL.createObjectURL = () => {
      addresses.add('blob:preview');
      return 'blob:preview';
    };
    URL.revokeObjectURL = (address) => void addresses.delete(address);
  });

  const shown = ({ find }: ReturnType<typeof createEditor>) => find('img').getAttribute('src');

  test('is shown before it is uploaded, and then has its address', async () => {
    const { editor, choose, src } = selectPicture(PictureWithPreview);
    choose();
    expect([shown(editor), src()]).toEqual(['blob:preview', undefined]);
    await finishUpload();
    expect([shown(editor), addresses.size]).toEqual([src(), 0]);
  });

  test('disappears if the upload fails', async () => {
    const { editor, choose } = selectPicture(PictureWithPreview);
    const read = jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (
      this: FileReader,
    ) {
      setTimeout(() => this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>));
    });
    choose();
    expect(shown(editor)).toBe('blob:preview');
    read.mockRestore();
    await finishUpload();
    expect(() => shown(editor)).toThrow('Nothing matches img');
    expect(addresses.size).toBe(0);
  });

  test('frees its address when the node is deleted', async () => {
    const { editor, id, choose } = selectPicture(PictureWithPreview);
    choose();
    editor.run(({ actions }) => actions.delete(id));
    expect(addresses.size).toBe(0);
    await finishUpload();
    expect(editor.crash()).toBeUndefined();
  });
});
