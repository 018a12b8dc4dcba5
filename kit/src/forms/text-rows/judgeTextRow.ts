import { tableOfText } from '../../engines/table-text/index.ts';
import { holds, isEmptyValue, problemOf, tableCellProblem, valueAt, withValueAt } from '../grammar/index.ts';
import type { CellRule, Control, PlacedControl, ProblemKind, Read, TableControl, Text } from '../grammar/index.ts';
import type { ValueRefusal } from '../kinds/types.ts';
import { valueKindOf } from '../kinds/values.ts';

/** Values of a row as texts, by field; rows of a table as `textOfTable` has them. */
export type TextRow = Readonly<Record<string, string>>;

/** Reason a text is refused: it is no value of its control, or the value has a problem. */
export type TextProblem = { readonly refusal: ValueRefusal } | { readonly kind: ProblemKind } | { readonly message: Text };

/** Number of a row of a table, in the sheet or, where nobody has told that, among the rows of the table. @reading R-228 */
export interface TableLine {
  readonly number: number;
  readonly isInSheet: boolean;
}

/** Problem of a value in a row of texts. */
export interface TextRowFault {
  readonly control: Control;
  /** Table it stands in, and the index of its row there; null for a field of the record. */
  readonly table: { readonly control: Control; readonly row: number; readonly line: TableLine } | null;
  readonly problem: TextProblem;
}

/** First rule of a design that a text does not fit; null where it fits them all, or where that is not known yet. */
export type FindBrokenRule = (control: Control, rules: readonly CellRule[], text: string) => CellRule | null;

type Values = Readonly<Record<string, unknown>>;

/** Names that only a server can look up stand for themselves. */
const find = (name: string): unknown => name;
const isBlank = (text: string): boolean => text.trim() === '';

interface ReadText {
  readonly value: unknown;
  readonly problem: TextProblem | null;
}

function readText(control: Control, text: string): ReadText {
  const kind = valueKindOf(control);
  if (isBlank(text)) return { value: kind.empty(control), problem: null };
  const reading = kind.parse(control, text, { find });
  if (reading.kind === 'value') return { value: reading.value, problem: null };
  // What is only chosen or worked out here is for the server to read.
  return { value: text, problem: reading.refusal.kind === 'notWritten' ? null : { refusal: reading.refusal } };
}

function brokenIn(control: Control, text: string, findBroken: FindBrokenRule): TextProblem | null {
  const rules = 'rules' in control ? (control.rules ?? []) : [];
  const broken = rules.length > 0 && !isBlank(text) ? findBroken(control, rules, text.trim()) : null;
  return broken && (broken.message === '' ? { kind: 'pattern' } : { message: broken.message });
}

function ownProblem({ control, shown }: PlacedControl, text: string, read: Read): TextProblem | null {
  if (!shown.every((condition) => holds(condition, read))) return null;
  if (control.disabled !== undefined && holds(control.disabled, read)) return null;
  const { required } = control;
  const isRequired = typeof required === 'boolean' || required === undefined ? required === true : holds(required, read);
  if (isBlank(text)) return isRequired ? { kind: 'required' } : null;
  const value = read(control.field);
  const kind = problemOf(control, value, isRequired, read);
  if (kind !== null) return { kind };
  const message = isEmptyValue(value) ? null : control.refuses?.(value, read);
  return message ? { message: message } : null;
}

function tableFaults(table: TableControl, text: string, findBroken: FindBrokenRule): TextRowFault[] {
  const { isInSheet, rows } = tableOfText(text);
  return rows.flatMap(({ number, values: row }, at) => {
    const columns = table.columns.filter(({ field }) => Object.hasOwn(row, field));
    const texts = columns.map((control) => ({ control, text: row[control.field] ?? '' }));
    const read = texts.map((one) => ({ ...one, ...readText(one.control, one.text) }));
    const values = Object.fromEntries(read.map(({ control, value }) => [control.field, value]));
    return read.flatMap(({ control, text: cell, problem: refusal }): TextRowFault[] => {
      const kind = refusal === null ? tableCellProblem(control, values) : null;
      const problem = refusal ?? (kind === null ? brokenIn(control, cell, findBroken) : { kind });
      return problem ? [{ control, table: { control: table, row: at, line: { number, isInSheet } }, problem }] : [];
    });
  });
}

/**
 * Problems of a row of texts by the controls of a form, those of the fields it has: each text is read as it would be typed, and its
 * value judged as the form judges it. Names of choices that come from elsewhere are left to the server. @reading R-222
 */
export function judgeTextRow(controls: readonly PlacedControl[], row: TextRow, findBroken: FindBrokenRule): TextRowFault[] {
  const own = controls.filter(({ control }) => Object.hasOwn(row, control.field));
  const texts = own.map((placed) => ({ placed, text: row[placed.control.field] ?? '' }));
  const read = texts.map(({ placed, text }) =>
    placed.control.kind === 'table'
      ? { placed, text, value: tableOfText(text).rows.map(({ values: row }) => row), problem: null }
      : { placed, text, ...readText(placed.control, text) },
  );
  const values = read.reduce<Values>((all, { placed, value }) => withValueAt(all, placed.control.field, value) as Values, {});
  return read.flatMap(({ placed, text, problem: refusal }): TextRowFault[] => {
    const { control } = placed;
    if (control.kind === 'table') return tableFaults(control, text, findBroken);
    const problem = refusal ?? ownProblem(placed, text, (path) => valueAt(values, path)) ?? brokenIn(control, text, findBroken);
    return problem ? [{ control, table: null, problem }] : [];
  });
}
