import { textInZone } from '@milepost/kit/engines/clock';
import { limitText, limitsOf, numberOut } from '@milepost/kit/forms/grammar';
import type {
  Control,
  DateControl,
  DateEnd,
  DateRangeControl,
  DateUnit,
  Read,
  RecordControl,
  ShownControl,
  TableColumn,
  TextControl,
  TimeControl,
  TimeRangeControl,
} from '@milepost/kit/forms/grammar';
import { storedOf, storedRange } from '@milepost/kit/forms/values';
import { patternedText } from './patterned.ts';
import { drawn } from './random.ts';
import { cascadeOf, choiceOf, pickedOf } from './sampleChoices.ts';
import { momentText, momentWithin } from './sampleDates.ts';
import { STARS, figureOf, onStep, longestText, oddText, starsOf } from './sampleFigures.ts';
import type { SampleKind } from './sampleRows.ts';
import type { SampleAsk } from './types.ts';
import { organization, person, textFor } from './sampleTexts.ts';

const DAY_MS = 86_400_000;
const WALL = 'yyyy-MM-dd HH:mm:ss';
const CHARS: Readonly<Record<DateUnit, number>> = { year: 4, month: 7, day: 10, hour: 13, minute: 16, second: 19 };
const EARLIEST = '1900-01-01 00:00:00';
const LEAST_ROWS = { usual: 3, empty: 0, longest: 200, odd: 1 } as const satisfies Record<SampleKind, number>;

const labelOf = ({ label }: Pick<Control, 'label'>): string => (typeof label === 'string' ? label : '');

function textValue(control: TextControl, { sample, seed, place }: SampleAsk): string {
  const { maxChars = 0, rules = [] } = control;
  const label = labelOf(control);
  if (sample === 'odd') return oddText(label, maxChars);
  const usual = sample === 'longest' ? longestText(label, maxChars) : textFor(label, seed, place).slice(0, maxChars || undefined);
  return patternedText(usual, rules, seed, place);
}

interface Figured {
  readonly min?: number | string | undefined;
  readonly max?: number | string | undefined;
  readonly precision?: number | undefined;
}

const endOf = (value: number | string | undefined): number => (value === undefined ? Number.NaN : Number(value));

function figure(control: Control, { min, max, precision = 0 }: Figured, { sample, seed, place }: SampleAsk): number {
  const ends = { min: endOf(min), max: endOf(max), precision, label: labelOf(control) };
  if (sample !== 'odd') return figureOf(ends, seed, place, sample === 'longest');
  // The least there may be; below nothing where nothing limits it.
  return Number.isNaN(ends.min) ? -1 : ends.min;
}

type Dated = DateControl | DateRangeControl;

/** Milliseconds of a text of the clock on the wall, as if it were the one of the world. */
const wallMs = (text: string): number => Date.parse(`${text}${'0000-01-01 00:00:00'.slice(text.length)}`.replace(' ', 'T').concat('Z'));

/** Ends of a date as milliseconds by the clock on the wall; one that is not known limits nothing. */
function endsOf({ min, max }: { readonly min?: DateEnd; readonly max?: DateEnd }, precision: DateUnit, { read, known }: SampleAsk) {
  const now = textInZone(known.nowMs);
  const at = (limit: DateEnd | undefined, edge: 'start' | 'end') => {
    const text = limitText(limit, read, { edge, now, precision });
    return text === null ? Number.NaN : wallMs(text);
  };
  return [at(min, 'start'), at(max, 'end')] as const;
}

function dateTextOf(control: Dated, ask: SampleAsk): string {
  const { precision = 'day' } = control;
  if (ask.sample === 'odd') return EARLIEST.slice(0, CHARS[precision]);
  const ms = momentWithin(endsOf(control, precision, ask), ask.seed, ask.place);
  return momentText(ms, WALL).slice(0, CHARS[precision]);
}

function dateRange(control: DateRangeControl, ask: SampleAsk): unknown {
  const { precision = 'day', storedAs = 'text' } = control;
  const from = dateTextOf(control, ask);
  const most = endsOf(control, precision, ask)[1];
  const later = wallMs(from) + 3 * DAY_MS;
  const to = momentText(most < later ? most : later, WALL).slice(0, CHARS[precision]);
  return storedRange([from, to < from ? from : to], storedAs);
}

/** A time of the day between its ends. */
function timeTextOf({ min, max, precision = 'minute' }: TimeControl | TimeRangeControl, ask: SampleAsk): string {
  const now = textInZone(ask.known.nowMs);
  const unit: DateUnit = precision;
  const at = (limit: DateEnd | undefined, edge: 'start' | 'end') =>
    limitText(limit, ask.read, { edge, now, precision: unit, isTime: true });
  const [least, most] = [at(min, 'start'), at(max, 'end')];
  const usual = ask.sample === 'odd' ? '00:00:00' : momentText(momentWithin([Number.NaN, Number.NaN], ask.seed, ask.place), 'HH:mm:ss');
  const notBefore = least !== null && usual < least ? least : usual;
  return (most !== null && notBefore > most ? most : notBefore).padEnd('HH:mm:ss'.length, ':00').slice(0, precision === 'second' ? 8 : 5);
}

const SHIFT_HOURS = 2;

function timeRange(control: TimeRangeControl, ask: SampleAsk): readonly string[] {
  const from = timeTextOf(control, ask);
  const later = `${String(Math.min(23, Number(from.slice(0, 2)) + SHIFT_HOURS)).padStart(2, '0')}${from.slice(2)}`;
  const most = limitText(control.max, ask.read, {
    edge: 'end',
    now: textInZone(ask.known.nowMs),
    precision: control.precision ?? 'minute',
    isTime: true,
  });
  return [from, most !== null && later > most ? from : later];
}

/** A record of elsewhere: which there are is not known here, so that one stands in where the form asks for it. A suggestion is a text. */
function recordOf({ source, required }: RecordControl, { place, sample }: SampleAsk): unknown {
  if (source.widget === 'attribute') return undefined;
  const isAsked = required !== undefined && required !== false;
  return isAsked || sample === 'odd' || source.widget === 'suggest' ? `sample${place + 1}` : null;
}

/** Value the server has filled in. */
function filledIn({ as, fact }: ShownControl, { seed, place }: SampleAsk): unknown {
  if (as !== 'server') return null;
  if (fact === 'creator' || fact === 'changer') return person(seed, place);
  if (fact === 'createdAt' || fact === 'changedAt') return momentText(momentWithin([Number.NaN, Number.NaN], seed, place), WALL);
  if (fact === 'number') return `YB202611${String(place + 1).padStart(4, '0')}`;
  return fact === 'organization' ? organization(seed, place) : null;
}

/** Rows of a table or of a list of rows, each column by its own rules. */
function rowsOf(control: Extract<Control, { kind: 'table' | 'rows' }>, ask: SampleAsk): unknown {
  const count = Math.min(LEAST_ROWS[ask.sample], control.maxRows ?? LEAST_ROWS.longest);
  return Array.from({ length: count }, (_, at) => {
    const row: Record<string, unknown> = {};
    const read: Read = (path) => (Object.hasOwn(row, path) ? row[path] : ask.read(path));
    for (const column of control.columns as readonly (Control | TableColumn)[]) {
      const value = sampleValueOf(column as Control, { ...ask, read, seed: column.field, place: ask.place * count + at });
      if (value !== undefined) row[column.field] = value;
    }
    return row;
  });
}

/**
 * Sample of a field as its form keeps it: within its limits, patterns and options, the same for the same control and number. The usual
 * one is taken by the checks of the form. Undefined where the form works the value out.
 * @source designer §14
 */
export function sampleValueOf(control: Control, ask: SampleAsk): unknown {
  const { sample, seed, place } = ask;
  if (sample === 'empty') return undefined;
  switch (control.kind) {
    case 'text':
      return textValue(control, ask);
    case 'html':
      return sample === 'odd' ? `<script>x</script>${oddText(labelOf(control), 0)}` : `<p>${textFor(labelOf(control), seed, place)}</p>`;
    case 'number':
      return numberOut(String(figure(control, limitsOf(control), ask)), control.storedAs);
    case 'integer':
      return figure(control, { min: control.min, max: control.max }, ask);
    case 'slider': {
      const { min = 0, max = 100, step = 1 } = control;
      return onStep(figure(control, { min, max }, ask), min, step);
    }
    case 'numberRange': {
      const least = figure(control, limitsOf(control), { ...ask, sample: 'usual' });
      const most = sample === 'longest' ? figure(control, limitsOf(control), ask) : least;
      return [least, most].map((end) => numberOut(String(end), control.storedAs));
    }
    case 'rate':
      return sample === 'longest' ? (control.count ?? STARS) : starsOf(control.count ?? STARS, seed, place);
    case 'color':
      return sample === 'odd' ? 'rgb(0, 0, 0)' : `#${drawn(seed, place, 0x1000000).toString(16).padStart(6, '0')}`;
    case 'switch': {
      const isOn = place % 3 !== 2;
      return control.storedAs === 'number' ? Number(isOn) : isOn;
    }
    case 'choice':
      return choiceOf(control, ask);
    case 'cascade':
      return cascadeOf(control, ask);
    case 'pick':
      return pickedOf(control, ask);
    case 'date':
      return storedOf(dateTextOf(control, ask), control.storedAs ?? 'text');
    case 'dateRange':
      return dateRange(control, ask);
    case 'time':
      return timeTextOf(control, ask);
    case 'timeRange':
      return timeRange(control, ask);
    case 'table':
    case 'rows':
      return rowsOf(control, ask);
    case 'shown':
      return filledIn(control, ask);
    case 'record':
      return recordOf(control, ask);
    case 'files':
      return control.required === undefined && sample !== 'longest' ? [] : filesOf(control.look, sample, place);
    default:
      return undefined;
  }
}

const filesOf = (look: 'files' | 'images', sample: SampleKind, place: number) =>
  Array.from({ length: sample === 'longest' ? 3 : 1 }, (_, at) => {
    const name = look === 'images' ? `示例图片${place + 1}-${at + 1}.jpg` : `示例附件${place + 1}-${at + 1}.pdf`;
    return { name, fileId: name, url: '', fileSize: 1024 };
  });
