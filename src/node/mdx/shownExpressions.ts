import type { Expression } from 'estree';
import { visit } from 'unist-util-visit';
import { parsePage } from './syntaxPlugins';

/** Expressions whose value is text or an element. */
const TEXT = /^(?:Literal|TemplateLiteral|BinaryExpression|UnaryExpression|JSX.*)$/;
/** Expressions whose value is an object. */
const OBJECT = /^(?:ObjectExpression|NewExpression)$/;

/** `6:1` for each expression in braces that may be what React can't show. */
export function findShownObjects(source: string): string[] {
  const found: { readonly place: string; readonly type: Expression['type'] }[] = [];
  visit(parsePage(source), (node) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    const [statement] = node.data?.estree?.body ?? [];
    const type = statement?.type === 'ExpressionStatement' ? statement.expression.type : undefined;
    const { line, column } = node.position?.start ?? {};
    if (type !== undefined && !TEXT.test(type)) found.push({ place: `${line}:${column}`, type });
  });
  // The page is rendered from top to bottom, so the first of these is it.
  const certain = found.find(({ type }) => OBJECT.test(type));
  return (certain ? [certain] : found).map(({ place }) => place);
}
