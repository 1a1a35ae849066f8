import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import { visit } from 'unist-util-visit';
import { PROJECT } from '../paths';

/** A member of the published API, as listed in test/api-surface.json. */
export interface ApiMember {
  readonly name: string;
  readonly type: string;
  /** Page that must document it, below docs/. */
  readonly route: string;
  /** The object with the member, such as "useEditor.actions", or "export" for a package export. */
  readonly surface: string;
  readonly mustDocument: boolean;
}

/** A row of a page that documents a member. */
export interface MemberRow {
  readonly name: string;
  readonly type: string;
  readonly id: string;
  /** Its description, including code. */
  readonly text: string;
  /** `docs/api/node.mdx:12` */
  readonly place: string;
}

interface Surface {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly exports: readonly RawMember[];
        readonly surfaces: readonly { id: string; route: string | null; members: readonly RawMember[] }[];
      }
    >
  >;
}
interface RawMember {
  readonly name: string;
  readonly type: string;
  readonly route: string | null;
  readonly mustDocument: boolean;
}

/** Every member of the published packages. */
export function readApi(): ApiMember[] {
  const { packages } = JSON.parse(readFileSync(join(PROJECT, 'test/api-surface.json'), 'utf8')) as Surface;
  return Object.values(packages).flatMap(({ exports, surfaces }) => [
    ...exports.map((member) => ({ ...member, route: member.route ?? '', surface: 'export' })),
    ...surfaces.flatMap(({ id, route, members }) =>
      members.map((member) => ({ ...member, route: member.route ?? route ?? '', surface: id })),
    ),
  ]);
}

/** The rows of a page, in order. */
export function readRows(page: string): MemberRow[] {
  const file = `docs/${page}.mdx`;
  const tree = createProcessor().parse(readFileSync(join(PROJECT, file), 'utf8'));
  const rows: MemberRow[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Member') return;
    const attribute = (name: string) => {
      const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
      return textOf(found?.value);
    };
    rows.push({
      name: attribute('name'),
      type: attribute('type').replaceAll(/\s+/g, ' '),
      id: attribute('id'),
      text: collectText(node),
      place: `${file}:${node.position?.start.line}`,
    });
  });
  return rows;
}

/** A string, or `{'…'}` and `` {`…`} `` around one. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const text = typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : '';
  return text
    .trim()
    .replace(/^(['"`])([\s\S]*)\1$/, '$2')
    .replaceAll(/\\(['"`])/g, '$1');
}

function collectText(node: object): string {
  const parts: string[] = [];
  visit(node as never, (child: { value?: unknown; type: string }) => {
    if (typeof child.value === 'string' && child.type !== 'mdxJsxAttribute') parts.push(child.value);
  });
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}
