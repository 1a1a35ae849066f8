import { BuildError } from '../support/buildError';

/** React escapes `<` in text, and `<` and quotes in attributes. */
const BLOCKED = /<(?:style|script)\b|<[a-z][^<>]*\sstyle="/;

/**
 * Returns a page, or throws a BuildError if its HTML contains markup that the CSP blocks. The MDX plugins report such
 * markup in the site's own code, with its position; this check covers what components of packages render.
 */
export function rejectBlockedMarkup<P extends { readonly html: string }>(page: P): P {
  const markup = BLOCKED.exec(page.html)?.[0];
  if (markup === undefined) return page;
  const what = /^<(style|script)/.exec(markup)?.[0];
  throw new BuildError(
    `A component on this page renders ${what ? `${what}>` : 'an inline style'}, which the content security policy blocks. Use another component, or show it in a runnable sample inside <Live>.`,
  );
}
