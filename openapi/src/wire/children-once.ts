import { reportOddity } from './oddities.ts';

/** Ids of the nodes above, from the top; null for a node without an id. */
export type Above = readonly (string | null)[];

/** Id of a node as it was sent; null where it has none. */
export function sentId(node: unknown): string | null {
  const { id }: { readonly id?: unknown } = Object(node);
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : null;
}

/**
 * Nodes of one level without those that stand below themselves and without all but the first of an id: what looks nodes up by their ids
 * would follow a circle for ever. What is left out is reported.
 * @reading R-160
 */
export function childrenOnce<Node>(children: readonly Node[] | null | undefined, above: Above): readonly Node[] {
  if (!children?.length) return [];
  const ids = new Set<string>();
  return children.filter((child) => {
    const id = sentId(child);
    if (id === null) return true;
    if (above.includes(id)) reportOddity('loop');
    else if (ids.has(id)) reportOddity('twice');
    else return Boolean(ids.add(id));
    return false;
  });
}
