import { controlsOf } from '@milepost/kit/forms/grammar';
import type { CascadeControl, ChoiceControl, Control, Option, Part, PickControl } from '@milepost/kit/forms/grammar';
import { isEmptyValue, valueKindOf } from '@milepost/kit/forms/values';
import type { ValueWords } from '@milepost/kit/forms/values';
import type { Values } from '../../../data/model/compile/index.ts';
import { SAMPLE_DISTRICT, organization, person } from '../samples/sampleTexts.ts';
import type { KnownValues } from '../samples/types.ts';
import type { Sample } from './trialRows.ts';

const PLAIN: ValueWords = {
  text: (text) => (typeof text === 'string' ? text : (text.message ?? '')),
  span: (from, to) => `${from} ~ ${to}`,
  nextDay: (end) => `+1 ${end}`,
  from: (end) => `${end} ~`,
  to: (end) => `~ ${end}`,
  row: (texts) => texts.join(', '),
  of: (count, most) => `${count}/${most}`,
  yes: '✓',
  no: '✗',
};
const SEVERAL = ', ';
const PEOPLE: ReadonlySet<string> = new Set(['user', 'users', 'person']);
const DISTRICTS: ReadonlySet<string> = new Set(['area', 'address']);

/** Circumstances a value is put into words in. */
interface Shown {
  readonly known: KnownValues;
  /** Number of the record, or of the row among all rows, from 0. */
  readonly place: number;
}

/** Name of an option; what is no option keeps its id, as an older record would show it. */
function nameIn(options: readonly Option[], id: unknown): string {
  const label = options.find((option) => option.id === id)?.label;
  return label === undefined ? String(id) : PLAIN.text(label);
}
const optionsOf = ({ options }: ChoiceControl | CascadeControl, { optionsOf: fed }: KnownValues): readonly Option[] =>
  options.from === 'static' ? options.options : fed(options.id);

function chosen(control: ChoiceControl, value: unknown, { known }: Shown): string {
  const options = optionsOf(control, known);
  return (Array.isArray(value) ? value : [value]).map((id) => nameIn(options, id)).join(SEVERAL);
}

function waysOf(control: CascadeControl, value: unknown, { known }: Shown): string {
  const options = optionsOf(control, known);
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  const ways = Array.isArray(all[0]) ? all : [all];
  return ways.map((way) => (Array.isArray(way) ? way : [way]).map((id) => nameIn(options, id)).join('/')).join(SEVERAL);
}

/** Names of what is picked are those its list has for samples: nobody has asked for the real ones. */
function picked({ picker, field }: PickControl, { place }: Shown): string {
  if (PEOPLE.has(picker)) return person(field, place);
  return DISTRICTS.has(picker) ? SAMPLE_DISTRICT : organization(field, place);
}

/** A value of a sample as a server puts it into words; rows of a sub-table value by value. */
function shownAs(control: Control, value: unknown, shown: Shown): unknown {
  const kind = valueKindOf(control);
  if (control.kind === 'table' && Array.isArray(value))
    return value.map((row: Values, at) => {
      const inRow = { ...shown, place: shown.place * value.length + at };
      return Object.fromEntries(control.columns.map((column) => [column.field, shownAs(column, row[column.field], inRow)]));
    });
  if (kind.isShownAsStored || isEmptyValue(value) || control.kind === 'number' || control.kind === 'calculate') return value;
  if (control.kind === 'choice') return chosen(control, value, shown);
  if (control.kind === 'cascade') return waysOf(control, value, shown);
  return control.kind === 'pick' ? picked(control, shown) : kind.text(control, value, PLAIN);
}

/**
 * A record of samples as a server shows it to be read, in its dialogs and on its sheets: names, not ids. What its list shows comes
 * first.
 * @param place number of the record, from 0
 * @reading R-195
 */
export function shownSample(parts: readonly Part[], { record, row }: Sample, place: number, known: KnownValues): Values {
  const values = controlsOf({ parts }).map(
    ({ control }) => [control.field, shownAs(control, record[control.field], { known, place })] as const,
  );
  return {
    ...Object.fromEntries(values),
    // A list has worked out figures as well.
    ...Object.fromEntries(
      values.flatMap(([field]) => (typeof row[field] === 'string' || typeof row[field] === 'number' ? [[field, row[field]]] : [])),
    ),
    id: row.id,
  };
}
