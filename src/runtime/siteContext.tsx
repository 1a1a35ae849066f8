import { createContext, useContext } from 'react';
import type { RouteModel, Site } from '../config/model';
import { withBase } from '../shared/url';

/** The validated configuration, available to every component. */
export interface SiteContextValue {
  readonly site: Site;
  readonly model: RouteModel;
}

export const SiteContext = createContext<SiteContextValue | null>(null);

/** The site of this component. Throws the message of spec section 8 without a provider. */
export function useSite(): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error('Docusaurus context not provided');
  return value;
}

/** Prefixes paths of this site with the base URL; other addresses are unchanged. */
export function useHref(): (href: string) => string {
  const { site } = useSite();
  return (href) => withBase(site.baseUrl, href);
}
