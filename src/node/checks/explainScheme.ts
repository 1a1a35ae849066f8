import leven from 'leven';

/** Why a link with a scheme, such as `https:` or `file:`, leads nowhere; undefined if a browser can follow it. */
export function explainScheme(href: string): string | undefined {
  const scheme = /^([a-z][a-z+.-]*):/i.exec(href)?.[1]?.toLowerCase() ?? '';
  // The CSP blocks scripts in addresses; browsers don't open data: addresses from links.
  if (/^(?:javascript|vbscript|data)$/.test(scheme))
    return `browsers don’t follow links that begin with "${scheme}:". Link to a page or to a file of static/.`;
  if (scheme === 'file')
    return 'a link to "file:" opens files of the reader’s own computer only. Put the file into static/ and link to its path, such as "/paper.pdf".';
  if (!WEB.includes(scheme)) {
    const meant = WEB.find((known) => leven(scheme, known) === 1);
    return meant && `"${scheme}:" leads nowhere. Did you mean "${meant}:"?`;
  }
  // Without both slashes, browsers read a path of this site.
  return href.startsWith('//', scheme.length + 1)
    ? undefined
    : `write "${scheme}://" at the start of "${href}".`;
}

const WEB = ['https', 'http'];
