/** Levels of a tree that are read; an answer nested deeper is cut there instead of breaking the page. @reading R-014 */
const TREE_MAX_DEPTH = 100;

interface WireNode<Node> {
  children?: readonly Node[] | null;
}

/** Decodes a tree from its leaves up; absent and null lists are empty. */
export function decodeTree<Wire extends WireNode<Wire>, Model>(
  nodes: readonly Wire[] | null | undefined,
  decode: (wire: Wire, children: Model[]) => Model,
  depth = 0,
): Model[] {
  if (depth === TREE_MAX_DEPTH) return [];
  return (nodes ?? []).map((node) => decode(node, decodeTree(node.children, decode, depth + 1)));
}
