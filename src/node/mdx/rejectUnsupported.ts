import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { positionAt } from '../../config/locate';
import { isJsx } from './literalAttributes';
import { explainAttribute, explainElement, findUnsupported } from './unsupported';

/** Code inside an MDX file. */
interface Code {
  readonly text: string;
  /** Offset of the text in the file. */
  readonly start: number;
}

/**
 * MDX plugin: fails on code that would work only after a navigation within the site, such as inline styles, imported
 * style sheets and components with state. The error has its position and an alternative.
 */
export function rejectUnsupported() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const source = String(file);
    const code: Code[] = [];
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm') code.push(...readCode(source, node.position));
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
        code.push(...readBraces(source, node.position));
      if (!isJsx(node)) return;
      const name = node.name ?? '';
      const message = explainElement(name);
      if (message !== undefined) file.fail(message, node);
      for (const attribute of node.attributes) {
        const reason = explainMdxAttribute(name, attribute);
        if (reason !== undefined) file.fail(reason, attribute);
        if (attribute.value && typeof attribute.value === 'object')
          code.push(...readBraces(source, attribute.position));
      }
    });
    for (const { text, start } of code) {
      const found = await findUnsupported(text, 'page.tsx');
      if (found) file.fail(found.message, positionAt(source, start + found.offset));
    }
  };
}

function explainMdxAttribute(
  element: string,
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
): string | undefined {
  if (attribute.type !== 'mdxJsxAttribute') return undefined;
  return explainAttribute(element, attribute.name, typeof attribute.value === 'string');
}

type Place = Root['position'];

function readCode(source: string, place: Place): Code[] {
  const [start, end] = [place?.start.offset, place?.end.offset];
  return start === undefined ? [] : [{ text: source.slice(start, end), start }];
}

/** The code in braces. Parentheses replace the braces, which makes it an expression and keeps the offsets. */
function readBraces(source: string, place: Place): Code[] {
  return readCode(source, place).map(({ text, start }) => {
    const brace = text.indexOf('{');
    return { text: `(${text.slice(brace + 1, -1)})`, start: start + brace };
  });
}
