import type { Route } from './model';

/** Why `name` leads to no page, if the page at `path` is a draft; undefined for other paths. The caller ends the sentence. */
export function explainDraft(drafts: readonly Route[] = [], path: string, name = path): string | undefined {
  const draft = drafts.find((route) => route.path === path);
  return (
    draft &&
    `"${name}" is a draft (${draft.file}), which only "npm run dev" shows. Remove "draft: true" there, or name another page`
  );
}
