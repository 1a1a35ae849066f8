import { readPageHead } from '../../../src/config/pageHead';

test.each(['title: *bold*', 'title: !new API', 'title: a: b', 'title: [', 'title: A\ntitle: B'])(
  'while "%s" isn’t valid YAML, the heading is the title',
  (yaml) => {
    expect(readPageHead(`---\n${yaml}\n---\n\n# Heading\n`)).toEqual({ frontmatter: {}, title: 'Heading' });
  },
);
