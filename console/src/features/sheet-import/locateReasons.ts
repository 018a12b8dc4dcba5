import type { ImportColumn, ImportProblem, ImportValues } from '@milepost/kit/import-wizard';

/** Between the reasons of a row that was refused; a semicolon before a blank is inside of an English sentence. */
const BETWEEN = /[；\n]|;(?!\s)/;
const QUOTED = /[“"「『]([^“”"「」『』]+)[”"」』]/;

/** Column a reason is about, of columns that may be there under several names: the one that holds the words it quotes, else the one whose name it says; null for the whole row. */
function columnOf(reason: string, values: ImportValues, columns: readonly ImportColumn[]): string | null {
  const [, quoted] = QUOTED.exec(reason) ?? [];
  const holding = new Set(quoted === undefined ? [] : columns.flatMap(({ id }) => ((values[id] ?? '').includes(quoted) ? [id] : [])));
  const named = columns
    .filter(({ label }) => reason.toLowerCase().includes(label.toLowerCase()))
    .toSorted((a, b) => b.label.length - a.label.length);
  const [only] = holding;
  if (only !== undefined && holding.size === 1) return only;
  return (named.find(({ id }) => holding.has(id)) ?? named[0])?.id ?? only ?? null;
}

/** Reasons of a refused row as problems of its cells: servers say them in one sentence. @source forms §3, §8 @reading R-631 */
export function locateReasons(reason: string, values: ImportValues, columns: readonly ImportColumn[]): ImportProblem[] {
  const reasons = reason.split(BETWEEN).map((one) => one.trim());
  return reasons.filter((one) => one !== '').map((message) => ({ columnId: columnOf(message, values, columns), message }));
}
