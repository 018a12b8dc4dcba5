/** Every node of a tree, parents first. */
export const flatten = <N extends { children?: N[] | null }>(nodes: readonly N[]): N[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);

/** Do all texts differ? */
export const areUnique = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;
