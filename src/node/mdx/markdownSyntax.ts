import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { editProse } from './prose';

/**
 * MDX plugin: accepts Markdown that isn't MDX, as authors of VitePress, Docusaurus and GitHub write it. Text that MDX
 * understands is parsed as it is; only a page that fails is rewritten and parsed again. Lines stay the same, so errors
 * keep their lines.
 */
export function acceptMarkdown(this: Processor) {
  const parse = this.parser;
  if (!parse) throw new Error('acceptMarkdown needs a parser before it');
  this.parser = (text, file) => {
    const source = rewriteBlocks(text);
    file.value = source;
    try {
      return parse(source, file);
    } catch (error) {
      const rewritten = rewriteMarkup(source);
      if (rewritten === source) throw error;
      return parseAgain(rewritten, file);
    }
  };
  const parseAgain = (text: string, file: VFile) => {
    file.value = text; // Later plugins read code by its offset.
    return parse(text, file);
  };
}

/** Marks a heading's id until the heading is parsed, because MDX takes braces for code. */
export const HEADING_ID = /\s*\uE000#([^\uE001]+)\uE001\s*$/;

/** What is text or an error in MDX: `::: tip Title` of VitePress, and `{{ name }}`. */
const rewriteBlocks = (source: string): string =>
  editProse(source, (text) =>
    text
      .replace(/^(\s*:{3,})[ \t]*([a-z][\w-]*)[ \t]+([^[{\s].*?)[ \t]*$/, '$1$2[$3]')
      .replace(/^(\s*:{3,})[ \t]+([a-z][\w-]*)[ \t]*$/, '$1$2')
      .replace(/(?<![=\\{])\{\{/g, '\\{\\{'),
  );

/** Elements of HTML that have no content, where they aren't closed. */
const VOID_TAG =
  /<(area|base|br|col|embed|hr|img|input|source|track|wbr)(\s(?:[^<>"']|"[^"]*"|'[^']*')*)?(?<!\/)>/g;

/** What MDX rejects: HTML comments, `<br>`, `<https://…>`, `{#id}` of headings, and `<` before a number. */
const rewriteMarkup = (source: string): string =>
  editProse(commentsToMdx(source), (text) =>
    text
      .replace(/^(#{1,6}\s.*?)\{(#[^\s{}]+)\}(\s*)$/, '$1\uE000$2\uE001$3')
      .replace(VOID_TAG, '<$1$2/>')
      .replace(/(?<!\]\(|\]:[ \t]*)<(https?:\/\/[^\s<>]+)>/g, '[$1]($1)')
      .replace(/<([\w.+-]+@[\w-]+\.[\w.-]+)>/g, '[$1](mailto:$1)')
      // Not where the line may be code.
      .replace(/<(?=[\d=-])/g, /[{}]/.test(text) ? '<' : '\\<'),
  );

/** Also comments of several lines. */
function commentsToMdx(source: string): string {
  let isOpen = false;
  return editProse(source, (text) =>
    text.replace(/<!--|-->/g, (mark) => {
      if ((mark === '-->') !== isOpen) return mark;
      isOpen = !isOpen;
      return isOpen ? '{/*' : '*/}';
    }),
  );
}
