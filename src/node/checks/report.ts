import type { Severity, Site } from '../../config/model';
import { BuildError } from '../support/buildError';

/** A problem in the content, with its position. */
export interface Finding {
  /** "settings" have no severity of their own: they are warnings. */
  readonly kind: keyof Site['checks'] | 'settings';
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly message: string;
}

const NAMES: Readonly<Record<Finding['kind'], string>> = {
  brokenLinks: 'Broken link',
  brokenMarkdownLinks: 'Broken link to a Markdown file',
  brokenAnchors: 'Broken anchor',
  duplicateRoutes: 'Duplicate route',
  versionLinks: 'Link to another version',
  pageFiles: 'Page file',
  frontmatter: 'Frontmatter',
  settings: 'Setting',
};

/** `docs/a.mdx:12:3  Broken link: …` */
export function formatFinding({ kind, file, line, column, message }: Finding): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}  ${NAMES[kind]}: ${message}`;
}

/**
 * Reports findings by the severity of their kind in site.config.json: prints each warning once, and throws a BuildError
 * that lists those with severity "throw".
 */
export function report(
  findings: readonly Finding[],
  severities: Site['checks'],
  warn: (line: string) => void = (line) => console.warn(line),
): void {
  const severityOf = ({ kind }: Finding) => (kind === 'settings' ? 'warn' : severities[kind]);
  const linesOf = (severity: Severity) => [
    ...new Set(findings.filter((finding) => severityOf(finding) === severity).map(formatFinding)),
  ];
  linesOf('warn').forEach((line) => warn(`warning  ${line}`));
  const errors = linesOf('throw');
  if (errors.length > 0) throw new BuildError(errors.join('\n'));
}
