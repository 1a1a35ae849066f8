import type { Node, Pattern, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearest } from '../../config/nearest';
import { insteadOf } from './foreignComponents';
import { isJsx } from './literalAttributes';

/** Names that pages can use without declaring them. */
const GIVEN = ['props', 'frontmatter', 'toc', 'updated', 'undefined'];

/**
 * MDX plugin: fails on components and names that neither the page nor the site defines. `components`: those
 * that every page has. Runs after the frontmatter has become an export.
 */
export function rejectUndefinedNames(components: readonly string[]) {
  return () =>
    (tree: Root, file: VFile): void => {
      const declared = findDeclared(tree);
      const known = new Set([...GIVEN, ...declared]);
      const findUndefined = (program: Program | null | undefined) =>
        program ? namesIn(program).find((name) => !known.has(name) && !(name in globalThis)) : undefined;
      visit(tree, (node) => {
        if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
          const name = findUndefined(node.data?.estree);
          if (name !== undefined) file.fail(explainBraces(node.value, name), node);
        }
        if (!isJsx(node)) return;
        const component = unknownComponent(node.name, components, declared);
        if (component !== undefined) file.fail(explainComponent(component, components, declared), node);
        for (const attribute of node.attributes) {
          const name = findUndefined(programOf(attribute));
          if (name !== undefined)
            file.fail(
              `"${name}" is not defined. For text as a value, write ${attributeName(attribute)}="${name}".`,
              attribute,
            );
        }
      });
    };
}

const attributeName = (attribute: MdxJsxAttribute | MdxJsxExpressionAttribute) =>
  attribute.type === 'mdxJsxAttribute' ? attribute.name : 'name';

function programOf(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): Program | null | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree;
  return typeof attribute.value === 'object' ? attribute.value?.data?.estree : undefined;
}

function explainBraces(value: string, name: string): string {
  const text = `{${value}}`;
  return `${text} is code, and "${name}" is not defined. To show it as text, write ${text.replace(/[{}]/g, '\\$&')} or put it in backticks.`;
}

function unknownComponent(
  name: string | null,
  components: readonly string[],
  declared: readonly string[],
): string | undefined {
  const [first = ''] = (name ?? '').split('.');
  const isUnknown = /^[A-Z]/.test(first) ? !components.includes(first) : isUncapitalized(first, components);
  return isUnknown && !declared.includes(first) ? first : undefined;
}

/** Elements of HTML that components are named after. */
const HTML = ['code', 'figure'];

/** Whether a name is that of a component but for its capital letters, as in Vue. */
const isUncapitalized = (name: string, components: readonly string[]) =>
  !HTML.includes(name) && components.some((component) => component.toLowerCase() === name);

function explainComponent(name: string, components: readonly string[], declared: readonly string[]): string {
  const instead = insteadOf(name);
  const near = nearest(name, [...components, ...declared]);
  const hint = instead
    ? `Import it, or ${instead}.`
    : near === undefined
      ? `Import it, or use one of these: ${components.join(', ')}.`
      : `Did you mean <${near}>?`;
  return `There is no component <${name}>. ${hint} To show it as text, write \\<${name}> or put it in backticks.`;
}

/** Names that evaluating an expression reads. Functions and classes are skipped, because they have their own scope. */
function namesIn(node: Node): string[] {
  if (/Function|Class/.test(node.type)) return [];
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'MemberExpression' && !node.computed) return namesIn(node.object);
  if (node.type === 'Property' && !node.computed) return namesIn(node.value);
  // `typeof` accepts undefined names.
  if (node.type === 'UnaryExpression' && node.operator === 'typeof') return [];
  return Object.values(node).flatMap((child: unknown) => [child].flat().filter(isNode).flatMap(namesIn));
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Names that a page exports or imports. */
export function findDeclared(tree: Root): string[] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []).flatMap(namesOf) : [],
  );
}

function namesOf(statement: Program['body'][number]): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
  if (statement.declaration.type !== 'VariableDeclaration') return [statement.declaration.id.name];
  return statement.declaration.declarations.flatMap(({ id }) => namesInPattern(id));
}

/** Names that a pattern such as `{ a, b: [c] }` binds. */
function namesInPattern(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) =>
        namesInPattern(one.type === 'Property' ? one.value : one.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one ? namesInPattern(one) : []));
    case 'AssignmentPattern':
      return namesInPattern(pattern.left);
    case 'RestElement':
      return namesInPattern(pattern.argument);
    default:
      return [];
  }
}
