import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Router, View } from './router';

/** The part of the router that components use; on the server it never changes. */
export type ViewSource = Pick<Router, 'subscribe' | 'rendered' | 'prerendered' | 'retry'>;

export const RouterContext = createContext<ViewSource | null>(null);

export function useRouter(): ViewSource {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterContext around it');
  return router;
}

/** The view to render. Re-renders on every change of it. */
export function useView(): View {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, router.rendered, router.prerendered);
}

/** A router with one constant view, for the server. */
export function createStaticRouter(view: View): ViewSource {
  return { rendered: () => view, prerendered: () => view, subscribe: () => () => {}, retry: () => {} };
}
