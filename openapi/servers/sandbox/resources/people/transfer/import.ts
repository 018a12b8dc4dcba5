import type { Caller, World } from '../../../core/handlers.ts';
import { Refusal } from '../../../core/failure.ts';
import type { CellNote } from '../../../core/spreadsheet/preview-value.ts';
import { readDirectory } from '../directory.ts';
import { draftFaults } from '../draft-faults.ts';
import { firstPassword } from '../first-password.ts';
import { requireRank } from '../guards.ts';
import { insertPerson } from '../write-person.ts';
import type { Cells } from './cells.ts';
import { rowReader, type RowReading } from './row-draft.ts';

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
    const { draft, faults } = judgePerson(world, caller, read(cells));
    const all = new Set(faults.map(({ message }) => message));
    if (all.size === 0) insertPerson(world, draft, password);
    else failResult.push({ ...cells, errorsInfo: [...all].join(FAULT_SEPARATOR) });
  }
  const fnum = failResult.length;
  return { snum: rows.length - fnum, fnum, resultType: fnum === 0 ? 0 : 1, failResult };
}

/** A row that was read, with all of its faults. */
function judgePerson(world: World, caller: Caller | null, { draft, faults }: RowReading): RowReading {
  const own = draftFaults(world.store, draft, null)
    // A name that was not found has been reported by its own words.
    .filter(({ field }) => !faults.some(({ column }) => column === field))
    .map(({ field, message }) => ({ column: field, message }));
  const rank = rankFaults(world, caller, draft.roleIds).map((message) => ({ column: 'roleId' as const, message }));
  return { draft, faults: [...faults, ...own, ...rank] };
}

/**
 * Notes on rows that are previewed, of what an import would refuse them for: every fault of a row at once. A row may name a manager
 * whom a row above adds. `before` are the notes there are already: a cell has one of its own.
 * @reading R-117 @reading R-222
 */
export function personNotes(world: World, caller: Caller | null, rows: readonly Cells[], before: readonly CellNote[]): CellNote[] {
  const noted = new Set(before.flatMap(({ index, column, level }) => (level === 'error' ? [`${index} ${column}`] : [])));
  const coming = new Set<string>();
  const read = rowReader(world.store, readDirectory(world.store), (account) => coming.has(account));
  return rows.flatMap((cells, index) => {
    const { faults } = judgePerson(world, caller, read(cells));
    if (faults.length === 0) coming.add(cells.account);
    return faults
      .filter(({ column }) => !noted.has(`${index} ${column}`))
      .map(({ column, message }) => ({ index, column: column ?? '', level: 'error' as const, message }));
  });
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
