import { isOn } from '../../../../../src/rules/index.ts';
import { valueKindNamed, valueKindOf } from '@milepost/kit/forms/values';
import type { WrittenCell } from '@milepost/kit/forms/values';
import type { SheetValue } from '../../../core/spreadsheet/write-rows.ts';
import { textOf, type Field } from '../design.ts';

/** Moments the server fills in. */
const STAMPS = new Set(['createTime', 'modifyTime']);
/** Parts of a designed format, the finest first. */
const PRECISIONS = [
  ['ss', 'second'],
  ['mm', 'minute'],
  ['HH', 'minute'],
  ['dd', 'day'],
  ['MM', 'month'],
] as const;
type Precision = (typeof PRECISIONS)[number][1] | 'year';
const MOST_PLACES = 10;
// Kinds whose cells are made need none.
const NO_WORDS = { text: String, span: String, from: String, to: String, row: String, of: String, yes: '', no: '' } as never;

const precisionOf = (format: string): Precision => PRECISIONS.find(([part]) => format.includes(part))?.[1] ?? 'year';

function figureCell({ control }: Field, value: unknown): WrittenCell | null {
  const figure = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  if (figure === '' || !Number.isFinite(Number(figure))) return null;
  const places = Number(control['precision']);
  const precision = Number.isInteger(places) && places >= 0 && places <= MOST_PLACES ? { precision: places } : {};
  const facts = { kind: 'number' as const, storedAs: 'decimal' as const, hasThousands: isOn(control['thousands']), ...precision };
  return valueKindOf(facts).cell.write(facts, figure, NO_WORDS);
}

/** A day or time from its text; null where it is none in the way workbooks have them. */
function momentCell(control: { readonly kind: 'date' | 'time'; readonly precision: Precision }, text: string): WrittenCell | null {
  const facts = { ...control, storedAs: 'text' as const };
  const kind = valueKindOf(facts);
  const reading = kind.parse(facts, text, {});
  return reading.kind === 'value' && reading.value !== null ? kind.cell.write(facts, reading.value, NO_WORDS) : null;
}

/**
 * Cell of a value: a figure, day or time by its own type with the format of its control; everything else, codes and numbers of
 * telephones too, as the text it is shown with.
 * @param stored value of the record
 * @param text value as it is shown
 * @reading R-277
 */
export function typedCell(field: Field, stored: unknown, text: string): SheetValue {
  const { kind, control } = field;
  const { sheet } = valueKindNamed(kind) ?? {};
  if (sheet === 'figure') return figureCell(field, stored) ?? text;
  if (sheet === 'day' || STAMPS.has(kind)) {
    const format = textOf(control['format']) || (sheet === 'day' ? 'yyyy-MM-dd' : 'yyyy-MM-dd HH:mm:ss');
    return momentCell({ kind: 'date', precision: precisionOf(format) }, text) ?? text;
  }
  if (sheet === 'time') return momentCell({ kind: 'time', precision: text.length > 'HH:mm'.length ? 'second' : 'minute' }, text) ?? text;
  return text;
}
