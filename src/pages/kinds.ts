import type { ComponentType } from 'react';
import type { PageKind, PageProps } from './pageLoader';

/** The layouts. Each is a chunk with its styles and no content. */
const KINDS: Readonly<Record<PageKind, () => Promise<{ default: ComponentType<PageProps> }>>> = {
  doc: () => import(/* webpackChunkName: "kind-doc" */ './DocPage'),
  landing: () => import(/* webpackChunkName: "kind-landing" */ './LandingPage'),
  plain: () => import(/* webpackChunkName: "kind-plain" */ './PlainPage'),
  search: () => import(/* webpackChunkName: "kind-search" */ './SearchPage'),
  'not-found': () => import(/* webpackChunkName: "kind-not-found" */ './NotFoundPage'),
};

export async function loadKind(kind: PageKind): Promise<ComponentType<PageProps>> {
  return (await KINDS[kind]()).default;
}
