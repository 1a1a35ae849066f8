import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type HtmlTree, readSections } from '../../shared/search/readSections';
import type { Section } from '../../shared/search/section';

const HAST_TREE: HtmlTree<Nodes> = {
  tagOf: (node) => (node.type === 'element' ? node.tagName : ''),
  idOf: (node) =>
    node.type === 'element' && typeof node.properties['id'] === 'string' ? node.properties['id'] : '',
  textOf: (node) => (node.type === 'text' ? node.value : ''),
  childrenOf: (node) => ('children' in node ? node.children : []),
};

/** The sections of a page, from the HTML of its content. */
export const readHtmlSections = (path: string, title: string, html: string): Section[] =>
  readSections(path, title, fromHtml(html, { fragment: true }), HAST_TREE);
