import type { Image, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { isJsx, type JsxElement, literalOf } from './literalAttributes';
import { attribute } from './pictures';

declare module 'mdast' {
  interface ImageData {
    /** Attributes of `<img>` besides its address, text and title. */
    attributes?: MdxJsxAttribute[];
  }
}

type Mode = 'dark' | 'light';

/**
 * MDX plugin: marks pictures that belong to one colour mode, for src/theme/parts/mode-picture.css. GitHub writes
 * `![Tree](tree.png#gh-dark-mode-only)`, MkDocs `#only-dark`, and HTML `<picture>` with a `prefers-color-scheme`. The browser
 * compares that with the mode of the system, and not with the one that the reader has chosen, so pages get both pictures.
 */
export function convertModePictures() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'image') markByHash(node);
      if (!isJsx(node) || node.name !== 'picture' || !parent || index === undefined) return;
      const pictures = readPicture(node);
      if (!pictures) return;
      const isBlock = node.type === 'mdxJsxFlowElement';
      const content: RootContent[] = isBlock ? [{ type: 'paragraph', children: pictures }] : pictures;
      parent.children.splice(index, 1, ...content);
    });
  };
}

function markByHash(image: Image): void {
  const [hash, ofGitHub, ofMkDocs] =
    /#(?:gh-(dark|light)-mode-only|only-(dark|light))$/.exec(image.url) ?? [];
  if (hash === undefined) return;
  image.url = image.url.slice(0, -hash.length);
  image.data = { ...image.data, attributes: [markFor(ofGitHub ?? ofMkDocs ?? '')] };
}

const markFor = (mode: string) => attribute('className', `mode-picture ${mode}`);

/** The pictures for both modes; undefined for a `<picture>` that chooses by something else. */
function readPicture(picture: JsxElement): [Image, Image] | undefined {
  const parts = elementsIn(picture);
  const img = parts.find(({ name }) => name === 'img');
  const sources = parts.filter(({ name }) => name === 'source');
  const modes = sources.map((source) => modeOf(readText(source, 'media')));
  const [first] = modes;
  if (!img || !first || modes.some((mode) => mode === undefined)) return undefined;
  const addressFor = (mode: Mode): string | undefined => {
    const source = sources[modes.indexOf(mode)];
    return source ? readText(source, 'srcset')?.trim() : readText(img, 'src');
  };
  const pictureFor = (mode: Mode): Image | undefined => {
    const url = addressFor(mode);
    if (url === undefined || /\s/.test(url)) return undefined;
    const kept = img.attributes.filter(
      (each): each is MdxJsxAttribute =>
        each.type === 'mdxJsxAttribute' && !/^(?:src|srcset|alt|class|className)$/i.test(each.name),
    );
    const alt = readText(img, 'alt') ?? '';
    return {
      type: 'image',
      url,
      alt,
      position: img.position,
      data: { attributes: [...kept, markFor(mode)] },
    };
  };
  const [light, dark] = [pictureFor('light'), pictureFor('dark')];
  return light && dark && [light, dark];
}

const modeOf = (media = ''): Mode | undefined =>
  /^\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)$/.exec(media.trim())?.[1] as Mode | undefined;

/** The elements in another one, also those that MDX puts into a paragraph. */
const elementsIn = ({ children }: { readonly children: readonly RootContent[] }): JsxElement[] =>
  children.flatMap((child) => (isJsx(child) ? [child] : child.type === 'paragraph' ? elementsIn(child) : []));

/** The text of an attribute, whose name HTML writes in any case. */
function readText({ attributes }: JsxElement, name: string): string | undefined {
  const found = attributes.find(
    (each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute' && each.name.toLowerCase() === name,
  );
  return found && literalOf(found);
}
