import { announce } from './announcer';
import { describeChange } from './describeChange';
import type { Nodes } from './describeChange';
import { postPage } from './postPage';
import { clearSavedPage, writeSavedPage } from './savedPage';

const SAVE_DELAY = 400; // ms

let current: Nodes | undefined;
let prefix = '';
let timer: number | undefined;
let unsaved: { readonly page: string; readonly isInitial: boolean } | undefined;

/** Posts, announces and saves a changed page. The initial page isn't saved. */
export function onPageChange(page: string, isInitial: boolean): void {
  postPage(page);
  const nodes = JSON.parse(page) as Nodes;
  const change = current && describeChange(current, nodes);
  current = nodes;
  if (change !== undefined || prefix !== '') announce(prefix + (change ?? ''));
  prefix = '';
  unsaved = { page, isInitial };
  timer ??= window.setTimeout(save, SAVE_DELAY);
}

/** Sets the page that later changes are compared with. */
export function onPageLoad(page: string): void {
  current = JSON.parse(page) as Nodes;
}

/** Prefixes the next announcement with the history action that caused it. */
export function prefixNextAnnouncement(history: 'undo' | 'redo'): void {
  prefix = history === 'undo' ? 'Undone. ' : 'Redone. ';
}

function save(): void {
  timer = undefined;
  if (unsaved?.isInitial) clearSavedPage();
  else if (unsaved) writeSavedPage(unsaved.page);
  unsaved = undefined;
}

/** Discards the saved page and pending changes. */
export function onPageReset(): void {
  unsaved = undefined;
  current = undefined;
  clearSavedPage();
  announce('Reset.');
}

addEventListener('pagehide', save);
