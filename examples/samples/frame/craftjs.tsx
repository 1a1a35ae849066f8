// What samples get as `@craftjs/core`: the published package, with an Editor that also shows its state to the page
// around the sample.
import { type ComponentProps, useEffect } from 'react';
import { Editor as PublishedEditor, useEditor } from 'craftjs-published';

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
  const { query } = useEditor();
  useEffect(() => {
    window.editors.push(query);
    return () => {
      window.editors = window.editors.filter((other) => other !== query);
    };
    // The methods are the same for as long as the editor lives, but come in a new object each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
