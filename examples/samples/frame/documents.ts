/** What the editors of a page would save, in the order of their mounting. */
const documents = new Map<object, string>();
let tell: (documents: readonly string[]) => void = () => {};

/** Calls back with the documents whenever one of them has changed. */
export function onDocuments(callback: typeof tell): void {
  tell = callback;
}

/** Notes what an editor would save now; nothing when it has gone. */
export function noteDocument(editor: object, json: string | null): void {
  if (json === null) documents.delete(editor);
  else documents.set(editor, json);
  tell([...documents.values()]);
}
