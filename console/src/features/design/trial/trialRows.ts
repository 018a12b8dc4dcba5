import type { Control } from '@milepost/kit/forms/grammar';
import { textOfStored } from '@milepost/kit/forms/grammar';
import type { RecordQuery } from '@milepost/openapi/domains/record';
import type { CompiledList, ModelRow, Values } from '../../../data/model/compile/index.ts';

/** Sample of one record: as its form keeps it, and as a list shows it. */
export interface Sample {
  readonly record: Values;
  readonly row: ModelRow;
}

/** Member a keyword is sent in that looks at several columns. @source forms §7 */
const KEYWORD = 'jnpfKeyword';

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(' ');
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
const isRange = ({ kind }: Control): boolean => kind === 'dateRange' || kind === 'numberRange' || kind === 'timeRange';

/** An end and a value in the same terms: numbers as numbers, moments as text. */
function compared({ kind }: Control, value: unknown): number | string | null {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'numberRange') return Number(value);
  return textOfStored(value, 'second');
}

function isWithin(control: Control, ends: unknown, value: unknown): boolean {
  const [from, to] = Array.isArray(ends) ? ends : [];
  const all = (Array.isArray(value) ? value : [value]).map((one) => compared(control, one)).filter((one) => one !== null);
  const [least, most] = [compared(control, from), compared(control, to)];
  return all.some(
    (one) =>
      (least === null || one >= least) && (most === null || one.toString().localeCompare(most.toString(), 'en', { numeric: true }) <= 0),
  );
}

/** Pickers whose choices are kept as the way from the top. */
const WAYS: ReadonlySet<string> = new Set(['address', 'organization']);
const keepsWays = (control: Control): boolean => control.kind === 'cascade' || (control.kind === 'pick' && WAYS.has(control.picker));

/** Choices as ways from the top; one that stands in no tree is a way of one step. */
function waysIn(control: Control, value: unknown): readonly (readonly string[])[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (keepsWays(control) && !Array.isArray(all[0])) return [all.map(String)];
  return all.map((one) => (Array.isArray(one) ? one.map(String) : [String(one)]));
}

/** True where one of the chosen is among what a record holds, or above it. */
function isChosen(control: Control, chosen: unknown, value: unknown): boolean {
  const held = waysIn(control, value);
  return waysIn(control, chosen).some((way) => held.some((one) => way.every((step, at) => one[at] === step)));
}

function fits({ record, row }: Sample, control: Control | undefined, field: string, asked: unknown): boolean {
  if (field === KEYWORD) return Object.values(row).some((value) => wordsOf(value).includes(String(asked)));
  if (control && isRange(control)) return isWithin(control, asked, record[field]);
  if (control && control.kind !== 'text') return isChosen(control, asked, record[field]);
  return wordsOf(row[field]).includes(String(asked));
}

function order(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return wordsOf(one).localeCompare(wordsOf(other), 'zh', { numeric: true });
}

/** Orders of a question, the first one first. */
const ordersOf = ({ sortField, sort }: RecordQuery): readonly { readonly by: string; readonly sign: number }[] => {
  const all = sortField.split(',').filter((one) => one !== '');
  return all.map((one) => ({
    by: one.replace(/^-/, ''),
    sign: one.startsWith('-') || (all.length === 1 && sort === 'desc') ? -1 : 1,
  }));
};

/**
 * Samples a question finds, in its order. What is asked of a field the list has no filter for, such as the tree beside it, narrows
 * nothing: samples stand in no tree. @source designer §14
 */
export function foundSamples(
  samples: readonly Sample[],
  query: RecordQuery,
  { filters, keyword }: Pick<CompiledList, 'filters' | 'keyword'>,
) {
  const asked = query.filter.kind === 'value' ? Object.entries(query.filter.value) : [];
  const known = new Map(filters.map((control) => [control.field, control]));
  const judged = asked.filter(([field]) => known.has(field) || field === keyword?.sends);
  const found = samples.filter((sample) => judged.every(([field, value]) => fits(sample, known.get(field), field, value)));
  const orders = ordersOf(query);
  return found.toSorted((one, other) => {
    for (const { by, sign } of orders) {
      const way = order(one.row[by], other.row[by]) * sign;
      if (way !== 0) return way;
    }
    return 0;
  });
}
