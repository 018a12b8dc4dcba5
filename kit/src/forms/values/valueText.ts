import { groupDigits } from '../../engines/decimal-digits/index.ts';
import { masked } from '../../engines/text-mask/index.ts';
import { numberText } from '../../engines/number-entry/index.ts';
import { endsNextDay } from '../../engines/calendar-day/index.ts';
import { isEmptyValue, limitsOf, numberIn, rangeIn, textOfKept } from '../grammar/index.ts';
import type { CalculateControl, Control, Option, Text } from '../grammar/index.ts';

/** Words a value may need that are no part of it. */
export interface ValueWords {
  readonly text: (text: Text) => string;
  /** Joins the ends of a span. */
  readonly span: (from: string, to: string) => string;
  /** An end on the day after the start. */
  readonly nextDay: (end: string) => string;
  readonly from: (end: string) => string;
  readonly to: (end: string) => string;
  /** Several in a row. */
  readonly row: (texts: readonly string[]) => string;
  /** A rating, such as “4 of 5”. */
  readonly of: (count: number, most: number) => string;
  readonly yes: string;
  readonly no: string;
}

/** Dots in place of what nobody may read. */
const MASK = '••••••';
const STARS = 5;
type Affixed = Extract<Control, { readonly prefix?: Text }>;

const affixed = ({ prefix, suffix }: Pick<Affixed, 'prefix' | 'suffix'>, figure: string, { text }: ValueWords): string =>
  figure === '' ? '' : [prefix && text(prefix), figure, suffix && text(suffix)].filter(Boolean).join(' ');

/** A result as it is shown while the form is filled in: rounded, and all places written. */
function resultText({ precision = 0, hasThousands }: CalculateControl, value: unknown): string {
  const figure = numberIn(value);
  if (figure === null) return '';
  const text = groupDigits(figure, precision);
  return hasThousands ? text : text.replaceAll(',', '');
}

const spanText = ([from, to]: readonly string[], words: ValueWords): string =>
  from && to ? words.span(from, to) : from ? words.from(from) : to ? words.to(to) : '';

/** Text of a value nobody has a kind for: a text, a number, names of things, several of them. */
function plainText(value: unknown, words: ValueWords): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return words.row(value.map((each) => plainText(each, words)).filter(Boolean));
  const named: Readonly<Record<string, unknown>> = { ...(value as object) };
  return plainText(named['fullName'] ?? named['name'] ?? '', words);
}

/** Names of chosen options; an id no option has stands for itself. */
export function optionsText(options: readonly Option[], value: unknown, words: Pick<ValueWords, 'text' | 'row'>): string {
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => id !== null && id !== undefined && id !== '').map(String);
  return words.row(ids.map((id) => words.text(options.find((one) => one.id === id)?.label ?? id)));
}

/**
 * A value in words, as lists, records, prints and copies of it say it; '' where nothing is filled in. Options of a feed, names
 * of what is picked and formatted text need more than the value: their ids and tags stand for them here.
 */
export function valueText(control: Control, value: unknown, words: ValueWords): string {
  if (isEmptyValue(value)) return '';
  switch (control.kind) {
    case 'text':
      if (control.isSecret) return MASK;
      return affixed(control, control.mask ? masked(plainText(value, words), control.mask) : plainText(value, words), words);
    case 'number': {
      const { precision } = limitsOf(control);
      return affixed(control, numberText(numberIn(value), { ...control, ...(precision !== undefined && { precision }) }), words);
    }
    case 'numberRange': {
      const { precision } = limitsOf(control);
      const ends = rangeIn(value).map((end) => numberText(end, { ...control, ...(precision !== undefined && { precision }) }));
      return affixed(control, spanText(ends, words), words);
    }
    case 'calculate':
      return affixed(control, resultText(control, value), words);
    case 'rate':
      return value === 0 ? '' : words.of(Number(value), control.count ?? STARS);
    case 'slider':
      return [plainText(value, words), control.unit && words.text(control.unit)].filter(Boolean).join(' ');
    case 'switch': {
      const isOn = value === true || value === 1 || value === '1';
      // A designed switch may be without words of its own.
      return words.text(isOn ? control.onText : control.offText) || (isOn ? words.yes : words.no);
    }
    case 'choice':
      return optionsText(control.options.from === 'static' ? control.options.options : [], value, words);
    case 'date':
      return textOfKept(value, control.precision ?? 'day') ?? '';
    case 'dateRange': {
      const ends = Array.isArray(value) ? value : [];
      return spanText(
        ends.map((end) => textOfKept(end, control.precision ?? 'day') ?? ''),
        words,
      );
    }
    case 'timeRange': {
      const [from = '', to = ''] = (Array.isArray(value) ? value : []).map((end) => plainText(end, words));
      return spanText([from, endsNextDay(from, to) ? words.nextDay(to) : to], words);
    }
    case 'derived':
      return words.text(value as Text);
    default:
      return plainText(value, words);
  }
}
