import type { ComponentType } from 'react';
import type { Route } from '../config/model';
import type { PageContent } from '../shared/page';

export interface PageProps {
  readonly route: Route | undefined;
  readonly page: PageContent | undefined;
}

/** A page that is ready to render. */
export interface LoadedPage {
  readonly Layout: ComponentType<PageProps>;
  readonly page: PageContent | undefined;
}

export interface PageLoader {
  /** Loads a page, or not-found without a route. Returns the same promise until it fails; then the next call tries again. */
  load(route: Route | undefined): Promise<LoadedPage>;
  /** Loads a page speculatively. A failure is logged as a warning once per page and doesn't affect a later load. */
  preload(route: Route): void;
}
