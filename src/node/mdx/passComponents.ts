import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { findParts } from './exportWithParts';
import { isJsx } from './literalAttributes';

/**
 * MDX plugin: passes the components of the page to the MDX files it imports, so that `<Part />` renders as if its content
 * were in the page.
 */
export function passComponents() {
  return (tree: Root): void => {
    const parts = findParts(tree).flatMap(({ specifiers }) =>
      specifiers.flatMap(({ type, local }) => (type === 'ImportDefaultSpecifier' ? local.name : [])),
    );
    visit(tree, (node) => {
      if (!isJsx(node)) return;
      if (parts.includes(node.name ?? '')) node.attributes.unshift(componentsAttribute());
    });
  };
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
