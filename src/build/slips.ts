import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearest } from '../config/nearest';

const KINDS = ['note', 'tip', 'warning', 'danger'];
/** What a page has without declaring it. */
const GIVEN = ['props', 'frontmatter', 'toc', 'updated', 'undefined'];

/**
 * MDX plugin: slips that MDX takes without a word, or explains badly, fail with their place and what to type. Runs after
 * the frontmatter has become an export.
 */
export function explainSlips() {
  return (tree: Root, file: VFile): void => {
    const first = tree.children.find(({ type }) => type !== 'mdxjsEsm');
    if (first?.type === 'thematicBreak')
      file.fail(
        'A page can’t begin with a rule. Frontmatter begins in the very first line, and a second "---" ends it.',
        first,
      );
    const known = new Set([...GIVEN, ...findDeclared(tree)]);
    visit(tree, (node) => {
      if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
        const name = readName(node.data?.estree);
        if (name !== undefined && !known.has(name) && !(name in globalThis))
          file.fail(
            `{${node.value}} is code, and nothing is named "${name}". For the words, write \\{${node.value}\\}.`,
            node,
          );
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        const slip: string | undefined =
          node.name === 'Admonition' ? findAdmonitionSlip(attribute) : findSlip(attribute);
        if (slip !== undefined) file.fail(slip, attribute);
      }
    });
  };
}

function findSlip({ name, value }: MdxJsxAttribute): string | undefined {
  return name === 'style' && typeof value === 'string'
    ? 'Styles are no text here. Write style={{ color: "red" }}, or better leave looks to the site.'
    : undefined;
}

function findAdmonitionSlip({ name, value }: MdxJsxAttribute): string | undefined {
  if (name !== 'kind' && name !== 'title') return `<Admonition> knows "kind" and "title", not "${name}".`;
  if (name === 'title' || typeof value !== 'string' || KINDS.includes(value)) return undefined;
  const near = nearest(value, KINDS);
  return `Expected one of ${KINDS.join(', ')} as kind, found "${value}".${near === undefined ? '' : ` Did you mean "${near}"?`}`;
}

/** The name that an expression such as `{id}` or `{id.more}` begins with, where it is no more than that. */
function readName(program: Program | null | undefined): string | undefined {
  const [statement] = program?.body ?? [];
  let expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  while (expression?.type === 'MemberExpression' && expression.object.type !== 'Super')
    expression = expression.object;
  return expression?.type === 'Identifier' ? expression.name : undefined;
}

/** Names that a page exports or imports. */
function findDeclared(tree: Root): string[] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []).flatMap(namesOf) : [],
  );
}

function namesOf(statement: Program['body'][number]): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
  if (statement.declaration.type !== 'VariableDeclaration') return [statement.declaration.id.name];
  return statement.declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}
