import { transform } from 'lightningcss';

/** Browsers since 2024, so that lightningcss doesn't transpile `light-dark()` and nesting. Versions as major << 16. */
export const CSS_TARGETS = {
  chrome: 123 << 16,
  firefox: 120 << 16,
  safari: (17 << 16) | (5 << 8),
  ios_saf: (17 << 16) | (5 << 8),
};

/** Throws a SyntaxError for invalid CSS. */
export function minifyCss(css: string): string {
  const { code } = transform({ filename: '', code: Buffer.from(css), minify: true, targets: CSS_TARGETS });
  return String(code);
}
