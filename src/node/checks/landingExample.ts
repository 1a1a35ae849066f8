import type { Site } from '../../config/model';
import { editProse } from '../mdx/prose';
import type { Finding } from './report';

/** Components that show nothing, because the example they belong to isn't in site.config.json. */
export function checkExample(file: string, text: string, { landing: { example } }: Site): Finding[] {
  const findings: Finding[] = [];
  if (example?.frame !== undefined || !text.includes('<Example')) return findings;
  editProse(text, (prose, line) => {
    for (const { index, 0: tag } of prose.matchAll(/<Example(?:State)?(?=[\s/>])/g)) {
      if (example && tag === '<Example') continue; // It shows the poster alone.
      const key = example ? 'landing.example.frame' : 'landing.example';
      const message = `${tag}> shows nothing, because site.config.json has no "${key}". Add it, or remove ${tag}>.`;
      findings.push({ kind: 'pageFiles', file, line, column: index + 1, message });
    }
    return prose;
  });
  return findings;
}
