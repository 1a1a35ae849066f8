/** @jest-environment jsdom */
import { fixRoles } from '../../../../src/search/window/fixRoles';

/** The part of DocSearch 5's modal that matters here. */
const WINDOW = `<div class="DocSearch-Container" role="button" tabindex="0" aria-expanded="true" aria-haspopup="listbox"
    aria-owns="list" aria-labelledby="label" aria-controls="list" id="window">
  <header><input></header>
  <ul role="listbox" id="list"><li role="option" aria-selected="true"><a href="/a">A</a></li></ul>
  <footer></footer>
</div>`;
const HITS = '<ul role="listbox" id="more"><li role="option" id="hit"><a href="/b">B</a></li></ul>';

let stop = () => {};
afterEach(() => stop());

function open(html: string): HTMLElement {
  document.body.innerHTML = `<header id="outside"></header><dialog>${html}</dialog>`;
  const root = document.querySelector('dialog')!;
  stop = fixRoles(root);
  return root;
}

const find = (selector: string) => document.querySelector(selector)!;
const roleOf = (selector: string) => find(selector).getAttribute('role');
/** Mutation observers run asynchronously. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

function expectMended(): void {
  expect(find('.DocSearch-Container').getAttributeNames().sort()).toEqual(['class', 'id']);
  expect(['dialog header', '#list', '#list li', 'dialog footer'].map(roleOf)).toEqual([
    'none',
    'tree',
    'treeitem',
    'none',
  ]);
}

test('fixes the roles of existing elements immediately', () => {
  open(WINDOW);
  expectMended();
  expect(find('#list li').getAttribute('aria-selected')).toBe('true');
});

test('fixes the roles of elements rendered later', async () => {
  open('').innerHTML = WINDOW;
  await settle();
  expectMended();
  find('.DocSearch-Container').insertAdjacentHTML('beforeend', HITS);
  await settle();
  expect([roleOf('#more'), roleOf('#hit')]).toEqual(['tree', 'treeitem']);
});

test('fixes roles again when they are overwritten', async () => {
  open(WINDOW);
  const container = find('.DocSearch-Container');
  container.setAttribute('role', 'button');
  container.setAttribute('aria-expanded', 'false');
  find('#list').setAttribute('role', 'listbox');
  find('#list li').setAttribute('role', 'option');
  await settle();
  expectMended();
});

test('changes only the modal and keeps valid roles', () => {
  open('<header role="search"></header><ul id="plain"><li></li></ul><div role="button" tabindex="0"></div>');
  expect(roleOf('dialog header')).toBe('search');
  expect(roleOf('#plain')).toBeNull();
  expect(roleOf('dialog div')).toBe('button');
  expect(roleOf('#outside')).toBeNull();
});

test('stops when undone', async () => {
  open(WINDOW);
  stop();
  find('.DocSearch-Container').insertAdjacentHTML('beforeend', HITS);
  find('.DocSearch-Container').setAttribute('role', 'button');
  await settle();
  expect([roleOf('#more'), roleOf('#hit'), roleOf('.DocSearch-Container')]).toEqual([
    'listbox',
    'option',
    'button',
  ]);
});
