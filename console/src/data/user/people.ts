import type { PickerNode } from '@milepost/kit/tree-picker';
import type { PersonNode } from '../pickerNode.ts';

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

/**
 * Number of people below each organisation, those of its sub-organisations included.
 * @param isMeant people that are counted; everybody when left out
 */
export function headCountsOf(tree: Nodes, isMeant: (person: PersonNode) => boolean = () => true): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const countOf = (node: PickerNode) => (node.type !== 'user' ? (counts.get(node.id) ?? 0) : isMeant(node) ? 1 : 0);
  // From the last to the first: what is below an organisation has been counted before it.
  for (const { id, children } of organizationsIn(tree).toReversed())
    counts.set(
      id,
      (children ?? []).reduce((sum, child) => sum + countOf(child), 0),
    );
  return counts;
}
