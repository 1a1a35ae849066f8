import type { CompileOptions } from '@mdx-js/mdx';
import rehypeShiki, { type RehypeShikiOptions } from '@shikijs/rehype';
import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationErrorLevel,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import rehypeSlug from 'rehype-slug';
import { componentNames } from '../../app/renderContent';
import type { Config } from '../../config/load';
import { identifyAnchors } from './anchorNames';
import { createCodeCache } from './codeCache';
import { rejectUnknownPages } from './continuedPages';
import { exportMarkdown } from './exportMarkdown';
import { readFrontmatter } from './frontmatter';
import { exportToc, fixHeadingIds } from './headings';
import { exportLinks } from './pageLinks';
import { labelTables } from './labelTables';
import { nameLiveDemos } from './liveDemos';
import { createPalette, type Palette, shikiThemes } from './palette';
import { passComponents } from './passComponents';
import { importPictures } from './pictures';
import { rejectUndefinedNames } from './undefinedNames';
import { rejectUnsupported } from './rejectUnsupported';
import { lintMarkup } from './lint';
import { renderFences } from './renderFences';
import { syntaxPlugins } from './syntaxPlugins';
import { alignTables } from './tableAlign';
import { takeTitle } from './takeTitle';
import { exportWarnings } from './warnings';

/** How every MDX file is compiled, by `build`, `dev` and `check` alike. */
export async function createMdxOptions(readConfig: () => Config) {
  const { root, site } = readConfig();
  const shiki: RehypeShikiOptions = {
    ...shikiThemes(site.code),
    // The default of 500 ms a line is wall-clock time: on a busy machine the rest of the block loses its colors.
    tokenizeTimeLimit: 0,
    langs: [], // the default loads every grammar, which takes twelve seconds
    lazy: true, // loads each grammar when a code block first needs it
    addLanguageClass: false,
    fallbackLanguage: 'text',
    cache: createCodeCache(site.code),
    transformers: [
      transformerMetaHighlight({ className: 'marked' }),
      // `[!code highlight]`, `[!code focus]`, `[!code error]` and `[!code warning]` mark the line.
      transformerNotationHighlight({ classActiveLine: 'marked' }),
      transformerNotationFocus({ classActiveLine: 'marked' }),
      transformerNotationErrorLevel({ classMap: { error: ['marked', 'error'], warning: 'marked' } }),
      transformerNotationDiff({ classLineAdd: 'added', classLineRemove: 'removed' }),
      codeTransformer(await createPalette(site.code)),
    ],
  };
  return {
    // Also for .md files, whose HTML would otherwise be dropped silently.
    format: 'mdx',
    // Otherwise @mdx-js/loader compiles to other code in `npm run dev`.
    development: false,
    remarkPlugins: [
      ...syntaxPlugins,
      identifyAnchors,
      takeTitle(readConfig),
      readFrontmatter,
      lintMarkup,
      rejectUnsupported,
      rejectUndefinedNames(componentNames),
      passComponents,
      exportLinks(readConfig),
      rejectUnknownPages(root),
      nameLiveDemos(root),
      exportMarkdown(readConfig),
      importPictures,
      exportWarnings(root),
    ],
    rehypePlugins: [
      alignTables,
      rehypeSlug,
      fixHeadingIds,
      exportToc,
      labelTables,
      [rehypeShiki, shiki],
      renderFences,
    ],
  } satisfies CompileOptions;
}

export type MdxOptions = Awaited<ReturnType<typeof createMdxOptions>>;

type Transformer = NonNullable<RehypeShikiOptions['transformers']>[number];

/** Replaces inline styles by classes and spans without attributes by text, and keeps the title of the code block. */
function codeTransformer(palette: Palette): Transformer {
  return {
    name: 'site-code',
    span(node) {
      const { style } = node.properties;
      delete node.properties['style'];
      const name = typeof style === 'string' ? palette.classOf(style) : undefined;
      if (name !== undefined) node.properties['class'] = name;
    },
    line(node) {
      node.children = node.children.flatMap((child) =>
        child.type === 'element' && Object.keys(child.properties).length === 0 ? child.children : [child],
      );
    },
    pre(node) {
      const title = /(?:^|\s)title="([^"]*)"/.exec(this.options.meta?.__raw ?? '')?.[1];
      node.properties = title === undefined ? {} : { 'data-title': title };
    },
  };
}
