interface Node {
  readonly id: string;
  readonly type: string | null;
  readonly children: readonly this[];
}

/** The nodes of one type anywhere in a tree, each once, in the order of the tree. @reading R-301 */
export function nodesOfType<N extends Node>(roots: readonly N[], type: N['type']): readonly N[] {
  const found = new Map<string, N>();
  const waiting = roots.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === type && !found.has(node.id)) found.set(node.id, node);
    waiting.push(...node.children.toReversed());
  }
  return [...found.values()];
}
