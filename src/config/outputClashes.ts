import { ASSETS_FOLDER, BUILD_OUTPUTS, REPLACEABLE_FILES } from '../shared/outputFiles';
import { htmlFile, isBelow, markdownFile } from '../shared/url';
import { isFromFolder, type RoutesFile, routesProblem, type SiteFile, siteProblem } from './files';
import type { KeyPath } from './locate';
import type { RouteModel } from './model';
import { OutputNames } from './outputNames';
import type { Problem } from './problems';
import type { DeclaredPage } from './routeModel';

/** A file of the built site, or a folder (with a trailing "/") with a single owner. */
interface Output {
  readonly name: string;
  readonly source: 'build' | 'static' | 'app' | 'route';
  /** Its origin, as the end of a message. */
  readonly owner: string;
  /** Creates the problem if another output has the name already. Absent for the build's own files. */
  readonly problem?: (owner: string) => Problem;
}

/** The sources of a site's outputs. */
interface SiteParts {
  readonly routes: RoutesFile;
  readonly site: SiteFile;
  readonly model: RouteModel;
  /** All pages but duplicates, which are left out of the build. */
  readonly pages: readonly DeclaredPage[];
  /** Files below static/, relative to the site folder. */
  readonly staticFiles: readonly string[];
}

/**
 * Files that would overwrite each other in the build. Each clash is reported once, at the later declaration.
 */
export function findOutputClashes(parts: SiteParts): Problem[] {
  const names = new OutputNames<Output>();
  const outputs = [
    ...buildOutputs(),
    ...staticOutputs(parts.staticFiles),
    ...appOutputs(parts.site),
    ...indexOutputs(parts),
    ...pageOutputs(parts),
    ...redirectOutputs(parts.routes),
  ];
  const problems = outputs.flatMap((output) => {
    const other = names.findClash(output.name);
    names.add(output.name, output);
    return other && output.problem && !mayBeTogether(output, other)
      ? [output.problem(describeOwner(other, output.name))]
      : [];
  });
  // A page and its Markdown copy may clash with the same output.
  const places = problems.map(({ file, at }) => `${file} ${at}`);
  return problems.filter((_, index) => places.indexOf(places[index] ?? '') === index);
}

/** An app may be inside the folder of another one, and static/ is copied as a whole. */
function mayBeTogether(output: Output, other: Output): boolean {
  if (output.source === 'app' && other.source === 'app') return !isSameButForCase(output.name, other.name);
  return output.source === 'static' && other.source === 'static';
}

const isSameButForCase = (name: string, other: string) => name.toLowerCase() === other.toLowerCase();

/** Mentions case when names differ only in it, because the message would look wrong otherwise. */
function describeOwner({ name, owner }: Output, wanted: string): string {
  const isCase = name !== wanted && isSameButForCase(name, wanted);
  return isCase ? `${owner}, and many file systems don’t distinguish upper and lower case` : owner;
}

function buildOutputs(): Output[] {
  return BUILD_OUTPUTS.flatMap((name): Output[] => {
    const own: Output = { name, source: 'build', owner: `the build writes "/${name}" itself` };
    if (!name.endsWith('.html')) return [own];
    const page = htmlFile(`/${name.slice(0, -'.html'.length)}`);
    return [own, { name: page, source: 'build', owner: `many hosts serve "/${name}" there` }];
  });
}

function staticOutputs(files: readonly string[]): Output[] {
  return files
    .map((file) => file.slice('static/'.length))
    .filter((name) => !REPLACEABLE_FILES.includes(name))
    .map((name) => ({
      name,
      source: 'static' as const,
      owner: `static/${name} is already there`,
      problem: (owner) => ({
        file: `static/${name}`,
        at: '',
        message: isBelow(ASSETS_FOLDER.slice(0, -1), name)
          ? 'expected a file outside of static/assets/, because browsers cache files below "/assets/" indefinitely. Move it to another folder, such as static/pictures/'
          : `expected a file with another name; ${owner}`,
      }),
    }));
}

function appOutputs(file: SiteFile): Output[] {
  const apps = file.value?.apps ?? [];
  return apps.map(({ folder, path }, index) => ({
    name: path.slice(1),
    source: 'app' as const,
    owner: `the app "${folder}" of site.config.json is at "${path}"`,
    problem: (owner) => siteProblem(file, ['apps', index, 'path'], `expected an unused path; ${owner}`),
  }));
}

function pageOutputs({ routes, pages }: SiteParts): Output[] {
  return pages.flatMap(({ route: { path, kind, file = '' }, keyPath }): Output[] => {
    const at = (message: string): Problem =>
      isFromFolder(routes, keyPath)
        ? { file, at: '', message: `${message}. Rename the file` }
        : routesProblem(routes, [...keyPath, 'path'], message);
    const copy = markdownFile(path);
    const page: Output = {
      name: htmlFile(path),
      source: 'route',
      owner: `there is a page at "${path}"`,
      problem: (owner) => at(`expected an unused path; ${owner}`),
    };
    if (kind !== 'doc') return [page];
    const markdown: Output = {
      name: copy,
      source: 'route',
      owner: `the page "${path}" has its Markdown copy at "/${copy}"`,
      problem: (owner) => at(`expected a page whose Markdown copy, "/${copy}", has an unused path; ${owner}`),
    };
    return [page, markdown];
  });
}

/** The path of docs redirects to their first page, unless a page has this path. */
function indexOutputs({ routes, model }: SiteParts): Output[] {
  const paths = new Set(model.routes.map(({ path }) => path));
  return (routes.value?.routes ?? []).flatMap((route, index): Output[] => {
    if (route.kind !== 'docs' || paths.has(route.path)) return [];
    paths.add(route.path);
    return [
      redirectOutput(
        routes,
        ['routes', index, 'path'],
        route.path,
        `"${route.path}" redirects to the first page of its docs, "${route.index}"`,
      ),
    ];
  });
}

function redirectOutputs(routes: RoutesFile): Output[] {
  return (routes.value?.redirects ?? []).map(({ from }, index) =>
    redirectOutput(routes, ['redirects', index, 'from'], from, `there is a redirect from "${from}"`),
  );
}

function redirectOutput(routes: RoutesFile, path: KeyPath, from: string, owner: string): Output {
  return {
    name: htmlFile(from),
    source: 'route',
    owner,
    problem: (other) => routesProblem(routes, path, `expected an unused path; ${other}`),
  };
}
