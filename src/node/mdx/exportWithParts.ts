import type { ImportDeclaration, Program, SpreadElement } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root, RootContent } from 'mdast';
import { exportExpression } from './exportConstant';

/** Exports a list from a page: the values of the page, then those that the MDX files in it export by the same name. */
export function exportWithParts(tree: Root, name: string, values: readonly unknown[]): void {
  // `import Part, * as all` can't have more names.
  const parts = findParts(tree).filter(({ specifiers }) =>
    specifiers.every(({ type }) => type !== 'ImportNamespaceSpecifier'),
  );
  const spreads = parts.map(({ specifiers }, index): SpreadElement => {
    const local = { type: 'Identifier', name: `_${name}${index}` } as const;
    specifiers.push({ type: 'ImportSpecifier', imported: { type: 'Identifier', name }, local });
    return { type: 'SpreadElement', argument: local };
  });
  const elements = [...values.map((value) => valueToEstree(value)), ...spreads];
  tree.children.push(exportExpression(name, { type: 'ArrayExpression', elements }) as RootContent);
}

/** The default imports of MDX files, whose content is part of the page. */
export function findParts(tree: Root): ImportDeclaration[] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []).filter(isPart) : [],
  );
}

const isPart = (statement: Program['body'][number]): statement is ImportDeclaration =>
  statement.type === 'ImportDeclaration' &&
  /\.mdx?$/.test(String(statement.source.value)) &&
  statement.specifiers.some(({ type }) => type === 'ImportDefaultSpecifier');
