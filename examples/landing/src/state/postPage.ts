import { resolver } from '../page/resolver';
import { pageAsCode } from './pageAsCode';

const INTERVAL = 100; // ms; resizing changes the page on every mouse move

/** The page for a same-origin parent: serialized (`query.serialize()`) and as JSX. */
interface PageMessage {
  readonly LANDING_PAGE_STATE: string;
  readonly LANDING_PAGE_CODE: string;
}

let next: string | undefined;
let timer: number | undefined;

/** Posts the page to the parent, at most every 100 ms. The first message follows LANDING_PAGE_LOADED. */
export function postPage(page: string): void {
  next = page;
  timer ??= window.setTimeout(() => {
    timer = undefined;
    if (next !== undefined && isSameOriginFrame()) {
      const message = {
        LANDING_PAGE_STATE: next,
        LANDING_PAGE_CODE: pageAsCode(JSON.parse(next), resolver),
      } satisfies PageMessage;
      parent.postMessage(message, location.origin);
    }
  }, INTERVAL);
}

function isSameOriginFrame(): boolean {
  try {
    return parent !== window && parent.location.origin === location.origin;
  } catch {
    return false; // another origin
  }
}
