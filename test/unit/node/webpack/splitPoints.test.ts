import type { LoaderContext } from 'webpack';
import splitPoints from '../../../../src/node/webpack/splitPoints';
import { loadConfig } from '../../../../src/config/load';
import type { SiteOptions } from '../../../../src/node/webpack/readSite';
import { pageChunk } from '../../../../src/shared/manifests';
import { sampleRoutes, sampleSettings } from '../../sampleSite';
import { removeSites, writeSite } from '../../temporarySite';

afterAll(removeSites);

test('every page with content has one split point, and both JSON files are watched', async () => {
  const files = sampleRoutes.routes.flatMap((entry) => [
    ...('file' in entry ? [entry.file] : []),
    ...('sidebar' in entry
      ? (entry.sidebar ?? []).flatMap(({ pages }) => pages.map(({ file }) => file))
      : []),
  ]);
  const root = writeSite({
    ...Object.fromEntries(files.map((file) => [file, '# Page'])),
    'routes.json': sampleRoutes,
    'site.config.json': sampleSettings,
  });
  const watched: string[] = [];
  const readConfig = () => loadConfig(root);
  const context = {
    getOptions: () => ({ root, readConfig }),
    addDependency: (file: string) => watched.push(file),
  };
  const code = await splitPoints.call(context as unknown as LoaderContext<SiteOptions>);

  expect(watched.sort()).toEqual([`${root}/routes.json`, `${root}/site.config.json`]);
  const imports = [...code.matchAll(/^import\(\/\* webpackChunkName: "(.*?)" \*\/ "(.*?)"\);$/gm)];
  expect(imports.map(([, chunk, request]) => [chunk, request])).toEqual(
    ['/', '/support', '/docs/overview', '/docs/api/editor', '/docs/migrating/migrating-0.1.x', '/docs-0.1/start', '/docs-0.1/overview']
      .map((path, index) => [pageChunk(path), `${root}/${files[index]}?path=${encodeURIComponent(path)}`]), // prettier-ignore
  );
});
