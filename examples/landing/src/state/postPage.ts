const INTERVAL = 100; // ms; a resize changes the page with each mouse move

/** The page in the form the editor saves it (`query.serialize()`), for a parent page of the same origin. */
interface PageMessage {
  readonly LANDING_PAGE_STATE: string;
}

let next: string | undefined;
let timer: number | undefined;

/** Posts the page to the parent, at most every 100 ms. The first message follows LANDING_PAGE_LOADED. */
export function postPage(page: string): void {
  next = page;
  timer ??= window.setTimeout(() => {
    timer = undefined;
    if (next !== undefined && hasOwnParent())
      parent.postMessage({ LANDING_PAGE_STATE: next } satisfies PageMessage, location.origin);
  }, INTERVAL);
}

function hasOwnParent(): boolean {
  try {
    return parent !== window && parent.location.origin === location.origin;
  } catch {
    return false; // another origin
  }
}
