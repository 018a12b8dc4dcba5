import type { Store } from '../../core/store.ts';
import type { Caller } from '../../core/handlers.ts';
import { buildTree, withAncestors, type TreeNode } from '../../core/tree.ts';
import { rightsOfCaller, rightsOfRole } from './holdings.ts';
import { partOf, readGivable, TOP_ID, type RightKind, type RightRow } from './menu-tree.ts';

export type Step = 'system' | 'module' | RightKind;

/** Answer of a step of giving rights. */
export interface StepAnswer {
  list: TreeNode<RightRow>[];
  ids: string[];
  all: string[];
}

/** A step shows what the caller may give, below what was chosen in the step before. @reading R-470 */
export function stepOf(store: Store, caller: Caller | null, roleId: string, step: Step, before: ReadonlySet<string>): StepAnswer {
  const { systems, menus, rights } = partOf(readGivable(store), rightsOfCaller(store, caller));
  const held = rightsOfRole(store, roleId);
  const answer = (rows: readonly RightRow[], has: ReadonlySet<string>): StepAnswer => ({
    list: buildTree(rows.map(nodeOf), TOP_ID),
    ids: rows.filter(({ id }) => has.has(id)).map(({ id }) => id),
    all: rows.map(({ id }) => id),
  });
  if (step === 'system') return answer(systems, held.systems);
  const chosen = systems.filter(({ id }) => before.has(id));
  if (step === 'module') return answer([...chosen, ...menus.filter(({ systemId }) => before.has(systemId))], held.menus);
  const leaves = rights.filter(({ kind, parentId }) => kind === step && before.has(parentId));
  const leafIds = new Set(leaves.map(({ id }) => id));
  return answer(
    withAncestors([...systems, ...menus, ...leaves], ({ id }) => leafIds.has(id)),
    held.rights,
  );
}

const nodeOf = ({ id, parentId, fullName, icon, sortCode }: RightRow): RightRow => ({ id, parentId, fullName, icon, sortCode });
