import ts from 'typescript';
import type { CompiledSamples } from '../../examples/samples/build/compileSamples';

/**
 * Unknown attributes of `<Element is="section" …>`, such as `docs/api/element.mdx:12: cavnas`. The published type
 * accepts any prop when `is` is a tag; for components the compiler reports them.
 */
export function findUnknownElementProps(compiled: CompiledSamples, own: ReadonlySet<string>): string[] {
  const { program, sources } = compiled;
  const checker = program.getTypeChecker();
  const found: string[] = [];
  sources.forEach((source, { file }) => {
    const look = (node: ts.Node): void => {
      ts.forEachChild(node, look);
      if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return;
      if (node.tagName.getText(source) !== 'Element') return;
      const attributes = node.attributes.properties.filter(ts.isJsxAttribute);
      const is = attributes.find(({ name }) => name.getText(source) === 'is')?.initializer;
      if (!is || !ts.isStringLiteral(is)) return;
      const tag = checker.getJsxIntrinsicTagNamesAt(node).find(({ name }) => name === is.text);
      const known = tag && checker.getTypeOfSymbolAtLocation(tag, node);
      for (const { name } of attributes) {
        const text = name.getText(source);
        if (own.has(text) || known?.getProperty(text)) continue;
        const { line } = source.getLineAndCharacterOfPosition(name.getStart(source));
        found.push(`${file}:${line + 1}: <Element is="${is.text}"> has no prop ${text}`);
      }
    };
    look(source);
  });
  return found;
}
