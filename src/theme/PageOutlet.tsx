import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { afterPaint } from '../browser/afterPaint';
import { announce, focusAfterNavigation, scrollAfterNavigation } from '../browser/afterNavigation';
import { MAIN_ID, PAGE_ID } from '../shared/dom';
import { canonicalAddress, describePage } from '../routes/metadata';
import { useOfflineState } from '../offline/useOfflineState';
import type { View } from '../runtime/router';
import { useSite } from '../runtime/siteContext';
import { useRouter, useView } from '../runtime/useRouter';
import { ErrorBox } from './ErrorBox';
import { PageErrorBoundary } from './PageErrorBoundary';

/** Renders the page. The old page stays until the new one has loaded; a failure replaces it. */
export function PageOutlet() {
  const { retry } = useRouter();
  const view = useView();
  useAfterNavigation(view);
  const { failure } = view;
  const { isOffline } = useOfflineState();
  useEffect(() => {
    // The box shows only what helps readers.
    if (failure) console.error(failure.error);
  }, [failure]);
  const isLoading = view.phase === 'loading';
  useEffect(() => {
    if (isLoading) announce('Loading the page');
  }, [isLoading]);
  return (
    <main id={MAIN_ID} tabIndex={-1} aria-busy={isLoading || undefined}>
      {isLoading && <div className="loading" />}
      {failure ? (
        <ErrorBox
          title={`${failure.route?.label ?? 'This page'} couldn’t be loaded`}
          advice={
            isOffline
              ? 'You’re offline, and this page isn’t saved on this device. Reconnect and try again.'
              : 'Check your connection and try again.'
          }
          error={failure.error}
          count={failure.count}
          retry={retry}
        />
      ) : (
        <PageErrorBoundary key={view.id}>
          <Page view={view} inert={isLoading} />
        </PageErrorBoundary>
      )}
    </main>
  );
}

function Page({ view: { content, route }, inert }: { readonly view: View; readonly inert: boolean }) {
  if (content.type === 'kept') {
    // Hydration leaves this element alone, and React can re-create its content.
    return <div id={PAGE_ID} inert={inert} dangerouslySetInnerHTML={{ __html: content.html }} />;
  }
  const { Layout, page } = content.loaded;
  return (
    <div id={PAGE_ID} inert={inert}>
      <Layout route={route} page={page} />
    </div>
  );
}

/** After each soft navigation: title, scroll position, focus and announcement follow. */
function useAfterNavigation({ id, route, content, scrollTarget }: View): void {
  const { site } = useSite();
  const { prerendered } = useRouter();
  // Search and not-found pages are rendered again once the app has loaded, which isn't a navigation.
  const isRedrawn = () => id === 1 && route === prerendered().route;
  const onNewPage = useEffectEvent(() => {
    if (content.type === 'kept') return;
    const { title, description } = describePage(site, route, content.loaded.page);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const canonical = document.querySelector('link[rel="canonical"]');
    if (route) canonical?.setAttribute('href', canonicalAddress(site, route.path));
    if (isRedrawn()) return;
    focusAfterNavigation(scrollTarget);
    afterPaint(() => announce(title));
  });
  const scroll = useEffectEvent(() => {
    const isPlace = scrollTarget.hash !== '' || scrollTarget.position !== undefined;
    if (isPlace || (id > 0 && !isRedrawn())) scrollAfterNavigation(scrollTarget);
  });
  useLayoutEffect(() => scroll(), [id, scrollTarget]);
  // Only a new page moves the focus. After scrolling, because listeners of the navigation may change the layout, which
  // focusing computes.
  useLayoutEffect(() => onNewPage(), [id]);
}
