import { readPageHead } from '../../../src/config/pageHead';

test.each(['title: *bold*', 'title: !new API', 'title: a: b', 'title: [', 'title: A\ntitle: B'])(
  'while "%s" isn’t valid YAML, the heading is the title',
  (yaml) => {
    expect(readPageHead(`---\n${yaml}\n---\n\n# Heading\n`)).toEqual({ frontmatter: {}, title: 'Heading' });
  },
);

test.each([
  ['# `Array<T>` & `<Editor />`', 'Array<T> & <Editor />'],
  ['# Use \\<Editor> and \\*', 'Use <Editor> and *'],
  ['# The *new* **API** <Badge text="a" />', 'The new API'],
  ['# The [API](./api.md) {#api}', 'The API'],
  ['```\n# no\n```\n\n# snake_case', 'snake_case'],
  ['---\ntitle: <Editor />\n---\n', '<Editor />'],
  ['---\ntitle: 404\n---\n', '404'],
  ['---\n# keep in sync\ntoc: false\n---\n# Real title', 'Real title'],
  ['---\ntitle:\n---\n# Heading', 'Heading'],
])('the title of %j is what its heading shows: %s', (text, title) => {
  expect(readPageHead(text).title).toBe(title);
});
