import valid from 'semver/functions/valid';
import type { Redirect, Route, RouteModel } from '../config/model';
import { matchRoute } from './matchRoute';
import { decode, isBelow, normalizePath } from '../shared/url';

type PrefixRule = Extract<Redirect, { readonly prefix: string }>;

/**
 * Where an old path leads, or null when the path is none. The result is always a clean path of this site: it is
 * either a declared route or built from encoded segments, so no input can leave the site (CVE-2025-68470).
 */
export function resolveRedirect(path: string, model: RouteModel): string | null {
  const exact = findExact(path, model);
  if (exact !== undefined) return exact;
  const rule = model.redirects.find(
    (redirect): redirect is PrefixRule => 'prefix' in redirect && isBelow(redirect.prefix, path),
  );
  return rule ? resolvePrefix(path.slice(rule.prefix.length), rule, model) : null;
}

/** The page a path shows, redirects followed. */
export function findPage(path: string, model: RouteModel): Route | undefined {
  return matchRoute(model.routes, resolveRedirect(path, model) ?? path);
}

/** Spec section 2: drop the first segment, then a version; with the first segment kept where only that is a page. */
function resolvePrefix(rest: string, { drop }: PrefixRule, model: RouteModel): string {
  const segments = cleanSegments(rest);
  const kept = drop.includes('version')
    ? segments.filter((name, index) => index !== 1 || !isVersion(name))
    : segments;
  const dropped = drop.includes('segment') ? kept.slice(1) : kept;
  const known = (names: readonly string[]) =>
    names.length > 0 && names.every(isPlain) ? findKnown(toPath(names), model) : undefined;
  return known(dropped) ?? known(kept) ?? encodePath(dropped);
}

function isVersion(segment: string): boolean {
  return segment === 'next' || valid(segment) !== null;
}

/** The address a path ends at: the page itself, or where an exact redirect takes it. */
function findKnown(path: string, model: RouteModel): string | undefined {
  return matchRoute(model.routes, path)?.path ?? findExact(path, model);
}

function findExact(path: string, { redirects }: RouteModel): string | undefined {
  const wanted = normalizePath(path);
  const rule = redirects.find((redirect) => 'to' in redirect && redirect.from === wanted);
  return rule && 'to' in rule ? rule.to : undefined;
}

/** Decoded once, without empty and dot segments: `//evil`, `/./x` and `/../x` lose what makes them special. */
function cleanSegments(path: string): string[] {
  return path
    .split('/')
    .map(decode)
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
}

/** What a route may be made of: an escaped slash or a second layer of escapes never counts as a known page. */
const isPlain = (segment: string) => /^[\w.~@-]+$/.test(segment);

const toPath = (segments: readonly string[]) => `/${segments.join('/')}`;

function encodePath(segments: readonly string[]): string {
  return toPath(segments.map(encodeSegment).filter((segment) => segment !== ''));
}

/** Half of a surrogate pair has no encoding; such a segment names nothing. */
function encodeSegment(segment: string): string {
  try {
    return encodeURIComponent(segment);
  } catch {
    return '';
  }
}
