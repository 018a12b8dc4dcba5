import { msg } from '@lingui/core/macro';
import { eachOf } from './batch.ts';
import type { SkippedRow } from '../definition/rowState.ts';
import type { ActionsDeclaration, AnyRow } from '../definition/types.ts';

/** Most rows that are looked at before something is done with several: each of them is a call or two. */
export const MAX_ROWS_CHECKED = 100;

/** Facts on each of several rows, in their order; rows nothing hangs on are left out. Four are asked about at a time. */
export async function impactNotesOfEach(rows: readonly AnyRow[], factsOf: (row: AnyRow) => Promise<readonly string[]>) {
  const found = new Map<AnyRow, readonly string[]>();
  await eachOf(rows.slice(0, MAX_ROWS_CHECKED), async (row) => found.set(row, await factsOf(row)));
  return rows.flatMap((row) => {
    const facts = found.get(row) ?? [];
    return facts.length > 0 ? [{ row, facts }] : [];
  });
}

type Removal = Partial<Exclude<ActionsDeclaration<AnyRow>['remove'], string | undefined>>;

/** Rows of several that may be deleted, and those that would be refused, with the reason that is known before. */
export function refusalsOf({ when, refusedWhen }: Removal, rows: readonly AnyRow[]) {
  const left = rows.flatMap((row): SkippedRow[] => {
    const isOffered = when === undefined || when(row);
    const reason = isOffered ? refusedWhen?.(row) : msg`It cannot be deleted`;
    return reason ? [{ row, reason }] : [];
  });
  const isLeft = new Set(left.map(({ row }) => row));
  return { due: rows.filter((row) => !isLeft.has(row)), left };
}
