import { announce } from './announcer';
import { describeChange } from './describeChange';
import type { Nodes } from './describeChange';
import { postPage } from './postPage';
import { forgetPage, keepPage } from './storage';

const DELAY = 400; // ms

let known: Nodes | undefined;
let verb = '';
let timer: number | undefined;
let unsaved: string | undefined;

/** Posts, announces and stores the page after a change. */
export function onPageChange(page: string): void {
  postPage(page);
  const nodes = JSON.parse(page) as Nodes;
  const change = known && describeChange(known, nodes);
  known = nodes;
  if (change !== undefined || verb !== '') announce(verb + (change ?? ''));
  verb = '';
  unsaved = page;
  timer ??= window.setTimeout(save, DELAY);
}

/** Sets the page that later changes are compared with. */
export function onPageLoad(page: string): void {
  known = JSON.parse(page) as Nodes;
}

/** Makes the next announcement say that it was undone or redone. */
export function announceAs(history: 'undo' | 'redo'): void {
  verb = history === 'undo' ? 'Undone. ' : 'Redone. ';
}

function save(): void {
  timer = undefined;
  if (unsaved !== undefined) keepPage(unsaved);
  unsaved = undefined;
}

/** Forgets the page, also a change that isn't stored yet. */
export function onPageReset(): void {
  unsaved = undefined;
  known = undefined;
  forgetPage();
  announce('Reset.');
}

addEventListener('pagehide', save);
