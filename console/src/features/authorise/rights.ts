import type { RightChoice, RightStep, RoleRights } from '@milepost/openapi/domains/authority';

/** A node of a tree whose leaves are chosen. */
export interface Node {
  readonly id: string;
  readonly fullName: string;
  /** Muted words at its end, which it is found by too, such as its code. */
  readonly note?: string;
  readonly children: readonly Node[];
}

/** A step that was looked at: its tree, the leaves the role has, and those that are chosen now. */
export interface SeenStep {
  readonly nodes: readonly Node[];
  readonly had: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
}
export type Seen = Readonly<Partial<Record<RightStep, SeenStep>>>;

/** Ids of the leaves of a tree. */
export const leavesOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ id, children }) => (children.length === 0 ? [id] : leavesOf(children)));

/**
 * A step as it is shown. The server names folders in part beside the leaves, so only leaves count; what somebody has decided
 * about a leaf stays decided when the step is shown again below another choice.
 */
export function seenStep({ nodes, chosenIds }: RightChoice, before: SeenStep | undefined): SeenStep {
  const leaves = leavesOf(nodes);
  const given = new Set(chosenIds);
  const decided = new Set(before ? leavesOf(before.nodes) : []);
  return {
    nodes,
    had: new Set(leaves.filter((id) => given.has(id))),
    chosen: new Set(leaves.filter((id) => (decided.has(id) ? before?.chosen.has(id) : given.has(id)))),
  };
}

/** Chosen leaves with everything above them, folders in part included. */
export function idsOf(step: Pick<SeenStep, 'nodes' | 'chosen'> | undefined): string[] {
  const found: string[] = [];
  const visit = ({ id, children }: Node): boolean => {
    const isIn = children.length === 0 ? step?.chosen.has(id) === true : children.map(visit).some(Boolean);
    if (isIn) found.push(id);
    return isIn;
  };
  step?.nodes.forEach(visit);
  return found;
}

/** Ids a step is asked with: the chosen ones of what it stands below. */
export const rightsQueryOf = (step: RightStep, seen: Seen): string[] =>
  step === 'system' ? [] : idsOf(seen[step === 'menu' ? 'system' : 'menu']);

/** Number of leaves that are given and taken, in the steps that were looked at. */
export function difference(seen: Seen): { readonly added: number; readonly removed: number } {
  let [added, removed] = [0, 0];
  for (const { had, chosen } of Object.values(seen)) {
    added += [...chosen].filter((id) => !had.has(id)).length;
    removed += [...had].filter((id) => !chosen.has(id)).length;
  }
  return { added, removed };
}

/** Rights as they are saved. */
export const rightsOf = (seen: Seen): RoleRights => ({
  holder: 'role',
  systemIds: idsOf(seen.system),
  menuIds: idsOf(seen.menu),
  buttonIds: idsOf(seen.button),
  columnIds: idsOf(seen.column),
  formIds: idsOf(seen.form),
  dataIds: idsOf(seen.data),
});

/** An entry of a menu, as far as its name is wanted. */
interface Named {
  readonly id: string;
  readonly fullName: string;
  readonly children: readonly Named[];
}

/** Names of the entries of a menu by their ids. */
export const namesOf = (menus: readonly Named[]): ReadonlyMap<string, string> =>
  new Map(menus.flatMap(({ id, fullName, children }) => [[id, fullName] as const, ...namesOf(children)]));
