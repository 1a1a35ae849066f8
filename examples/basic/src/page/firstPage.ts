import { ROOT_NODE } from '@craftjs/core';
import type { SerializedNode, SerializedNodes } from '@craftjs/core';
import { resolver } from './resolver';

type Name = keyof typeof resolver;

/** A node with its descendants. */
interface Block {
  readonly name: Name;
  readonly props: Readonly<Record<string, unknown>>;
  readonly blocks: readonly Block[];
  readonly regions: Readonly<Record<string, Block>>;
  /** Its name in the layers, if it isn't that of the component. */
  readonly label?: string;
}

const block = (
  name: Name,
  props: Block['props'],
  blocks: readonly Block[] = [],
  regions: Block['regions'] = {},
): Block => ({ name, props, blocks, regions });

/** A container with a name of its own in the layers. */
const container = (label: string, props: Block['props'], blocks: readonly Block[]): Block => ({
  ...block('Container', props, blocks),
  label,
});

const text = (text: string, fontSize: number) => block('Text', { text, fontSize });
const card = (title: string, description: string, button: Block['props']) =>
  block('Card', { padding: 40 }, [], {
    text: block('CardTop', {}, [text(title, 20), text(description, 16)]),
    buttons: block('CardBottom', {}, [block('Button', { size: 'small', ...button })]),
  });

const page = container('Page', { padding: 32 }, [
  container('Banner', { background: '#2f49bd', padding: 40 }, [
    text('Make this page your own', 40),
    text('Drag components onto it, and select one to change it.', 18),
    block('Button', { text: 'A button' }),
  ]),
  container('Row', { direction: 'row', padding: 0 }, [
    card('Cards have rules', 'Only text goes here, and only buttons go below.', { text: 'Read more' }),
    card('Pages are data', 'The File menu saves this page or copies it as text.', {
      text: 'Learn how',
      variant: 'outlined',
    }),
  ]),
  container('Note', { background: '#f5c56b', padding: 40 }, [
    text('Double-click this text to edit it, or drag it somewhere else.', 18),
  ]),
]);

/** Writes the nodes of a block to `nodes`, with its path as the id, and returns that id. */
function write(
  nodes: SerializedNodes,
  { name, props, blocks, regions, label }: Block,
  id: string,
  parent?: string,
) {
  const { craft } = resolver[name];
  const node: Partial<SerializedNode> = {
    type: { resolvedName: name },
    isCanvas: name !== 'Text' && name !== 'Button' && name !== 'Card',
    props: { ...craft?.props, ...props },
    displayName: craft?.displayName ?? name,
    custom: label === undefined ? {} : { displayName: label },
    hidden: false,
    nodes: blocks.map((child, index) => write(nodes, child, `${id}-${index}`, id)),
    linkedNodes: Object.fromEntries(
      Object.entries(regions).map(([region, child]) => [region, write(nodes, child, `${id}-${region}`, id)]),
    ),
  };
  nodes[id] = (parent === undefined ? node : { ...node, parent }) as SerializedNode;
  return id;
}

/** The initial page. Serialized, because cards written as JSX would create their regions with default content. */
export const firstPage: SerializedNodes = {};
write(firstPage, page, ROOT_NODE);

/** The node that is selected at the start: the headline. */
export const FIRST_SELECTED = `${ROOT_NODE}-0-0`;
