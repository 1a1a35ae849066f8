import { maskCode } from './maskCode';

/** The other hosts that pages show frames and pictures from, as `allow` of site.config.json. Empty without any. */
export function findOrigins(pages: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const find = (pattern: RegExp) => {
    const addresses = pages.flatMap((page) =>
      [...maskCode(page).matchAll(pattern)].map(([, address = '']) => address),
    );
    return [
      ...new Set(
        addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
      ),
    ].sort();
  };
  const frames = find(/<iframe\b[^>]*?\ssrc=["'](https?:[^"']+)/g);
  const pictures = find(/(?:!\[[^\]\n]*\]\(|<img\b[^>]*?\ssrc=["'])(https?:[^()\s"']+)/g);
  return { ...(frames.length > 0 && { frames }), ...(pictures.length > 0 && { pictures }) };
}
