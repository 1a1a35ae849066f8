/** Reads lines in order and finds footnotes that no text refers to, and second ones with the same name. */
export function createFootnoteReader(add: (line: number, message: string) => void) {
  const lineOf = new Map<string, number>();
  const used = new Set<string>();
  const read = (line: number, prose: string): void => {
    if (!prose.includes('[^')) return;
    const name = /^[\s>]*\[\^([^\]\s]+)\]:/.exec(prose)?.[1]?.toLowerCase();
    for (const { 1: use = '' } of prose.matchAll(/\[\^([^\]\s]+)\](?!:)/g)) used.add(use.toLowerCase());
    if (name === undefined) return;
    const first = lineOf.get(name);
    if (first === undefined) lineOf.set(name, line);
    else
      add(
        line,
        `Line ${first} already has the text of [^${name}], so this one isn’t shown. Write another name.`,
      );
  };
  const end = (): void => {
    for (const [name, line] of lineOf)
      if (!used.has(name))
        add(line, `This footnote isn’t shown. Write [^${name}] in the text it belongs to, or remove it.`);
  };
  return { read, end };
}
