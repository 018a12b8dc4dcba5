import type { ModelRow } from '../../data/model/compile/index.ts';

/** Name of the row's own id in designs. */
const OWN_ID = '@formId';

/** Value of a row that goes along: the id behind a text, where the server sends both. */
export function carried(row: ModelRow, from: string): unknown {
  if (from === OWN_ID) return row.id;
  return row[`${from}_id`] ?? row[from] ?? null;
}
