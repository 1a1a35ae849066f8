import ts from 'typescript';
import type { CompiledSamples } from '../../examples/samples/build/compileSamples';

/**
 * Which members of an object the samples use, by the names of all its members: `actions.add`, or
 * `const { add } = actions`. What matters is the type of the object and not its name, so an `add` of something else
 * does not count.
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
