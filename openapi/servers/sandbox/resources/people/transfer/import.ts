import type { Caller, World } from '../../../core/handlers.ts';
import { Refusal } from '../../../core/failure.ts';
import { readDirectory } from '../directory.ts';
import { draftFaults } from '../draft-faults.ts';
import { firstPassword } from '../first-password.ts';
import { requireRank } from '../guards.ts';
import { insertPerson } from '../write-person.ts';
import type { Cells } from './cells.ts';
import { rowReader } from './row-draft.ts';

const FAULT_SEPARATOR = '；';

/** Outcome of an import. @source forms §3 */
export interface ImportOutcome {
  snum: number;
  fnum: number;
  resultType: 0 | 1;
  failResult: (Cells & { errorsInfo: string })[];
}

/**
 * Adds every row without a fault, one after the other, so that a row may name a manager from a row above it; the others are
 * handed back with all their faults. One key is derived for the first password of all of them, because deriving takes long.
 * @reading R-117
 */
export function importPeople(world: World, caller: Caller | null, rows: readonly Cells[]): ImportOutcome {
  const { store } = world;
  const read = rowReader(store, readDirectory(store));
  const password = firstPassword(world);
  const failResult: ImportOutcome['failResult'] = [];
  for (const cells of rows) {
    const { draft, faults } = read(cells);
    const all = new Set([...faults, ...draftFaults(world, draft, null), ...rankFaults(world, caller, draft.roleIds)]);
    if (all.size === 0) insertPerson(world, draft, password);
    else failResult.push({ ...cells, errorsInfo: [...all].join(FAULT_SEPARATOR) });
  }
  const fnum = failResult.length;
  return { snum: rows.length - fnum, fnum, resultType: fnum === 0 ? 0 : 1, failResult };
}

function rankFaults({ store }: World, caller: Caller | null, roleIds: readonly string[]): string[] {
  try {
    requireRank(store, caller, null, roleIds);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return [error.message];
    throw error;
  }
}
