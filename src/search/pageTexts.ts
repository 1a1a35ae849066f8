import { type HtmlTree, readSections } from '../shared/search/readSections';

const DOM_TREE: HtmlTree<ChildNode> = {
  tagOf: (node) => (node instanceof HTMLElement ? node.localName : ''),
  idOf: (node) => (node instanceof HTMLElement ? node.id : ''),
  textOf: (node) => (node instanceof Text ? node.data : ''),
  childrenOf: (node) => [...node.childNodes],
};

/** Code blocks (src/theme/CodeBlock.tsx), and live samples, which contain their code (src/theme/Live.tsx). */
const isCode = (node: ChildNode) => node instanceof HTMLElement && node.matches('.code, .live');

/** The same, with code empty, including titles and buttons. */
const PROSE_TREE: HtmlTree<ChildNode> = {
  ...DOM_TREE,
  tagOf: (node) => (isCode(node) ? 'pre' : DOM_TREE.tagOf(node)),
  childrenOf: (node) => (isCode(node) ? [] : DOM_TREE.childrenOf(node)),
};

/** The text of a section, and what remains of it without code blocks. */
export interface SectionText {
  readonly all: string;
  readonly prose: string;
}

/** The texts of a page by anchor, from its HTML. */
export function readTexts(html: string): ReadonlyMap<string, SectionText> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const read = (tree: HtmlTree<ChildNode>) => readSections('', '', body, tree);
  const prose = read(PROSE_TREE);
  return new Map(
    read(DOM_TREE).map(({ anchor, text }, place) => [anchor, { all: text, prose: prose[place]?.text ?? '' }]),
  );
}
