import type { FormControl, FormOption } from '@milepost/openapi/domains/model';

/** Words a value may need that are no part of it. */
export interface ValueWords {
  readonly yes: string;
  readonly no: string;
  /** Joins the ends of a span. */
  readonly span: (from: string, to: string) => string;
  /** Puts several into a row. */
  readonly row: (texts: readonly string[]) => string;
}

type Value = unknown;

const GROUPED = (places: number) => new Intl.NumberFormat('en-US', { minimumFractionDigits: places, maximumFractionDigits: places });
/** A number nobody gave a precision keeps the places it has, up to these. */
const MOST_PLACES = 10;

/** A figure with the places and the separators its control asks for; null for what is no number. */
export function figureText(value: Value, { precision, thousands }: Pick<FormControl, 'precision' | 'thousands'>): string | null {
  const number = typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  if (!Number.isFinite(number)) return null;
  if (precision !== null && precision >= 0 && precision <= MOST_PLACES)
    return thousands ? GROUPED(precision).format(number) : number.toFixed(precision);
  return thousands ? new Intl.NumberFormat('en-US', { maximumFractionDigits: MOST_PLACES }).format(number) : String(number);
}

const two = (part: number) => String(part).padStart(2, '0');

/** A moment (milliseconds since 1970, or their text) by the letters of a format; anything else stays as it is. */
export function momentText(value: Value, format: string, words: Pick<ValueWords, 'row'>): string {
  const ms = typeof value === 'number' ? value : typeof value === 'string' && /^\d{11,}$/.test(value) ? Number(value) : Number.NaN;
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) return plainText(value, words);
  const parts: Readonly<Record<string, string>> = {
    yyyy: String(date.getFullYear()),
    MM: two(date.getMonth() + 1),
    dd: two(date.getDate()),
    HH: two(date.getHours()),
    mm: two(date.getMinutes()),
    ss: two(date.getSeconds()),
  };
  const letters = (format || 'yyyy-MM-dd').replaceAll('YYYY', 'yyyy').replaceAll('DD', 'dd');
  return letters.replaceAll(/yyyy|MM|dd|HH|mm|ss/g, (part) => parts[part] ?? part);
}

/** Any value as text: lists stand in a row, what is inside an object is named by it. */
export function plainText(value: Value, words: Pick<ValueWords, 'row'>): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return words.row(value.map((each) => plainText(each, words)).filter(Boolean));
  const named: Readonly<Record<string, unknown>> = { ...(value as object) };
  return plainText(named['fullName'] ?? named['name'] ?? named['realName'] ?? '', words);
}

/** Names of options by their values, those below others included. */
function optionNames(options: readonly FormOption[]): Map<string, string> {
  return new Map(options.flatMap(({ id, fullName, children }) => [[String(id), fullName] as const, ...optionNames(children)]));
}

function choiceText(value: Value, { slot, options }: FormControl, words: ValueWords): string {
  const names = optionNames([...slot.options, ...options]);
  const one = (each: Value): string =>
    Array.isArray(each) ? each.map(one).join(' / ') : (names.get(String(each)) ?? plainText(each, words));
  const parts: readonly Value[] = Array.isArray(value) ? value : value === null || value === undefined || value === '' ? [] : [value];
  return words.row(parts.map(one).filter(Boolean));
}

/** Tags out, as one line of text: nothing of it is markup afterwards. */
const textOfHtml = (value: Value, words: ValueWords): string =>
  plainText(value, words)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const CHOICES = new Set(['select', 'radio', 'checkbox', 'cascader', 'treeSelect', 'dicSelect']);
const FIGURES = new Set(['numInput', 'calculate', 'rate', 'slider']);
const MOMENTS = new Set(['date', 'createTime', 'modifyTime']);
const MASK = '••••••';

/** Text of a field's value; empty where there is none. Ids of people and places stay ids. @reading R-381 */
export function valueText(control: FormControl, value: Value, words: ValueWords): string {
  const kind = control.config.jnpfKey;
  if (value === null || value === undefined || value === '') return '';
  if (control.showPassword) return MASK;
  if (CHOICES.has(kind)) return choiceText(value, control, words);
  if (FIGURES.has(kind)) {
    const figure = figureText(value, control);
    return figure === null ? plainText(value, words) : [control.slot.prepend, figure, control.slot.append].filter(Boolean).join(' ');
  }
  if (MOMENTS.has(kind)) return momentText(value, control.format, words);
  if (kind === 'dateRange' || kind === 'timeRange') {
    const [from, to] = Array.isArray(value) ? value : [value, null];
    const end = (each: Value) => (kind === 'timeRange' ? plainText(each, words) : momentText(each, control.format, words));
    return to === null || to === undefined ? end(from) : words.span(end(from), end(to));
  }
  if (kind === 'switch') return plainText(value, words) === plainText(control.activeValue ?? 1, words) ? words.yes : words.no;
  if (kind === 'editor') return textOfHtml(value, words);
  return plainText(value, words);
}
