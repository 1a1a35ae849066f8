import { readStructure, unpackStructure, writeStructure } from '../../../src/routes/structure';
import { model } from '../sampleSite';

const paths = model.routes.filter(({ file }) => file).map(({ path }) => path);
const files = {
  pages: Object.fromEntries(paths.map((path, index) => [path, [`00000${index}`, 100 + index] as const])),
  pageBudget: 1000,
  media: { '/film.mp4': { bytes: 1000, revision: '2222' } },
  search: { index: '/assets/search.1.json', files: { '/assets/search.1.json': [30, 'sha'] as const } },
  samples: {},
  onDemand: ['/film.mp4'],
};
const withoutFiles = model.routes.map(({ path, kind, label, section }) => ({
  path,
  kind,
  label,
  ...(section !== undefined && { section }),
}));

test('the structure of a site survives its script, apart from the names of the MDX files', () => {
  const read = readStructure(writeStructure({ model, files }));
  expect(read.files).toEqual(files);
  expect(read.model).toEqual({ ...model, routes: withoutFiles });
});

test('the script pushes the structure for the app to find', () => {
  const pushed: unknown[] = [];
  new Function('self', writeStructure({ model, files }))({ siteStructure: pushed });
  expect(pushed.map((packed) => unpackStructure(packed as never).files)).toEqual([files]);
});

test('without scripts, as in development, no page has one', () => {
  const { files: read } = readStructure(writeStructure({ model, files: { ...files, pages: {} } }));
  expect(read.pages).toEqual({});
});

test('a label that follows from the path takes no space', () => {
  const pages = ['Basic tutorial', 'Another name'].map((label) => ({ path: '/docs/basic-tutorial', label }));
  const [usual, other] = pages.map((page) => {
    const section = {
      path: '/docs',
      label: '',
      version: '',
      index: '',
      groups: [{ label: '', pages: [page] }],
    };
    return writeStructure({
      model: { ...model, routes: [], sections: [section] },
      files: { ...files, pages: {} },
    });
  });
  expect([usual?.includes('tutorial"]'), usual?.includes('Basic'), other?.includes('Another name')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('nested groups, links, hidden pages and redirects to other hosts survive, too', () => {
  const page = { path: '/docs/a', label: 'A' };
  const section = {
    path: '/docs',
    label: 'Docs',
    version: 'next',
    index: '/docs/a',
    groups: [
      {
        label: 'Outer',
        pages: [
          page,
          { href: 'https://other.example', label: 'Other' },
          { label: 'Inner', collapsed: true, pages: [{ path: '/docs/b', label: 'Last' }] },
        ],
      },
    ],
    hidden: [{ path: '/docs/c', label: 'C' }],
  };
  const outbound = [{ from: '/chat', to: 'https://chat.example/x' }];
  const read = readStructure(
    writeStructure({ model: { ...model, routes: [], sections: [section], outbound }, files }),
  );
  expect([read.model.sections, read.model.outbound]).toEqual([[section], outbound]);
  expect(read.model.routes.map(({ path }) => path)).toEqual(['/docs/a', '/docs/b', '/docs/c']);
});
