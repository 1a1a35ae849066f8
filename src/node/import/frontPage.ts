import { fields, type ForeignSection, list, plainText, words } from './foreign';

/** A front page with a link to the documentation, in place of one that can't be converted. */
export function frontPage(title: string, [first]: readonly ForeignSection[]): string {
  const start = first?.path;
  const actions = start === undefined ? '' : `\n<Actions>\n\n[Get started](${start})\n\n</Actions>\n`;
  return `<Hero>\n\n<Tagline />\n\n# ${title}\n${actions}\n</Hero>\n`;
}

/** The front page of VitePress or Rspress, which is written in the frontmatter, as MDX. */
export function homePage(frontmatter: Readonly<Record<string, unknown>>): string {
  const hero = fields(frontmatter['hero']);
  const title = plainText(hero['name']) ?? plainText(hero['text']) ?? 'Welcome';
  const actions = list(hero['actions']).flatMap((action) => {
    const { text, link } = fields(action);
    const label = plainText(text);
    const href = words(link)
      ?.replace(/^\.\//, '/')
      .replace(/(?:\/index)?\.(?:html|mdx?)$/, '');
    return label === undefined ? [] : [`[${label}](${href ?? '/'})`];
  });
  const features = list(frontmatter['features']).flatMap((feature) => {
    const name = plainText(fields(feature)['title']);
    const details = plainText(fields(feature)['details']) ?? '';
    return name === undefined ? [] : [`<Feature title=${JSON.stringify(name)}>\n\n${details}\n\n</Feature>`];
  });
  return [
    '<Hero>',
    `# ${title}`,
    plainText(hero['name']) === undefined ? undefined : plainText(hero['text']),
    plainText(hero['tagline']),
    actions.length > 0 ? `<Actions>\n\n${actions.join('\n\n')}\n\n</Actions>` : undefined,
    '</Hero>',
    features.length > 0 ? `<Features>\n\n${features.join('\n\n')}\n\n</Features>` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .concat('\n');
}
