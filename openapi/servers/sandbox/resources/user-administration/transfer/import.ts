import { userCodecs, type UserDraft } from '../../../../../src/domains/user/index.ts';
import { freeName, type ImportConflict } from '../../../core/free-name.ts';
import type { Caller, World } from '../../../core/handlers.ts';
import { Refusal } from '../../../core/failure.ts';
import type { CellNote } from '../../../core/spreadsheet/preview-value.ts';
import { notesIn, type SentenceLanguage } from '../../../sentences/sayIn.ts';
import { readDirectory } from '../directory.ts';
import { draftFaults } from '../draft-faults.ts';
import { firstPassword } from '../first-password.ts';
import { requireRank } from '../guards.ts';
import { getPerson, type Person } from '../people.ts';
import { recordOf } from '../record-handlers.ts';
import { insertPerson, replacePerson } from '../write-person.ts';
import { cellsOf, type Cells } from './cells.ts';
import { rowReader, type RowReading } from './row-draft.ts';

const FAULT_SEPARATOR = '；';

/** Outcome of an import. @source forms §3 */
export interface ImportOutcome {
  snum: number;
  fnum: number;
  /** People who were there already and stay as they are, where that was chosen. */
  skipnum?: number;
  /** Rows among those taken that were written over people, and that got another account. */
  updatenum?: number;
  renamenum?: number;
  resultType: 0 | 1;
  failResult: (Cells & { errorsInfo: string })[];
}

/** Treatment of a row that has no fault. */
type Doing =
  | { readonly kind: 'add'; readonly account: string; readonly isRenamed: boolean }
  | { readonly kind: 'skip' }
  | { readonly kind: 'overwrite'; readonly id: string };

interface JudgedRow extends RowReading {
  readonly doing: Doing;
}

interface Judging {
  readonly read: (cells: Cells) => RowReading;
  readonly conflict: ImportConflict | undefined;
}

/**
 * Adds every row without a fault, one after the other, so that a row may name a manager from a row above it; the others are
 * handed back with all their faults. One key is derived for the first password of all of them, because deriving takes long.
 * @param conflict what becomes of people who are there already; left out, their rows are handed back
 * @reading R-117 @reading R-224
 */
export function importPeople(
  world: World,
  caller: Caller | null,
  rows: readonly Cells[],
  { conflict, language }: { readonly conflict: ImportConflict | undefined; readonly language: SentenceLanguage },
): ImportOutcome {
  const read = rowReader(world.store, readDirectory(world.store));
  const password = firstPassword(world);
  const failResult: ImportOutcome['failResult'] = [];
  let [skipnum, updatenum, renamenum] = [0, 0, 0];
  for (const cells of rows) {
    const { draft, faults, doing } = judgeRow(world, caller, cells, { read, conflict });
    const all = new Set(notesIn(language, faults).map(({ message }) => message));
    if (all.size > 0) failResult.push({ ...cells, errorsInfo: [...all].join(FAULT_SEPARATOR) });
    else if (doing.kind === 'skip') skipnum += 1;
    else if (doing.kind === 'overwrite') {
      replacePerson(world, doing.id, draft);
      updatenum += 1;
    } else {
      insertPerson(world, draft, password);
      if (doing.isRenamed) renamenum += 1;
    }
  }
  const fnum = failResult.length;
  return {
    snum: rows.length - fnum - skipnum,
    fnum,
    ...(conflict && { skipnum, updatenum, renamenum }),
    resultType: fnum === 0 ? 0 : 1,
    failResult,
  };
}

function personCalled({ store }: World, account: string): Person | undefined {
  const found = store.one<{ id: string }>('SELECT id FROM user WHERE lower(account) = lower(?)', account);
  return found && getPerson(store, found.id);
}

/** Indexes of rows whose accounts are there. @reading R-226 */
export const existingPeople = (world: World, rows: readonly Cells[]): number[] =>
  rows.flatMap(({ account }, index) => (account.trim() !== '' && personCalled(world, account.trim()) ? [index] : []));

/** A row as the import would take it, with all of its faults. */
function judgeRow(world: World, caller: Caller | null, cells: Cells, { read, conflict }: Judging): JudgedRow {
  const twin = conflict === undefined ? undefined : personCalled(world, cells.account);
  if (twin && conflict === 'skip') return { draft: read(cells).draft, faults: [], doing: { kind: 'skip' } };
  if (twin && conflict === 'overwrite') return judgeOverwriting(world, caller, twin, cells, read);
  const account = twin ? freeName(cells.account, (name) => personCalled(world, name) !== undefined) : cells.account;
  return {
    ...withFaults(world, caller, read({ ...cells, account }), null),
    doing: { kind: 'add', account, isRenamed: twin !== undefined },
  };
}

/** A row over a person who is there: what is blank in it stays as it is. Administrators are changed one by one, on their page. */
function judgeOverwriting(world: World, caller: Caller | null, twin: Person, cells: Cells, read: Judging['read']): JudgedRow {
  const { store } = world;
  const before = cellsOf(store, readDirectory(store), twin);
  const filled = Object.fromEntries(Object.entries(cells).filter(([, text]) => text.trim() !== ''));
  const { draft: written, faults } = read({ ...before, ...filled, account: twin.account });
  // What a sheet has no column for stays, too.
  const draft: UserDraft = {
    ...userCodecs.updateUser.body.decode(recordOf(store, twin.id)),
    account: written.account,
    realName: written.realName,
    gender: written.gender,
    state: written.state,
    mobilePhone: written.mobilePhone,
    email: written.email,
    organizeIds: written.organizeIds,
    positionIds: written.positionIds,
    roleIds: written.roleIds,
    groupIds: written.groupIds,
    managerId: written.managerId,
    sortCode: written.sortCode,
    description: written.description,
  };
  const judged = withFaults(world, caller, { draft, faults }, twin.id);
  const rank =
    twin.isAdministrator === 1 || twin.id === caller?.userId
      ? [{ column: 'account' as const, message: '管理员和本人的账户不能用导入覆盖' }]
      : [];
  return { draft, faults: [...judged.faults, ...rank], doing: { kind: 'overwrite', id: twin.id } };
}

/** A row that was read, with the faults its person would have. */
function withFaults(world: World, caller: Caller | null, { draft, faults }: RowReading, id: string | null): RowReading {
  const own = draftFaults(world, draft, id)
    // A name that was not found has been reported by its own words.
    .filter(({ field }) => !faults.some(({ column }) => column === field))
    .map(({ field, message }) => ({ column: field, message }));
  const rank = rankFaults(world, caller, draft.roleIds).map((message) => ({ column: 'roleId' as const, message }));
  return { draft, faults: [...faults, ...own, ...rank] };
}

function conflictNote(doing: Doing): string[] {
  if (doing.kind === 'skip') return ['账户已存在，将跳过'];
  if (doing.kind === 'overwrite') return ['账户已存在，将覆盖'];
  return doing.isRenamed ? [`账户已存在，将以 ${doing.account} 新增`] : [];
}

/**
 * Notes on rows that are previewed, of what an import would refuse them for: every fault of a row at once. A row may name a manager
 * whom a row above adds. `before` are the notes there are already: a cell has one of its own.
 * @reading R-117 @reading R-222
 */
export function personNotes(
  world: World,
  caller: Caller | null,
  rows: readonly Cells[],
  before: readonly CellNote[],
  conflict?: ImportConflict,
): CellNote[] {
  const noted = new Set(before.flatMap(({ index, column, level }) => (level === 'error' ? [`${index} ${column}`] : [])));
  const coming = new Set<string>();
  const read = rowReader(world.store, readDirectory(world.store), (account) => coming.has(account));
  return rows.flatMap((cells, index) => {
    const { faults, doing } = judgeRow(world, caller, cells, { read, conflict });
    if (faults.length === 0 && doing.kind === 'add') coming.add(doing.account.toLowerCase());
    const told: CellNote[] =
      faults.length > 0 ? [] : conflictNote(doing).map((message) => ({ index, column: 'account', level: 'warning', message }));
    const errors = faults
      .filter(({ column }) => !noted.has(`${index} ${column}`))
      .map(({ column, message }) => ({ index, column: column ?? '', level: 'error' as const, message }));
    return [...errors, ...told];
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
