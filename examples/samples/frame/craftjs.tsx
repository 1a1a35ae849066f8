// What samples get as `@craftjs/core`: the published package, with an Editor that also shows its state to the page
// around the sample.
import { type ComponentProps, useEffect, useState } from 'react';
import { Editor as PublishedEditor, useEditor } from 'craftjs-published';
import { noteDocument } from './documents';

export * from 'craftjs-published';

type Query = ReturnType<typeof useEditor>['query'];

declare global {
  interface Window {
    /** The query methods of each mounted editor, in the order of mounting. */
    editors: Query[];
  }
}
window.editors = [];

/** The published `<Editor>`, listed in `window.editors` as long as it is mounted. */
export function Editor({ children, ...props }: ComponentProps<typeof PublishedEditor>) {
  return (
    <PublishedEditor {...props}>
      {children}
      <ListEditor />
    </PublishedEditor>
  );
}

function ListEditor() {
  const { query, json } = useEditor((_, current) => ({ json: prettyPrint(current) }));
  // The methods are the same for as long as the editor lives, but come in a new object each time.
  const [first] = useState(query);
  useEffect(() => {
    window.editors.push(first);
    return () => {
      window.editors = window.editors.filter((other) => other !== first);
      noteDocument(first, null);
    };
  }, [first]);
  useEffect(() => noteDocument(first, json), [first, json]);
  return null;
}

function prettyPrint(query: Query): string {
  try {
    return JSON.stringify(JSON.parse(query.serialize()), null, 2);
  } catch (error) {
    return String(error); // Samples about what cannot be saved.
  }
}
