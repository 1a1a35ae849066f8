import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { SITES } from '../paths';
import { openPage } from '../browser/browser';
import { type Host, serveFolder } from '../browser/host';
import { browser, untilTestEnds, withBrowser } from '../browser/session';
import { expectSoon } from '../browser/until';
import { compressedSize } from '../browser/compressedSize';

// The live editor of the landing page, used as a user would. Tests read the result from the JSON behind its button
// or from the screen.

interface SavedNode {
  readonly type: { readonly resolvedName: string };
  readonly props: Readonly<Record<string, unknown>>;
  readonly custom: { readonly displayName?: string };
  readonly hidden: boolean;
  readonly parent?: string;
  readonly nodes: readonly string[];
  readonly linkedNodes: Readonly<Record<string, string>>;
}
type SavedPage = Readonly<Record<string, SavedNode>>;

const APP = join(SITES.site.out, 'examples/landing');
const HEADLINE = 'Go on, rearrange this page';
const DRAGGING_STEPS = 3;

withBrowser();
let host: Host;
let page: Page;
let errors: string[];
beforeEach(async () => {
  host = await untilTestEnds(serveFolder(APP));
  ({ page, errors } = await openPage(browser, {
    viewport: { width: 1280, height: 900 },
    // Scrolls to the selected node immediately.
    reducedMotion: 'reduce',
  }));
  await page.goto(`${host.origin}/`);
  // Selecting it is the last step of loading.
  await toolbar('Heading').waitFor();
});
afterEach(() => expect(errors).toEqual([]));

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const toolbar = (name: string): Locator =>
  page.getByRole('toolbar', { name: `Selected: ${name}`, exact: true });
const field = (label: string): Locator => page.locator('.settings').getByLabel(label, { exact: true });
const tool = (name: string): Locator =>
  page.getByRole('region', { name: 'Components' }).getByRole('button', { name, exact: true });
const text = (content: string): Locator => page.locator('main').getByText(content, { exact: true });
const layer = (name: string | RegExp): Locator => page.getByRole('treeitem', { name, exact: true });
const section = (title: string): Locator =>
  page.locator('summary', { has: page.getByText(title, { exact: true }) });
const outline = (): Locator => page.locator('.node-outline.selected');

/** Reads the document as a user does. */
async function readPage(): Promise<SavedPage> {
  await button('JSON').click();
  const json = await page.getByLabel('JSON of the page').textContent();
  await button('Close').click();
  return JSON.parse(json ?? '') as SavedPage;
}

/** Matching nodes, with their ids. */
async function findNodes(matches: (node: SavedNode) => boolean): Promise<(SavedNode & { id: string })[]> {
  return Object.entries(await readPage())
    .filter(([, node]) => matches(node))
    .map(([id, node]) => ({ id, ...node }));
}
async function findNode(matches: (node: SavedNode) => boolean): Promise<SavedNode & { id: string }> {
  const [found, ...others] = await findNodes(matches);
  if (!found || others.length > 0)
    throw new Error(`${others.length + (found ? 1 : 0)} nodes fit, instead of one`);
  return found;
}
const named = (name: string) => (node: SavedNode) => node.custom.displayName === name;
const typed = (name: string) => (node: SavedNode) => node.type.resolvedName === name;
const withText = (text: string) => (node: SavedNode) => node.props['text'] === text;

/** Drags with the mouse to a point of the target given as fractions of its width and height. */
async function drag(...parameters: Parameters<typeof hold>): Promise<void> {
  await hold(...parameters);
  await page.mouse.up();
}

/** Drags as `drag` does, without the drop. */
async function hold(
  from: Locator,
  to: Locator,
  [x, y]: readonly [number, number] = [0.5, 0.5],
): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  await from.hover();
  await page.mouse.down();
  // The browser starts a drag with the first move and notifies the target with the second.
  for (let step = 0; step < DRAGGING_STEPS; step++) {
    const { left, top } = await placeIn(to, x, y);
    await page.mouse.move(left, top - step);
  }
}

async function placeIn(target: Locator, x: number, y: number): Promise<{ left: number; top: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not on the page');
  return { left: box.x + box.width * x, top: box.y + box.height * y };
}

/** Selects a container by a press on its padding. */
async function selectRules(): Promise<void> {
  await layer('Rules').click();
  await toolbar('Rules').waitFor();
}

describe('dragging', () => {
  test('a text from the toolbox adds it where it is dropped, selected and as one undo step', async () => {
    const before = await readPage();
    await drag(tool('Text'), text('Made a mess?'), [0.5, 0.1]);
    await toolbar('Text').waitFor();

    const added = await findNode(withText('Double-click to write here'));
    const closing = await findNode(named('Closing'));
    expect(added.parent).toBe(closing.id);
    expect(closing.nodes.indexOf(added.id)).toBe(0);

    await button('Undo').click();
    expect(await readPage()).toEqual(before);
    await button('Redo').click();
    expect(await findNodes(withText('Double-click to write here'))).toHaveLength(1);
  });

  test('a card adds its regions with it, and undo removes them', async () => {
    const before = await readPage();
    await drag(tool('Card'), text('Made a mess?'), [0.5, 0.1]);
    await toolbar('Card').waitFor();
    const { parent } = await findNode(named('Closing'));
    expect(parent).toBe('ROOT');
    expect(await findNodes(typed('CardTexts'))).toHaveLength(2);

    await button('Undo').click();
    expect(await readPage()).toEqual(before);
  });

  test('the handle of a selected node moves it', async () => {
    await text('Restyle me').click();
    await drag(page.getByTitle('Drag to move'), text('Drag me'), [0.3, 0.5]);

    const actions = await findNode(named('Actions'));
    const saved = await readPage();
    expect(actions.nodes.map((id) => saved[id]?.props['text'])).toEqual(['Restyle me', 'Drag me']);
  });

  test.each([
    { box: 'Buttons only', name: 'Text', type: 'OnlyButtons', count: 1 },
    { box: 'Buttons only', name: 'Button', type: 'OnlyButtons', count: 2 },
    { box: 'One picture at most', name: 'Button', type: 'OnePicture', count: 0 },
    { box: 'One picture at most', name: 'Picture', type: 'OnePicture', count: 1 },
  ])('a $name into the box "$box" leaves it with $count', async ({ box, name, type, count }) => {
    const target = page.locator('.rule-box', { has: page.getByText(box, { exact: true }) });
    await drag(tool(name), target, [0.5, 0.7]);
    expect((await findNode(typed(type))).nodes).toHaveLength(count);
  });

  test.each([
    ['Text', 'Buttons only', 'Can’t drop in Buttons only'],
    ['Button', 'Buttons only', 'Drop in Buttons only'],
    ['Button', 'One picture at most', 'Can’t drop in One picture at most'],
    ['Text', 'Never empty', 'Drop in Never empty'],
  ])('a %s over the box "%s" shows "%s" where it covers no text', async (name, box, message) => {
    const target = page.locator('.rule-box', { has: page.getByText(box, { exact: true }) });
    await hold(tool(name), target, [0.5, 0.7]);
    const label = page.getByText(message, { exact: true });
    await label.waitFor();
    const covered = await label.evaluate((element) => {
      const bar = element.getBoundingClientRect();
      /** The lines of a text, or the box of what isn't one. */
      const boxes = (other: Element) => {
        const range = document.createRange();
        range.selectNodeContents(other);
        return other.matches('.text') ? [...range.getClientRects()] : [other.getBoundingClientRect()];
      };
      return [...document.querySelectorAll('.page :is(.text, .cta, .rule)')]
        .filter((other) =>
          boxes(other).some(
            ({ top, bottom, left, right }) =>
              top < bar.bottom && bottom > bar.top && left < bar.right && right > bar.left,
          ),
        )
        .map(({ textContent }) => textContent);
    });
    expect(covered).toEqual([]);
    await page.mouse.up();
  });

  test('can’t move the last child of a required container, and Delete doesn’t remove it', async () => {
    await drag(text('I’m the last one, so I stay.'), text('Try to break a rule'), [0.5, 0.1]);
    expect((await findNode(typed('NeverEmpty'))).nodes).toHaveLength(1);
    await text('I’m the last one, so I stay.').click();
    await page.keyboard.press('Delete');
    expect(await findNodes(withText('I’m the last one, so I stay.'))).toHaveLength(1);
    expect(await button('Delete').count()).toBe(0);
  });

  test('a resize handle is one undo step', async () => {
    await selectRules();
    expect((await findNode(named('Rules'))).props).toMatchObject({ width: 'auto', height: 'auto' });
    const widthBefore = (await outline().boundingBox())?.width ?? 0;
    await pull(page.locator('.handle[data-edge=right]'), -150, 0);

    const { width } = (await findNode(named('Rules'))).props;
    expect(width).toMatch(/^[5-8]\d%$/);
    expect(await field('Width').inputValue()).toBe(width);
    const widthAfter = (await outline().boundingBox())?.width ?? 0;
    expect(widthBefore - widthAfter).toBeGreaterThan(140);
    expect(widthBefore - widthAfter).toBeLessThan(160);

    await button('Undo').click();
    expect((await findNode(named('Rules'))).props['width']).toBe('auto');
    expect(await button('Undo').isDisabled()).toBe(true);
  });

  test('a tool released over a panel, or after Escape, adds nothing', async () => {
    const before = await readPage();
    const target = text('Try to break a rule');
    await target.scrollIntoViewIfNeeded();
    await tool('Button').hover();
    await page.mouse.down();
    const { left, top } = await placeIn(target, 0.5, 0.1);
    await page.mouse.move(left, top);
    await page.mouse.move(left, top + 1);
    await page.getByText('Drop in Rules').waitFor();
    expect(await outline().isVisible()).toBe(false);
    expect(await page.locator('.drop-line').isVisible()).toBe(true);
    const panel = await placeIn(page.locator('.settings'), 0.5, 0.5);
    await page.mouse.move(panel.left, panel.top);
    await page.mouse.move(panel.left, panel.top + 1);
    expect(await page.locator('.drop-line').isVisible()).toBe(false);
    await page.mouse.up();
    expect(await readPage()).toEqual(before);
    expect(await outline().isVisible()).toBe(true);
  });

  test('shows a line in the middle of the gap, with a contrast of 3:1 on a light page', async () => {
    const [above, below] = [text('Made a mess?'), page.locator('main p').last()];
    await hold(tool('Text'), below, [0.5, 0.1]);
    const line = page.locator('.drop-line');
    await line.waitFor();
    const [before, box, after] = await Promise.all([above, line, below].map((it) => it.boundingBox()));
    expect(box!.y - before!.y - before!.height).toBeCloseTo(after!.y - box!.y - box!.height, 1);
    const contrast = await line.evaluate((element) => {
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).slice(0, 3).map((channel) => {
          const value = Number(channel) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      return (luminance(boxShadow) + 0.05) / (luminance(backgroundColor) + 0.05);
    });
    expect(contrast).toBeGreaterThan(3);
    await page.mouse.up();
  });

  test.each([
    ['top-left', 100, -60],
    ['bottom-right', -100, 60],
  ] as const)('the %s handle changes width and height together, and keeps pixels', async (edge, x, y) => {
    await selectRules();
    expect(await page.locator('.handle').count()).toBe(8);
    await field('Width').fill('600px');
    await pull(page.locator(`.handle[data-edge=${edge}]`), x, y);
    const { width, height } = (await findNode(named('Rules'))).props;
    expect(width).toBe('500px');
    expect(height).toMatch(/^[3-9]\d\dpx$/);
    await button('Undo').click();
    expect((await findNode(named('Rules'))).props).toMatchObject({ width: '600px', height: 'auto' });
  });
});

/** Drags a handle by some pixels, in several moves. */
async function pull(handle: Locator, x: number, y: number): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  await handle.hover();
  const { left, top } = await placeIn(handle, 0.5, 0.5);
  await page.mouse.down();
  await page.mouse.move(left + x, top + y, { steps: 6 });
  await page.mouse.up();
}

describe('settings', () => {
  test('of a text: content, size, weight, alignment and colour', async () => {
    await text(HEADLINE).click();
    await field('Text').fill('Edited');
    await field('Size').fill('30');
    await page.getByRole('radio', { name: 'Medium' }).check({ force: true });
    await page.getByRole('radio', { name: 'Centre' }).check({ force: true });
    await page.getByRole('radio', { name: 'Green' }).check({ force: true });

    expect((await findNode(withText('Edited'))).props).toMatchObject({
      size: 30,
      weight: 'medium',
      align: 'center',
      colour: 'green',
    });
    const heading = page.getByRole('heading', { level: 1, name: 'Edited' });
    expect(await heading.evaluate((element) => getComputedStyle(element).textAlign)).toBe('center');

    await button('Undo').click();
    expect((await findNode(withText('Edited'))).props['colour']).toBe('ink');
    await button('Redo').click();
    expect((await findNode(withText('Edited'))).props['colour']).toBe('green');
  });

  test('of a container: layout, size, colours, spacing and effects', async () => {
    await selectRules();
    await page.getByRole('radio', { name: 'Row', exact: true }).check({ force: true });
    await field('Gap').fill('3');
    await field('Width').fill('70%');
    await field('Height').fill('640');
    await field('Fill the remaining space').check();
    await page.getByRole('radio', { name: 'Sand' }).check({ force: true });
    await section('Spacing').click();
    await field('Padding, all sides').fill('50');
    await field('Padding, left').fill('8');
    await field('Margin, top').fill('12');
    await section('Effects').click();
    await field('Shadow').fill('60');
    expect((await findNode(named('Rules'))).props).toMatchObject({
      direction: 'row',
      gap: 3,
      padding: '50 50 50 8',
      margin: '12 0 0 0',
      background: 'warm',
      width: '70%',
      height: '640px',
      fills: true,
      shadow: 60,
    });
    expect(await section('Spacing').textContent()).toContain('12 0 0 0 / 50 50 50 8');
  });

  test('of a container: free colours with an opacity, which its texts follow', async () => {
    await selectRules();
    const [background, colour] = [page.getByLabel('Custom').first(), page.getByLabel('Custom').last()];
    await background.check({ force: true });
    await field('Background, custom').fill('#ffeecc');
    await field('Background, opacity').fill('80');
    await colour.check({ force: true });
    await field('Text colour, custom').fill('#880011');
    expect((await findNode(named('Rules'))).props).toMatchObject({
      background: '#ffeecccc',
      colour: '#880011ff',
    });
    const heading = text('Try to break a rule');
    expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(136, 0, 17)');
  });

  test('of a button and of a picture', async () => {
    await text('Drag me').click();
    await field('Label').fill('Pressed');
    await page.getByRole('radio', { name: 'Outline' }).check({ force: true });
    expect((await findNode(withText('Pressed'))).props['variant']).toBe('outline');

    await page.locator('.media').first().click();
    await field('Picture').selectOption('Hills');
    await page.getByRole('radio', { name: '1:1' }).check({ force: true });
    expect((await findNodes(typed('Media')))[0]?.props).toMatchObject({ kind: 'hills', ratio: '1 / 1' });
  });

  test('are replaced by the hint after a click outside the page or Escape', async () => {
    const hint = page.getByText('Nothing selected');
    expect(await hint.count()).toBe(0);
    await page.locator('.backdrop').click({ position: { x: 5, y: 5 } });
    await hint.waitFor();
    await text(HEADLINE).click();
    await hint.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await hint.waitFor();
    expect(await outline().count()).toBe(0);
  });
});

describe('editing text in place', () => {
  test('starts with a double click and ends with Enter, as its own undo step', async () => {
    await text('Drag me').click();
    await page.getByRole('radio', { name: 'Large' }).check({ force: true });
    await text('Drag me').dblclick();
    await page.getByRole('textbox', { name: 'Text on the page' }).waitFor();
    await page.keyboard.insertText('Catch me');
    // This Enter selects a word of an input method.
    await text('Catch me').dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    expect(await text('Catch me').getAttribute('contenteditable')).not.toBeNull();
    await page.keyboard.press('Enter');
    await text('Catch me').waitFor();

    expect((await findNode(withText('Catch me'))).props['size']).toBe('large');
    expect(await text('Catch me').getAttribute('contenteditable')).toBeNull();
    await button('Undo').click();
    expect((await findNode(withText('Drag me'))).props['size']).toBe('large');
  });

  test('lets Delete and Backspace delete letters, not the node', async () => {
    await text('Drag me').dblclick();
    await page.getByRole('textbox', { name: 'Text on the page' }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await text('Drag m').waitFor();
    await page.keyboard.press('Escape');
    expect(await findNodes(withText('Drag m'))).toHaveLength(1);
  });
});

describe('layers', () => {
  const isSelected = (row: Locator) => row.getAttribute('aria-selected');

  test('select their node and follow the selection', async () => {
    await layer('Closing').click();
    await toolbar('Closing').waitFor();
    expect(await isSelected(layer('Closing'))).toBe('true');
    await text('I’m the last one, so I stay.').click();
    const row = layer('Text, I’m the last one, so I stay.');
    await row.waitFor();
    expect(await isSelected(row)).toBe('true');
    expect(await isSelected(layer('Closing'))).toBe('false');
  });

  test('hide and show their node with the eye or a key', async () => {
    await layer('Closing').hover();
    await layer('Closing').getByTitle('Hide (H)').click();
    await text('Made a mess?').waitFor({ state: 'detached' });
    expect((await findNode(named('Closing'))).hidden).toBe(true);
    await layer('Closing, hidden').press('h');
    await text('Made a mess?').waitFor();
  });

  test.each([
    ['the top edge of a row puts it before that node', 0.1, ['Hero', 'Features', 'Closing', 'Rules']],
    ['the bottom edge of an open row puts it first inside', 0.9, ['Hero', 'Features', 'Rules']],
  ] as const)('move their node when dragged: %s', async (_, fraction, names) => {
    await text('Try to break a rule').click();
    await layer('Boxes').waitFor();
    await drag(layer('Closing'), layer('Rules'), [0.5, fraction]);
    const saved = await readPage();
    expect(saved['ROOT']?.nodes.map((id) => saved[id]?.custom.displayName)).toEqual(names);
    const first = (await findNode(named('Rules'))).nodes[0] ?? '';
    expect(saved[first]?.custom.displayName).toBe(names.length === 3 ? 'Closing' : undefined);
  });

  test('of required nodes can’t be dragged', async () => {
    await text('I’m the last one, so I stay.').click();
    const row = layer('Text, I’m the last one, so I stay.');
    await row.waitFor();
    await drag(row, layer('Never empty'), [0.5, 0.05]);
    expect((await findNode(typed('NeverEmpty'))).nodes).toHaveLength(1);
  });

  test('rename their node', async () => {
    await selectRules();
    await field('Layer name').fill('Boundaries');
    await layer('Boundaries').waitFor();
    expect(await findNodes(named('Boundaries'))).toHaveLength(1);
  });

  test('are a tree with one tab stop and arrow keys', async () => {
    const headline = `Heading, ${HEADLINE}`;
    await layer(headline).waitFor();
    await page.keyboard.press('Escape');
    await layer('Page').focus();
    for (const [key, name] of [
      ['End', 'Closing'],
      ['Home', 'Page'],
      ['ArrowDown', 'Hero'],
      ['ArrowDown', 'Intro'],
      ['ArrowRight', headline],
      ['ArrowRight', headline],
      ['ArrowLeft', 'Intro'],
      ['ArrowLeft', 'Intro'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);
    }
    expect(await layer('Intro').getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator('[role=treeitem][tabindex="0"]').count()).toBe(1);
  });
});

describe('with the keyboard', () => {
  test('a user can select in the layers, delete, undo and redo', async () => {
    await layer('Closing').focus();
    await page.keyboard.press('Enter');
    await toolbar('Closing').waitFor();
    await page.keyboard.press('Delete');
    await text('Made a mess?').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await text('Made a mess?').waitFor();
    await page.keyboard.press('Control+Shift+z');
    await text('Made a mess?').waitFor({ state: 'detached' });
    expect(await findNodes(named('Closing'))).toHaveLength(0);
  });

  test('a user can’t delete the page itself', async () => {
    await layer('Page').focus();
    await page.keyboard.press('Enter');
    await toolbar('Page').waitFor();
    await page.keyboard.press('Delete');
    expect((await readPage())['ROOT']?.nodes).toHaveLength(4);
    expect(await button('Delete').count()).toBe(0);
  });

  test('a user can add from the toolbox after the selection and move it', async () => {
    await tool('Heading').focus();
    await page.keyboard.press('Enter');
    await text('A new heading').waitFor();
    const texts = async () => {
      const saved = await readPage();
      const { nodes } = await findNode(named('Intro'));
      return nodes.map((id) => saved[id]?.props['text']).slice(0, 2);
    };
    expect(await texts()).toEqual([HEADLINE, 'A new heading']);
    await button('Move up').focus();
    await page.keyboard.press('Enter');
    expect(await texts()).toEqual(['A new heading', HEADLINE]);
  });

  test('Tab goes through the editor and leaves it', async () => {
    const label = () =>
      page.evaluate(() => {
        const { activeElement: element } = document;
        return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      });
    const seen = new Set<string>();
    await page.keyboard.press('Tab');
    for (let steps = 0; steps < 80 && !seen.has('body'); steps++) {
      const isOutside = await page.evaluate(() => document.activeElement === document.body);
      seen.add(isOutside ? 'body' : await label());
      await page.keyboard.press('Tab');
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['JSON', 'Editing', 'Heading', 'Page', 'Select parent', 'Delete', 'body']),
    );
  });
});

describe('undo', () => {
  test('reverts a typed sentence or a slider pull in one step', async () => {
    await text(HEADLINE).click();
    await field('Text').focus();
    await page.keyboard.press('End');
    await page.keyboard.type(', as you like it', { delay: 30 });
    const slider = await placeIn(field('Size'), 0.2, 0.5);
    await page.mouse.move(slider.left, slider.top);
    await page.mouse.down();
    await page.mouse.move(slider.left + 60, slider.top, { steps: 8 });
    await page.mouse.up();
    await button('Undo').click();
    expect((await findNode(withText(`${HEADLINE}, as you like it`))).props['size']).toBe(42);
    await button('Undo').click();
    expect((await findNode(withText(HEADLINE))).props['size']).toBe(42);
    expect(await button('Undo').isDisabled()).toBe(true);
  });
});

test('what was added, duplicated, moved, deleted and undone is announced', async () => {
  const status = (message: string) =>
    page.locator('.visually-hidden[role=status]', { hasText: message }).waitFor();
  await text('Drag me').click();
  await page.keyboard.press('Control+d');
  await status('Button added after Button.');
  expect(await text('Drag me').count()).toBe(2);
  await button('Move up').click();
  await status('Button moved ');
  await page.keyboard.press('Delete');
  await status('Button deleted.');
  await button('Undo').click();
  await status('Undone. Button added ');
  await tool('Video').click();
  await status('Video added');
});

describe('the page', () => {
  test('can’t be reset before the first change, also on the next visit', async () => {
    const isDisabled = () => button('Reset').isDisabled();
    expect(await isDisabled()).toBe(true);
    await text('Drag me').click();
    await field('Label').fill('Changed');
    await expectSoon(isDisabled, false);
    await button('Undo').click();
    await expectSoon(isDisabled, true);
    await page.reload();
    await toolbar('Heading').waitFor();
    expect(await isDisabled()).toBe(true);
  });

  test('is kept between visits until it is reset', async () => {
    await text('Drag me').click();
    await field('Label').fill('Kept');
    await page.reload();
    await text('Kept').waitFor();
    await button('Reset').click();
    await button('Reset page').click();
    await text('Drag me').waitFor();
    expect(await button('Reset').isDisabled()).toBe(true);
    await page.reload();
    await text('Drag me').waitFor();
  });

  test('opens with the first page if the stored one has unknown components', async () => {
    await page.evaluate(() =>
      localStorage.setItem('craftjs-landing-example', '{"ROOT":{"type":{"resolvedName":"Gone"}}}'),
    );
    await page.reload();
    await text(HEADLINE).waitFor();
  });

  test('shows at the width of a device, whose button stays blue while hovered', async () => {
    const colours = (name: string) =>
      button(name).evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return [backgroundColor, color];
      });
    const pressed = await colours('Desktop');
    expect(pressed).not.toEqual(await colours('Phone'));
    await button('Desktop').hover();
    expect(await colours('Desktop')).toEqual(pressed);
    const width = async () => (await page.locator('.page').boundingBox())?.width;
    expect(await width()).toBeGreaterThan(700);
    await button('Phone').click();
    await expectSoon(width, 360);
  });
});

test('on a phone, the bar of the headline is on the page, and columns become one', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
  const top = async () => (await boxOf(toolbar('Heading'))).y - (await boxOf(page.locator('.page'))).y;
  await expectSoon(async () => (await top()) > 0, true);
  const cards = page.locator('.container', { has: page.getByRole('heading', { level: 2 }) });
  const [one, other] = ['Your components', 'Your rules'].map((name) =>
    boxOf(cards.filter({ has: page.getByRole('heading', { name, exact: true }) }).last()),
  );
  expect((await one!).x).toBe((await other!).x);
});

test.each([1150, 752])(
  '%i px wide, as on the landing page, headings don’t take too many lines',
  async (width) => {
    await page.setViewportSize({ width, height: 646 });
    const lines = (name: string) =>
      page
        .locator('main')
        .getByRole('heading', { name, exact: true })
        .evaluate((element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight));
    await expectSoon(async () => Math.round(await lines(HEADLINE)), 2);
    expect(await lines('Your components')).toBeLessThan(1.5);
    const { props } = await findNode(withText(HEADLINE));
    expect(props['size']).toBe(42);
  },
);

test('the name of a text follows its type', async () => {
  await field('Type').selectOption('Paragraph');
  await toolbar('Text').waitFor();
  await layer(`Text, ${HEADLINE}`).waitFor();
  await field('Type').selectOption('Heading 2');
  await toolbar('Heading').waitFor();
  expect((await findNode(withText(HEADLINE))).custom).toEqual({});
});

test('a bar never covers other content, and frames have the radius of their node', async () => {
  await text('Drag me').click();
  const bar = await toolbar('Button').boundingBox();
  const above = await page.locator('main p').first().boundingBox();
  expect(bar?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  expect(await outline().evaluate((frame) => frame.style.getPropertyValue('--node-radius'))).toBe('8px');
  await text('Drag me').dblclick();
  await expectSoon(() => toolbar('Button').isVisible(), false);
});

test('the bar of a text below the headline covers none of its letters', async () => {
  await page.locator('main p.text').first().click();
  await toolbar('Text').waitFor();
  const bar = await toolbar('Text').evaluate((element) => element.getBoundingClientRect());
  const lines = await page.locator('main h1').evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return [...range.getClientRects()].map(({ right, bottom }) => ({ right, bottom }));
  });
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(({ right, bottom }) => right > bar.x && bottom > bar.y)).toEqual([]);
});

test('a video shows a poster while editing, and asks for its URL', async () => {
  await tool('Video').click();
  await page.getByText('Add a video URL in the settings').waitFor();
  await field('URL').fill('no URL');
  await page.getByText('Paste a YouTube link').waitFor();
  await field('URL').fill('https://youtu.be/aqz-KE-bpKQ');
  await page.getByText('Paste a YouTube link').waitFor({ state: 'detached' });
  await page.getByRole('switch', { name: 'Editing' }).click();
  await page.getByRole('button', { name: 'Play Video' }).waitFor();
});

describe('the Editing switch', () => {
  test('turns the editor into a preview without selection and back', async () => {
    const editing = page.getByRole('switch', { name: 'Editing' });
    await editing.click();
    await page.getByRole('switch', { name: 'Editing', checked: false }).waitFor();
    await outline().waitFor({ state: 'detached' });
    expect(await tool('Text').count()).toBe(0);
    await text(HEADLINE).click();
    await text(HEADLINE).dblclick();
    expect(await outline().count()).toBe(0);
    expect(await page.getByRole('textbox').count()).toBe(0);

    await editing.click();
    await text(HEADLINE).click();
    await toolbar('Heading').waitFor();
    expect(await tool('Text').count()).toBe(1);
  });
});

test('an error restores the page or offers a restart', async () => {
  await text('Drag me').click();
  await field('Label').fill('Still here');
  await breakEditor();
  await button('Restore my page').click();
  await text('Still here').waitFor();

  await breakEditor();
  await button('Start over').click();
  await text('Drag me').waitFor();
  expect(await text('Still here').count()).toBe(0);
  // React logs what the error boundary caught.
  errors = errors.filter((error) => !error.includes('NotFoundError'));
});

/** Removes an element that React manages, as page translation may, so that React fails. */
async function breakEditor(): Promise<void> {
  await text(HEADLINE).click();
  await page.locator('.form').evaluate((form) => form.remove());
  await page.keyboard.press('Escape');
  await page.getByRole('alert').waitFor();
}

test('reports once to the surrounding page that it is ready, and posts the page after each change', async () => {
  host.intercept = ({ url }, response) => {
    if (url !== '/around') return false;
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><link rel="icon" href="data:,"><body style="margin:0;height:3000px">
      <script>messages = []; addEventListener('message', ({ data, origin }) => messages.push({ data, origin }));</script>
      <iframe src="./" title="Editor" style="width:1000px;height:600px;border:0"></iframe>`);
    return true;
  };
  await page.goto(`${host.origin}/around`);
  const editor = page.frameLocator('iframe');
  await editor.getByRole('toolbar').waitFor();
  const messages = () =>
    page.evaluate(
      () => Reflect.get(window, 'messages') as { data: Record<string, unknown>; origin: string }[],
    );
  // The editor may save the first page more than once while it starts.
  await expectSoon(async () => (await messages()).length > 1, true);
  const [ready, ...states] = await messages();
  expect(ready).toEqual({ data: { LANDING_PAGE_LOADED: true }, origin: host.origin });
  states.forEach(({ data }) => expect(String(data['LANDING_PAGE_STATE'])).toContain(HEADLINE));

  // After each change the parent receives the page as the editor saves it.
  await editor.getByLabel('Text', { exact: true }).fill('Posted');
  const last = async () => String((await messages()).at(-1)?.data['LANDING_PAGE_STATE']);
  await expectSoon(async () => (await last()).includes('"text":"Posted"'), true);

  // While the editor is in use, the wheel scrolls the canvas and, at its end, the page.
  await page.mouse.click(500, 300);
  await page.mouse.wheel(0, 10_000);
  const stage = editor.getByRole('main');
  for (let turn = 0; turn < 200 && (await page.evaluate(() => scrollY)) === 0; turn++) {
    await page.mouse.wheel(0, 300);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await stage.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(300);
});

test.each([
  { width: 358, height: 420 },
  { width: 320, height: 568 },
  { width: 1200, height: 675 },
])('fits a window of $width × $height', async (viewport) => {
  await page.setViewportSize(viewport);
  const overflow = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main, .panel, .top-bar')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((element) => element.className || element.tagName),
    );
  expect(await overflow()).toEqual([]);
  if (viewport.width > 900) return;
  for (const name of ['Add', 'Layers', 'Settings']) {
    await button(name).click();
    expect(await button(name).getAttribute('aria-expanded')).toBe('true');
    expect(await overflow()).toEqual([]);
  }
  await field('Text').fill('On a phone');
  await text('On a phone').waitFor();
});

test('loads at most 82 kB before it is ready, and 9 kB after that', () => {
  const html = readFileSync(join(APP, 'index.html'), 'utf8');
  const first = new Set([
    'index.html',
    ...[...html.matchAll(/(?:src|href)="([^":]+\.(?:js|css))"/g)].map(([, file]) => file),
  ]);
  const before = compressedSize(APP, (file) => first.has(file));
  expect(before).toBeLessThanOrEqual(82_000);
  expect(compressedSize(APP) - before).toBeLessThanOrEqual(9_000);
});

test('requests only its own files', () => {
  expect(
    host.log.filter(
      (line) => !/^GET \/(around|((app|shared)\.\w+\.(js|css)|geist[-.\w]+\.woff2))?$/.test(line),
    ),
  ).toEqual([]);
});
