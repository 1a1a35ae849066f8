import { posix } from 'node:path';
import type { Expression, MemberExpression, Program } from 'estree';
import type { Image, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { decode } from '../../shared/url';
import { isJsx, type JsxElement } from './literalAttributes';

/** Suffix that imports a picture: its address and size. */
export const PICTURE = '?picture';

export const isPicture = (path: string) => /\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(path);

/**
 * The file of a picture, as a path beside the page or one that starts with `@site/`; undefined for what is no picture of this
 * site. `shot.png` and `./shot.png` are beside the page, `/tree.svg` is in `static/`.
 */
export function pictureFile(src: string): string | undefined {
  if (!isPicture(src) || /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(src)) return undefined;
  const path = decode(src);
  if (path.startsWith('@site/')) return path;
  if (path.startsWith('/')) return `@site/static${path}`;
  return path.startsWith('.') ? path : `./${path}`;
}

/** The file of a picture of the page `page`, relative to the site folder like `page`; undefined for one in `static/`. */
export function pictureBeside(src: string, page: string): string | undefined {
  const file = pictureFile(src);
  if (file === undefined || src.startsWith('/')) return undefined;
  return file.startsWith('@site/') ? file.slice('@site/'.length) : posix.join(posix.dirname(page), file);
}

/**
 * MDX plugin: imports the pictures of this site that a page shows, so that the bundler (bundlePage.ts) finds those beside it,
 * and all get their size, which reserves their space. A size in the page has precedence.
 */
export function importPictures() {
  return (tree: Root): void => {
    const imports: RootContent[] = [];
    const spreadOf = (file: string, isSized: boolean): MdxJsxExpressionAttribute => {
      const name = `_picture${imports.length}`;
      imports.push(createImport(name, file + PICTURE));
      return createSpread(name, isSized ? 'unsized' : 'sized');
    };
    visit(tree, (node, index, parent) => {
      if (node.type === 'image' && parent && index !== undefined) {
        const file = pictureFile(node.url);
        const others = node.data?.attributes ?? [];
        if (file !== undefined)
          parent.children[index] = toElement(node, [...others, spreadOf(file, hasSize(others))]);
        else if (others.length > 0)
          parent.children[index] = toElement(node, [...others, attribute('src', node.url)]);
      }
      if (!isJsx(node)) return;
      if (node.name !== 'img' && node.name !== 'Figure') return;
      const src = node.attributes.find((each) => 'name' in each && each.name === 'src')?.value;
      const file = typeof src === 'string' ? pictureFile(src) : undefined;
      if (file === undefined) return;
      const others = node.attributes.filter((each) => !('name' in each && each.name === 'src'));
      node.attributes = [...others, spreadOf(file, hasSize(others))];
    });
    tree.children.unshift(...imports);
  };
}

function toElement({ alt, title, position }: Image, attributes: JsxElement['attributes']): JsxElement {
  const own = [attribute('alt', alt ?? ''), ...(title ? [attribute('title', title)] : [])];
  return {
    type: 'mdxJsxTextElement',
    name: 'img',
    attributes: [...own, ...attributes],
    children: [],
    position,
  };
}

const hasSize = (attributes: JsxElement['attributes']) =>
  attributes.some((each) => 'name' in each && /^(?:width|height)$/.test(each.name));

/** An attribute whose value is text. */
export const attribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** `import * as _picture0 from './shot.png?picture'` */
const createImport = (name: string, specifier: string) =>
  esm({
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportNamespaceSpecifier', local: { type: 'Identifier', name } }],
    source: { type: 'Literal', value: specifier },
    attributes: [],
  });

/** `{..._picture0.sized}` */
function createSpread(name: string, member: 'sized' | 'unsized'): MdxJsxExpressionAttribute {
  const argument: MemberExpression = {
    type: 'MemberExpression',
    object: { type: 'Identifier', name },
    property: { type: 'Identifier', name: member },
    computed: false,
    optional: false,
  };
  const expression: Expression = {
    type: 'ObjectExpression',
    properties: [{ type: 'SpreadElement', argument }],
  };
  return {
    type: 'mdxJsxExpressionAttribute',
    value: `...${name}.${member}`,
    data: { estree: program({ type: 'ExpressionStatement', expression }) },
  };
}

const program = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
});

const esm = (statement: Program['body'][number]): RootContent => ({
  type: 'mdxjsEsm',
  value: '',
  data: { estree: program(statement) },
});
