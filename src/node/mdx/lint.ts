import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isJsx, type JsxElement, literalAttributes } from './literalAttributes';
import { lintAttributes } from './lintAttributes';
import { explainPlace } from './tabPlaces';
import { findDeclared } from './undefinedNames';

/** MDX plugin: fails on mistakes that MDX accepts silently, or warns of them. Runs after the frontmatter has become an export. */
export function lintMarkup() {
  return (tree: Root, file: VFile): void => {
    const first = tree.children.find(({ type }) => type !== 'mdxjsEsm');
    if (first?.type === 'thematicBreak')
      file.fail(
        'A page can’t start with a horizontal rule. Frontmatter starts on the first line and ends with a second "---".',
        first,
      );
    const own = findDeclared(tree);
    visit(tree, (node, _, parent) => {
      // A page may have components of its own with these names.
      if (!isJsx(node) || own.includes(node.name ?? '')) return;
      const misplaced = explainPlace(node, parent);
      if (misplaced !== undefined) file.fail(misplaced, node);
      if (node.name === 'Tabs') checkTabs(node, file);
      const missing = REQUIRED[node.name ?? '']?.find((name) => !hasAttribute(node, name));
      if (missing !== undefined) file.fail(describeMissing(node.name, missing), node);
      lintAttributes(node, file);
    });
  };
}

/** Attributes that a component can't do without. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Feature: ['title'],
  Figure: ['src', 'alt'],
  Member: ['name', 'type', 'id'],
  Selection: ['label'],
};

const describeMissing = (component: string | null, attribute: string) =>
  `This <${component}> has no ${attribute}. Write <${component} ${attribute}="…">.`;

/** The number of tabs that src/theme/parts/tabs.css supports. */
const MAX_TABS = 6;

function checkTabs({ children }: JsxElement, file: VFile): void {
  const tabs = children.filter(isTab);
  if (tabs.length > MAX_TABS)
    file.fail(`Expected at most ${MAX_TABS} <Tab> in <Tabs>, found ${tabs.length}.`, tabs[MAX_TABS]);
  const labels = tabs.map((tab) => literalAttributes(tab)['label']);
  labels.forEach((label, index) => {
    if (label === undefined || labels.indexOf(label) === index) return;
    const text = `Two tabs have the label "${label}", so readers can’t tell them apart. Give each its own.`;
    file.message(text, tabs[index]);
  });
  for (const child of children) {
    if (isTab(child) ? hasAttribute(child, 'label') : isInvisible(child)) continue;
    file.fail(
      isTab(child)
        ? describeMissing('Tab', 'label')
        : 'Expected only <Tab> in <Tabs>. Put this into a <Tab label="…">.',
      child,
    );
  }
}

const isTab = (node: Nodes): node is JsxElement => 'name' in node && node.name === 'Tab';

/** `{...attributes}` may have it. */
const hasAttribute = ({ attributes }: JsxElement, name: string) =>
  attributes.some((attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name === name);

/** Between tabs: spaces, and expressions such as comments or lists of tabs. */
const isInvisible = (node: Nodes) =>
  /Expression$/.test(node.type) || (node.type === 'text' && node.value.trim() === '');
