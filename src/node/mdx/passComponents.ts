import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { isJsx } from './literalAttributes';

/**
 * MDX plugin: passes the components of the page to the MDX files it imports, so that `<Part />` renders as if its content
 * were in the page.
 */
export function passComponents() {
  return (tree: Root): void => {
    const parts = tree.children.flatMap((node) =>
      node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []).flatMap(partOf) : [],
    );
    visit(tree, (node) => {
      if (!isJsx(node)) return;
      if (parts.includes(node.name ?? '')) node.attributes.unshift(componentsAttribute());
    });
  };
}

/** The local names of default imports from MDX files. */
function partOf(statement: Program['body'][number]): string[] {
  if (statement.type !== 'ImportDeclaration' || !/\.mdx?$/.test(String(statement.source.value))) return [];
  return statement.specifiers.flatMap(({ type, local }) =>
    type === 'ImportDefaultSpecifier' ? [local.name] : [],
  );
}

/** `components={props.components}`: the components passed to this page. */
function componentsAttribute(): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name: 'components',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: 'props.components',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ExpressionStatement',
              expression: {
                type: 'MemberExpression',
                computed: false,
                optional: false,
                object: { type: 'Identifier', name: 'props' },
                property: { type: 'Identifier', name: 'components' },
              },
            },
          ],
        },
      },
    },
  };
}
