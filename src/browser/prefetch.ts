import { normalizePath, withoutBase } from '../shared/url';
import { type PageManifest, pageAddress, type PageScript } from '../shared/manifests';

/** Events that suggest a link will be opened. */
export const LINK_INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** The script of a linked page: its address, and its size in bytes. */
interface LinkedScript {
  readonly address: string;
  readonly bytes: number;
}

/** Concurrent prefetches. HTTP/1.1 allows six connections, and a click needs one. */
const AT_A_TIME = 3;

/** Prefetches a file at the lowest priority, once per document. */
export const prefetchFile = createPrefetchQueue();

function createPrefetchQueue(): (href: string) => void {
  const waiting: string[] = [];
  const running = new Set<HTMLLinkElement>();
  const failed = new Set<HTMLLinkElement>();
  const insert = (link: HTMLLinkElement) => {
    failed.delete(link);
    running.add(link);
    document.head.append(link);
  };
  const fetchNext = () => {
    const href = running.size < AT_A_TIME ? waiting.shift() : undefined;
    if (href === undefined) return;
    const as = href.endsWith('.css') ? 'style' : 'script';
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as, href });
    const end = () => {
      running.delete(link);
      fetchNext();
    };
    link.onload = end;
    link.onerror = () => {
      failed.add(link);
      end();
    };
    insert(link);
    // Safari ignores the link. A response gets into its HTTP cache once it is read to its end.
    if (!link.relList.supports('prefetch'))
      void fetch(href)
        .then((file) => file.blob())
        .then(end, end);
  };
  // When a frame begins to load, Firefox cancels every prefetch and drops those that wait, without an event. Elsewhere,
  // a link that is inserted again joins the request under way.
  const restart = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement) [...running, ...failed].forEach(insert);
  };
  return (href) => {
    // A listener is added once, however often.
    document.addEventListener('load', restart, true);
    // The boot script and the app have a queue each, so the links say what is known.
    if (waiting.includes(href) || document.querySelector(`link[rel=prefetch][href="${href}"]`)) return;
    waiting.push(href);
    fetchNext();
  };
}

/** Creates the prefetch limit: each file once, `cap` bytes in total. */
export function createByteCap(cap: number): (script: LinkedScript) => boolean {
  const taken = new Set<string>();
  let left = cap;
  return ({ address, bytes }) => {
    if (taken.has(address) || bytes > left) return false;
    taken.add(address);
    left -= bytes;
    return true;
  };
}

/** Prefetches pages whose links come into view, up to `cap` bytes. Returns an undo function. */
export function prefetchInView(
  links: Iterable<HTMLAnchorElement>,
  scriptOf: (link: HTMLAnchorElement) => LinkedScript | undefined,
  cap: number,
): () => void {
  const isAffordable = createByteCap(cap);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const script = isIntersecting ? scriptOf(target as HTMLAnchorElement) : undefined;
      if (script && isAffordable(script)) prefetchFile(script.address);
    }
  });
  for (const link of links) observer.observe(link);
  return () => observer.disconnect();
}

/** Creates a lookup from a link to the script of its page. */
export function createScriptFinder(
  baseUrl: string,
  pages: Readonly<Record<string, readonly [...PageScript, ...unknown[]]>>,
): (link: Pick<HTMLAnchorElement, 'pathname' | 'origin'>) => LinkedScript | undefined {
  return ({ pathname, origin }) => {
    const below = origin === location.origin ? withoutBase(baseUrl, pathname) : null;
    const path = normalizePath(below ?? '');
    const script = below !== null && Object.hasOwn(pages, path) ? pages[path] : undefined;
    return script && { address: pageAddress(baseUrl, path, script[0]), bytes: script[1] };
  };
}

/** Until the app has loaded: prefetches pages on intent, and those whose links are in view. */
export function prefetchPages(
  { pages }: Pick<PageManifest, 'pages'>,
  baseUrl: string,
  inViewBytes: number,
  isAllowed: () => boolean,
): void {
  const scriptOf = createScriptFinder(baseUrl, pages);
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const script = link && isAllowed() ? scriptOf(link) : undefined;
    if (script) prefetchFile(script.address);
  };
  LINK_INTENTS.forEach((type) => document.addEventListener(type, onIntent, { passive: true }));
  if (isAllowed())
    prefetchInView(document.links as HTMLCollectionOf<HTMLAnchorElement>, scriptOf, inViewBytes);
}
