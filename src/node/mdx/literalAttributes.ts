import type { Program } from 'estree';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes with a literal value: `name="x"`, `name={'x'}`. */
export function literalAttributes({ attributes }: JsxElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || !attribute.value) return [];
      const { name, value } = attribute;
      return [[name, typeof value === 'string' ? value : (readLiteral(value.data?.estree) ?? value.value)]];
    }),
  );
}

/** Undefined for an expression that has to be evaluated. */
function readLiteral(program: Program | null | undefined): string | undefined {
  const [statement] = program?.body ?? [];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type === 'Literal') return String(expression.value);
  return expression?.type === 'TemplateLiteral'
    ? (expression.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}
