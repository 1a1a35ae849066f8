import type { Expression } from 'estree';
import type { RootContent } from 'hast';
import { valueToEstree } from 'estree-util-value-to-estree';

/** An MDX node that exports a value. */
export const exportConstant = (name: string, value: unknown): RootContent =>
  exportExpression(name, valueToEstree(value));

/** An MDX node that exports the value of an expression. */
export function exportExpression(name: string, init: Expression): RootContent {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExportNamedDeclaration',
            specifiers: [],
            attributes: [],
            declaration: {
              type: 'VariableDeclaration',
              kind: 'const',
              declarations: [
                {
                  type: 'VariableDeclarator',
                  id: { type: 'Identifier', name },
                  init,
                },
              ],
            },
          },
        ],
      },
    },
  };
}
