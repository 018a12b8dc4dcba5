import type { PickerNode } from '@milepost/kit/tree-picker';

type Nodes = readonly PickerNode[];

/** The people in these nodes and anywhere below them, in the order of the tree. */
function peopleIn(nodes: Nodes): PickerNode[] {
  const people: PickerNode[] = [];
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'user') people.push(node);
    else waiting.push(...(node.children ?? []).toReversed());
  }
  return people;
}

/** The organisations of a tree, each before those below it. */
function organizationsIn(nodes: Nodes): PickerNode[] {
  const found = nodes.filter(({ type }) => type !== 'user');
  for (const { children } of found) for (const child of children ?? []) if (child.type !== 'user') found.push(child);
  return found;
}

/** Everybody below the organisation `id`; nobody where there is none. */
export function peopleBelow(tree: Nodes, id: string): PickerNode[] {
  return peopleIn(organizationsIn(tree).find((node) => node.id === id)?.children ?? []);
}

/** Number of people below each organisation, those of its sub-organisations included. */
export function headCountsOf(tree: Nodes): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  // From the last to the first: what is below an organisation has been counted before it.
  for (const { id, children } of organizationsIn(tree).toReversed()) {
    let count = 0;
    for (const child of children ?? []) count += child.type === 'user' ? 1 : (counts.get(child.id) ?? 0);
    counts.set(id, count);
  }
  return counts;
}
