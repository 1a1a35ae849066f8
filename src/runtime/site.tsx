import { createContext, useContext } from 'react';
import type { RouteModel, Site } from '../config/model';
import { withBase } from '../routes/url';

/** What every part may know of the site: the two JSON files, checked. */
export interface SiteContextValue {
  readonly site: Site;
  readonly model: RouteModel;
}

export const SiteContext = createContext<SiteContextValue | null>(null);

/** The site around this component. Throws the text of spec section 8 where there is none. */
export function useSite(): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error('Docusaurus context not provided');
  return value;
}

/** Puts the base URL before paths of this site; other addresses pass through. */
export function useHref(): (href: string) => string {
  const { site } = useSite();
  return (href) => withBase(site.baseUrl, href);
}
