import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { VFile } from 'vfile';
import { convertAlerts } from './callouts';
import { readFenceInfo } from './codeLanguages';
import { convertDirectives } from './directives';
import { readHeadingIds } from './headings';
import { acceptMarkdown } from './markdownSyntax';
import { convertModePictures } from './modePictures';

/** The syntax of pages: MDX with the Markdown of GitHub and of other site generators. */
export const syntaxPlugins: PluggableList = [
  acceptMarkdown,
  remarkGfm,
  remarkFrontmatter,
  remarkDirective,
  readFenceInfo,
  convertDirectives,
  convertAlerts,
  readHeadingIds,
  convertModePictures,
];

const parser = createProcessor({ format: 'mdx', remarkPlugins: syntaxPlugins });

/** The tree of a page's source. */
export function parsePage(source: string): Root {
  const file = new VFile(source);
  const tree = parser.parse(file);
  readFenceInfo()(tree);
  convertDirectives()(tree, file);
  convertAlerts()(tree);
  readHeadingIds()(tree);
  convertModePictures()(tree);
  return tree;
}
