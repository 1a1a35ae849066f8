import ts from 'typescript';
import type { CompiledSamples } from '../../examples/samples/build/compileSamples';

/**
 * Members of an object that the samples use, out of all its members: `actions.add`, or `const { add } = actions`.
 * Compares the type of the object instead of its name, so `add` of another object doesn't count.
 */
export function findUsedMembers(
  { program, sources }: CompiledSamples,
  members: readonly string[],
): Set<string> {
  const checker = program.getTypeChecker();
  const isOwner = (type: ts.Type) => members.every((name) => type.getProperty(name));
  const used = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isOwner(checker.getTypeAtLocation(node.expression)))
      used.add(node.name.text);
    if (ts.isObjectBindingPattern(node) && isOwner(checker.getTypeAtLocation(node)))
      node.elements.forEach(({ name, propertyName }) => used.add((propertyName ?? name).getText()));
    ts.forEachChild(node, look);
  };
  sources.forEach(look);
  return used;
}
