import type { ComponentType } from 'react';
import { join, relative } from 'node:path';
import { renderPageContent } from '../../app/renderContent';
import type { Config } from '../../config/load';
import type { Route, Site } from '../../config/model';
import { plainText } from '../../config/pageHead';
import type { PageContent, TocEntry } from '../../shared/page';
import { packSections } from '../../shared/search/searchIndex';
import type { Section } from '../../shared/search/section';
import { withBase } from '../../shared/url';
import { BuildError } from '../support/buildError';
import { rejectBlockedMarkup } from './blockedMarkup';
import { bundlePage, type BundleTools } from './bundlePage';
import { findFailingModule } from './failingModule';
import type { PageLink } from './pageLinks';
import type { PagePicture } from './pictureModule';
import { describeRenderError } from './renderErrors';
import { readWords } from './readWords';
import { readHtmlSections } from './searchSections';
import type { PageWarning } from './warnings';

/** A compiled and rendered page: everything the build needs to know of its content. */
export interface PageRecord {
  /** Its path below the base URL. */
  readonly path: string;
  /** Its MDX file, relative to the site folder. */
  readonly file: string;
  readonly content: PageContent;
  /** The search index of its sections (searchIndex.ts), as JSON. */
  readonly searchIndex: string;
  /** The page as Markdown. */
  readonly markdown: string;
  readonly links: readonly PageLink[];
  readonly warnings: readonly PageWarning[];
  /** The files it imports, relative to the site folder. */
  readonly imports: readonly string[];
  /** Those among them whose content is part of the page: MDX files. */
  readonly parts: readonly string[];
  /** Pictures beside it, which the build publishes. */
  readonly pictures: readonly PagePicture[];
}

/** A route with an MDX file. */
export type PageRoute = Route & { readonly file: string };

export const hasFile = (route: Route): route is PageRoute => route.file !== undefined;

/** The exports of an MDX file (mdxOptions.ts). */
interface PageModule {
  readonly default: ComponentType<{ components?: object }>;
  readonly frontmatter?: {
    readonly title?: unknown;
    readonly description?: unknown;
    readonly toc?: unknown;
    readonly editLink?: unknown;
  };
  readonly toc: readonly TocEntry[];
  readonly pageLinks: readonly PageLink[];
  readonly pageWarnings: readonly PageWarning[];
  readonly markdown: string;
}

/** Renders the page of a route from its compiled MDX `code`. Rejects with a BuildError. */
export async function renderPage(
  config: Config,
  route: PageRoute,
  code: string,
  tools: BundleTools,
): Promise<PageRecord> {
  const { root } = config;
  const { path, file } = route;
  const toName = (imported: string) => relative(root, imported).replaceAll('\\', '/');
  const bundle = await bundlePage(root, join(root, file), code, tools);
  try {
    const module = await evaluate(bundle.code);
    const { toc, editLink, ...head } = module.frontmatter ?? {};
    const [title, description] = [head.title, head.description].map(plainText);
    const { html } = rejectBlockedMarkup({ html: renderPageContent(config, module.default) });
    const content: PageContent = {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(editLink === false && { editLink }),
      toc: toc === false ? [] : module.toc,
      html,
      file,
    };
    return {
      path,
      file,
      content,
      searchIndex: JSON.stringify(packSections(sectionsOf(route, content), readWords)),
      markdown: placePictures(module.markdown, bundle.pictures, config.site),
      links: module.pageLinks,
      warnings: module.pageWarnings,
      imports: bundle.imported.map(toName),
      parts: bundle.parts.map(toName),
      pictures: bundle.pictures,
    };
  } catch (error) {
    throw new BuildError(describeRenderError(root, file, error, findFailingModule(root, bundle.code, error)));
  }
}

/** What the search finds of a page. */
export function sectionsOf(
  { path, label, noindex }: PageRoute,
  { title = label, html }: PageContent,
): Section[] {
  return noindex ? [] : readHtmlSections(path, title, html);
}

/** Fills in the URLs of pictures beside the page. */
function placePictures(markdown: string, pictures: readonly PagePicture[], { url, baseUrl }: Site): string {
  return pictures.reduce(
    (text, { file, address }) =>
      text.replaceAll(`@site/${file}`, new URL(withBase(baseUrl, address), url).href),
    markdown,
  );
}

/** A data URL, because Node loads each address once. */
async function evaluate(code: string): Promise<PageModule> {
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  return (await import(address)) as PageModule;
}
