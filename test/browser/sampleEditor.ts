import type { Frame, Locator, Page } from 'playwright-core';

/** The part of `window.editors` of a sample page that tests use. */
interface Query {
  getSerializedNodes(): Readonly<Record<string, SerializedNode>>;
  getEvent(name: 'selected'): { all(): string[] };
}
interface SerializedNode {
  readonly type: string | { readonly resolvedName: string };
  readonly displayName: string;
  readonly isCanvas: boolean;
  readonly hidden: boolean;
  readonly props: object;
  readonly custom: object;
  readonly nodes: readonly string[];
  readonly linkedNodes: Readonly<Record<string, string>>;
}

/** A sample in a page, used as a visitor would. */
interface SampleEditor {
  readonly page: Page;
  /** The sample itself; the page shows the saved document around it. */
  readonly sample: Locator;
  /** The element of the page with exactly this text. */
  text(words: string): Locator;
  button(name: string): Locator;
  field(label: string): Locator;
  /**
   * Drags with the mouse to a point of the target given as fractions of its width and height: [0.5, 0.9] is near its
   * lower edge.
   */
  drag(from: Locator, to: Locator, place?: readonly [x: number, y: number]): Promise<void>;
}

/** A drop point after an element. */
export const BELOW = [0.5, 0.9] as const;
/** A drop point before an element. */
export const ABOVE = [0.5, 0.1] as const;

/** Actions on a sample and their expected results. */
export interface Story {
  /** Completes the sentence "a visitor …". */
  readonly does: string;
  act(editor: SampleEditor): Promise<void>;
  /** The nodes afterwards, as returned by `readTree`. */
  readonly tree: readonly string[];
  /** A text that the page shows afterwards, but not before. */
  readonly shows?: string;
  /** Console messages that the sample is expected to log. */
  readonly complaints?: RegExp;
}
/** Stories by the name of the sample within its page. */
export type Stories = Readonly<Record<string, Story>>;

/** `frame`: where the sample runs, unless it is the page itself. */
export function useSample(page: Page, frame: Frame = page.mainFrame()): SampleEditor {
  const sample = frame.locator('#sample');
  return {
    page,
    sample,
    text: (words) => sample.getByText(words, { exact: true }),
    button: (name) => sample.getByRole('button', { name, exact: true }),
    field: (label) => sample.getByLabel(label, { exact: true }),
    drag: (from, to, place = [0.5, 0.5]) => drag(page, from, to, place),
  };
}

/** Selects what an input shows by pulling the mouse over it, which drags a node whose handle the input is in. */
export async function selectWithMouse(page: Page, input: Locator): Promise<void> {
  const box = await input.boundingBox();
  if (!box) throw new Error('The input is not visible');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 4, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.move(box.x - 2, y);
  await page.mouse.up();
}

/** Drags with the mouse to a point of the target; see `SampleEditor`. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  [x, y]: readonly [number, number],
): Promise<void> {
  await from.hover();
  await page.mouse.down();
  // The browser starts a drag with the first move and notifies the target with the second.
  for (let move = 0; move < 3; move++) {
    const box = await to.boundingBox();
    if (!box) throw new Error('The target of the drag is not on the page');
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y - move);
  }
  await page.mouse.up();
}

export interface NodeNames {
  /** The element name or resolver key of the saved node. */
  readonly type: string;
  readonly displayName: string;
}

/** Node names of every editor on the page. */
export function readNames(page: Page): Promise<NodeNames[]> {
  return page.evaluate(() =>
    (Reflect.get(window, 'editors') as Query[])
      .flatMap((query) => Object.values(query.getSerializedNodes()))
      .map(({ type, displayName }) => ({
        type: typeof type === 'string' ? type : type.resolvedName,
        displayName,
      })),
  );
}

/**
 * Nodes of every editor on the page, one per line, children below their parent: `  Text text="Hello" selected`.
 * Linked nodes start with their id: `  top: CardTop`. A line of dashes separates two editors.
 */
export async function readTree(page: Page | Frame): Promise<string[]> {
  const editors = await page.evaluate(() =>
    (Reflect.get(window, 'editors') as Query[]).map((query) => ({
      nodes: query.getSerializedNodes(),
      selected: query.getEvent('selected').all(),
    })),
  );
  return editors.flatMap(({ nodes, selected }, index) => {
    const describe = (id: string, depth: number, place = ''): string[] => {
      const node = nodes[id];
      if (!node) return [];
      const { type, props, custom, hidden, isCanvas } = node;
      const words = [
        `${'  '.repeat(depth)}${place}${typeof type === 'string' ? type : type.resolvedName}`,
        ...(isCanvas ? ['canvas'] : []),
        ...Object.entries(props).map(([name, value]) => `${name}=${JSON.stringify(value)}`),
        ...Object.entries(custom).map(([name, value]) => `custom.${name}=${JSON.stringify(value)}`),
        ...(hidden ? ['hidden'] : []),
        ...(selected.includes(id) ? ['selected'] : []),
      ];
      return [
        words.join(' '),
        ...Object.entries(node.linkedNodes).flatMap(([name, linked]) =>
          describe(linked, depth + 1, `${name}: `),
        ),
        ...node.nodes.flatMap((child) => describe(child, depth + 1)),
      ];
    };
    return [...(index > 0 ? ['---'] : []), ...describe('ROOT', 0)];
  });
}
