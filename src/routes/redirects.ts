import valid from 'semver/functions/valid.js';
import type { Redirect, Route, RouteModel } from '../config/model';
import { matchRoute } from './matchRoute';
import { decode, isBelow, normalizePath } from '../shared/url';

type PrefixRule = Extract<Redirect, { readonly prefix: string }>;

/**
 * The target of a redirect, or null without one. The result is always a path of this site: it is either a declared
 * route or built from encoded segments, so no input can redirect to another origin (CVE-2025-68470).
 */
export function resolveRedirect(path: string, model: RouteModel): string | null {
  const exact = findExact(path, model);
  if (exact !== undefined) return exact;
  const rule = model.redirects.find(
    (redirect): redirect is PrefixRule => 'prefix' in redirect && isBelow(redirect.prefix, path),
  );
  return rule ? resolvePrefix(path.slice(rule.prefix.length), rule, model) : null;
}

/** The page at a path, after redirects. */
export function findPage(path: string, model: RouteModel): Route | undefined {
  return matchRoute(model.routes, resolveRedirect(path, model) ?? path);
}

/** Spec section 2: drops the first segment, then a version. The first segment stays where only that gives a page. */
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

/** The page at a path, or the target of its exact redirect. */
function findKnown(path: string, model: RouteModel): string | undefined {
  return matchRoute(model.routes, path)?.path ?? findExact(path, model);
}

function findExact(path: string, { redirects }: RouteModel): string | undefined {
  const wanted = normalizePath(path);
  const rule = redirects.find((redirect) => 'to' in redirect && redirect.from === wanted);
  return rule && 'to' in rule ? rule.to : undefined;
}

/** Decodes once and drops empty and dot segments, so `//evil`, `/./x` and `/../x` become plain paths. */
function cleanSegments(path: string): string[] {
  return path
    .split('/')
    .map(decode)
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
}

/** The characters of a route: an escaped slash or a doubly encoded segment never matches a page. */
const isPlain = (segment: string) => /^[\w.~@-]+$/.test(segment);

const toPath = (segments: readonly string[]) => `/${segments.join('/')}`;

function encodePath(segments: readonly string[]): string {
  return toPath(segments.map(encodeSegment).filter((segment) => segment !== ''));
}

/** A lone surrogate has no encoding, so its segment is dropped. */
function encodeSegment(segment: string): string {
  try {
    return encodeURIComponent(segment);
  } catch {
    return '';
  }
}
