import type { Program } from 'estree';
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is an element of JSX, on lines of its own or in a sentence. */
export const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The attributes with a literal value: `name="x"`, `name={'x'}`. */
export function literalAttributes({ attributes }: JsxElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || !attribute.value) return [];
      const { name, value } = attribute;
      return [[name, literalOf(attribute) ?? (typeof value === 'string' ? value : value.value)]];
    }),
  );
}

/** The literal value of an attribute; undefined for an expression that has to be evaluated. */
export function literalOf({ value }: MdxJsxAttribute): string | undefined {
  return typeof value === 'string' ? value : readLiteral(value?.data?.estree);
}

/** Undefined for an expression that has to be evaluated. */
function readLiteral(program: Program | null | undefined): string | undefined {
  const [statement] = program?.body ?? [];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type === 'Literal') return String(expression.value);
  return expression?.type === 'TemplateLiteral' && expression.expressions.length === 0
    ? (expression.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}
