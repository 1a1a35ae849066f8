import { type HtmlTree, readSections } from '../shared/search/readSections';

const DOM_TREE: HtmlTree<ChildNode> = {
  tagOf: (node) => (node instanceof HTMLElement ? node.localName : ''),
  idOf: (node) => (node instanceof HTMLElement ? node.id : ''),
  textOf: (node) => (node instanceof Text ? node.data : ''),
  childrenOf: (node) => [...node.childNodes],
};

/**
 * Tables, code blocks (src/theme/CodeBlock.tsx), and live samples, which contain their code (src/theme/Live.tsx): of
 * their text, a few words say little.
 */
const isFragmentary = (node: ChildNode) =>
  node instanceof HTMLElement && node.matches('.code, .live, .table');

/** The same, with code and tables empty, including titles and buttons. */
const PROSE_TREE: HtmlTree<ChildNode> = {
  ...DOM_TREE,
  tagOf: (node) => (isFragmentary(node) ? 'pre' : DOM_TREE.tagOf(node)),
  childrenOf: (node) => (isFragmentary(node) ? [] : DOM_TREE.childrenOf(node)),
};

/** The text of a section, and what remains of it without code blocks and tables. */
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
