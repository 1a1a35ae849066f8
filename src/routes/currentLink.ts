import type { Route, RouteModel } from '../config/model';

/**
 * Whether a link of the navbar is current on a page: it leads to it, or to the start of its documentation. The versions of
 * a documentation are one; sections of the same version are different documentations.
 */
export function isCurrentLink({ sections }: RouteModel, route: Route | undefined, href: string): boolean {
  if (route?.path === href) return true;
  const linked = sections.find(({ index }) => index === href);
  if (!linked || route?.kind !== 'doc') return false;
  return linked.path === route.section || isOnly(linked, sections);
}

const isOnly = (linked: RouteModel['sections'][number], sections: RouteModel['sections']) =>
  !sections.some((other) => other !== linked && other.version === linked.version);
