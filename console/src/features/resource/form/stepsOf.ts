import type { RecordSteps } from '@milepost/kit/forms/viewer';
import type { AnyRow } from '../definition/types.ts';

/** A list as it stands. */
interface SteppedList {
  readonly rows: readonly AnyRow[];
  /** Null as long as nobody knows. */
  readonly total: number | null;
  readonly search: { readonly page: number; readonly pageSize: number };
}

/**
 * Steps along the rows of a list, numbered as the list numbers them; they end with the page that is shown. None where the row
 * is the only one, or stands in it no longer.
 */
export function stepsOf(
  { rows, total, search }: SteppedList,
  row: AnyRow,
  isPaged: boolean,
  onStep: (row: AnyRow) => void,
): RecordSteps | undefined {
  const at = rows.findIndex(({ id }) => id === row.id);
  const before = isPaged ? (search.page - 1) * search.pageSize : 0;
  const count = isPaged ? (total ?? rows.length) : rows.length;
  if (at === -1 || count < 2) return undefined;
  const [previous, next] = [rows[at - 1], rows[at + 1]];
  return {
    number: before + at + 1,
    count,
    ...(previous && { onPrevious: () => onStep(previous) }),
    ...(next && { onNext: () => onStep(next) }),
  };
}
