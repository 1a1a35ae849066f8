import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

// Claims of docs/install-errors.mdx and docs/api/editor-state.mdx about messages of the compiler, with the types of React 17.

const folder = join(process.cwd(), 'examples/samples/claims');

const imports = `
  import { memo } from 'react';
  import type { FC } from 'react';
  import { useEditor, useNode } from '@craftjs/core';
  import type { UserComponent } from '@craftjs/core';
  type Props = { text: string };
`;

const options: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  isolatedModules: true,
  verbatimModuleSyntax: true,
};

const sample = () => {
  const page = readFileSync(join(process.cwd(), 'docs/install-errors.mdx'), 'utf8');
  return /```tsx title="Text\.tsx"[^\n]*\n(.*?)\n```/s.exec(page)?.[1] ?? 'missing';
};

const inEditor = (line: string) => `${imports} export const F = () => {
  const { actions, selected } = useEditor((state) => ({ selected: state.events.selected }));
  ${line}
  return null;
};`;

const inNode = (jsx: string) => `${imports} export const F = () => {
  const { connectors: { connect }, actions: { setProp } } = useNode();
  return ${jsx};
};`;

const snippets: readonly (readonly [name: string, code: string, message: string])[] = [
  ['the sample of the page', sample(), ''],
  ['a connector as the ref', inNode('<div ref={connect} />'), "'LegacyRef<HTMLDivElement> | undefined'"],
  [
    'null for a connector',
    inNode('<div ref={(el) => connect(el)} />'),
    "Argument of type 'HTMLDivElement | null'",
  ],
  ['a guarded ref', inNode('<div ref={(el) => { if (el) connect(el); }} />'), ''],
  ['craft on an FC', `${imports} export const F: FC<Props> = () => null; F.craft = {};`, "Property 'craft'"],
  ['craft on a memo', `${imports} export const F = memo(() => null); F.craft = {};`, "Property 'craft'"],
  ['craft on a UserComponent', `${imports} export const F: UserComponent = () => null; F.craft = {};`, ''],
  [
    'a missing prop with a default in craft.props',
    `${imports} const F: UserComponent<Props> = () => null; F.craft = { props: { text: '' } }; export const e = <F />;`,
    "Property 'text' is missing in type '{}'",
  ],
  [
    'a rule of a component without a type',
    `${imports} export const F = () => null; F.craft = { rules: { canMoveIn: (nodes) => nodes.length > 1 } };`,
    "Parameter 'nodes' implicitly has an 'any' type",
  ],
  [
    'a rule of a UserComponent',
    `${imports} export const F: UserComponent = () => null;
      F.craft = { rules: { canMoveIn: (nodes) => nodes.length > 1 } };`,
    '',
  ],
  [
    'a setProp callback without a type',
    inNode('<div onClick={() => setProp((props) => { props.text = ""; })} />'),
    "Parameter 'props' implicitly has an 'any' type",
  ],
  ...['Element', 'Text', 'Image'].map(
    (name) =>
      [
        `${name} without an import`,
        `export const e = <${name} />;`,
        `'${name}' cannot be used as a JSX component`,
      ] as const,
  ),
  [
    'Element with attributes, without an import',
    `export const e = <Element is="div" canvas />;`,
    "JSX element class does not support attributes because it does not have a 'props' property",
  ],
  [
    'the type Node without an import',
    'export const f = (node: Node) => node.data.props;',
    "Property 'data' does not exist on type 'Node'",
  ],
  [
    'the imported type Node',
    `import type { Node } from '@craftjs/core'; export const f = (node: Node) => node.data.props;`,
    '',
  ],
  [
    'an imported type without the keyword',
    `import { UserComponent } from '@craftjs/core'; export const F: UserComponent = () => null;`,
    "'UserComponent' is a type and must be imported using a type-only import",
  ],
  [
    'the selection as an argument',
    inEditor('actions.delete(selected);'),
    "Argument of type 'Set<string>' is not assignable",
  ],
  ['the selection as an array', inEditor('actions.delete([...selected]);'), ''],
  [
    'null for setIndicator',
    inEditor('actions.setIndicator(null);'),
    "Argument of type 'null' is not assignable",
  ],
  [
    'a cast null for setIndicator',
    `import type { Indicator } from '@craftjs/core'; ${inEditor('actions.setIndicator(null as unknown as Indicator);')}`,
    '',
  ],
];

const messages = (() => {
  const files = new Map(snippets.map(([, code], index) => [join(folder, `virtual${index}.tsx`), code]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const code = files.get(name);
    return code === undefined
      ? getSourceFile.call(host, name, ...rest)
      : ts.createSourceFile(name, code, ts.ScriptTarget.ES2022, true);
  };
  host.fileExists = (name) => files.has(name) || fileExists.call(host, name);
  host.readFile = (name) => files.get(name) ?? readFile.call(host, name);
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].map((name) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
      .join('\n'),
  );
})();

const checks = snippets.map(([name, , message], index) => [name, message || 'no error', messages[index]]);

test.each(checks)('for %s, the compiler reports: %s', (_, message, actual) => {
  expect(actual || 'no error').toContain(message);
});
