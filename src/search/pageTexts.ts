import { type HtmlTree, readSections } from '../shared/search/readSections';

const DOM_TREE: HtmlTree<ChildNode> = {
  tagOf: (node) => (node instanceof HTMLElement ? node.localName : ''),
  idOf: (node) => (node instanceof HTMLElement ? node.id : ''),
  textOf: (node) => (node instanceof Text ? node.data : ''),
  childrenOf: (node) => [...node.childNodes],
};

/** The texts of a page by anchor, from its HTML. */
export function readTexts(html: string): ReadonlyMap<string, string> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return new Map(readSections('', '', body, DOM_TREE).map(({ anchor, text }) => [anchor, text]));
}
