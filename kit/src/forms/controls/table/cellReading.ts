import { readWritten, readWrittenMonth, readWrittenTime } from '../../../engines/calendar-day/index.ts';
import { readNumber } from '../../../engines/number-entry/index.ts';
import type { NumberLimits, NumberProblemKind } from '../../../engines/number-entry/index.ts';
import type { CellReading } from '../../../widgets/input-table/index.ts';
import { limitsOf, numberOut } from '../../grammar/index.ts';
import type { TableColumn, Text } from '../../grammar/index.ts';
import { keptOf } from '../dateOf.ts';

/** Words the reading of a text needs. */
export interface ReadingWords {
  readonly text: (words: Text) => string;
  readonly number: (limits: NumberLimits & { readonly hasThousands?: boolean }) => (kind: NumberProblemKind) => string;
  /** Sentences for a text that is no date, and for one no option is called. */
  readonly noDate: string;
  readonly noTime: string;
  readonly noOption: string;
  readonly noSwitch: string;
}

type Read = (text: string) => CellReading;

/** Texts other systems write a yes and a no with. */
const YES: ReadonlySet<string> = new Set(['1', 'true', 'yes', 'y', '\u662f', '\u5f00', '\u958b', '\u221a']);
const NO: ReadonlySet<string> = new Set(['0', 'false', 'no', 'n', '\u5426', '\u5173', '\u95dc', '\u00d7']);

function numberReading(
  limits: NumberLimits & { readonly hasThousands?: boolean },
  words: ReadingWords,
  out: (decimal: string) => unknown,
): Read {
  const says = words.number(limits);
  return (text) => {
    const reading = readNumber(text.replaceAll(/(?<=\d)[,，](?=\d{3}(?!\d))/g, ''), limits);
    if (reading.kind === 'empty') return { value: null };
    return reading.kind === 'value' ? { value: out(reading.value) } : { problem: says(reading.kind) };
  };
}

/** Reading of what is typed or pasted into a cell; undefined for kinds that are only chosen. */
export function cellReading(column: TableColumn, words: ReadingWords): Read | undefined {
  switch (column.kind) {
    case 'text':
      return (text) => ({ value: text });
    case 'number': {
      const read = numberReading({ ...limitsOf(column), hasThousands: column.hasThousands }, words, (decimal) =>
        numberOut(decimal, column.keeps),
      );
      return (text) => (text.trim() === '' && column.emptyAs === 'zero' ? { value: numberOut('0', column.keeps) } : read(text));
    }
    case 'integer':
      return numberReading({ min: String(column.min), max: String(column.max), precision: 0 }, words, Number);
    case 'choice': {
      const { options, isMany } = column;
      if (options.from !== 'static') return undefined;
      const byName = new Map(options.options.flatMap(({ id, label }) => [[id, id] as const, [words.text(label), id] as const]));
      return (text) => {
        const names = isMany ? text.split(/[,，、;；]/).map((name) => name.trim()) : [text.trim()];
        const ids = names.filter((name) => name !== '').map((name) => byName.get(name));
        if (ids.includes(undefined)) return { problem: words.noOption };
        return { value: isMany ? ids : (ids[0] ?? null) };
      };
    }
    case 'switch':
      return (text) => {
        const said = text.trim().toLowerCase();
        if (text.trim() === words.text(column.onText) || YES.has(said)) return { value: true };
        return text.trim() === words.text(column.offText) || NO.has(said) ? { value: false } : { problem: words.noSwitch };
      };
    case 'date': {
      const { precision = 'day', keeps = 'text' } = column;
      return (text) => {
        const date = dateText(text, precision);
        return date === null ? { problem: words.noDate } : { value: keptOf(date, keeps) };
      };
    }
    case 'time': {
      const chars = column.precision === 'second' ? 'HH:mm:ss'.length : 'HH:mm'.length;
      return (text) => {
        const time = readWrittenTime(text);
        return time === null ? { problem: words.noTime } : { value: time.padEnd('HH:mm:ss'.length, ':00').slice(0, chars) };
      };
    }
    default:
      return undefined;
  }
}

function dateText(text: string, precision: string): string | null {
  if (precision === 'year' || precision === 'month') {
    const month = readWrittenMonth(text) ?? readWritten(text)?.day ?? null;
    return month?.slice(0, precision === 'year' ? 'YYYY'.length : 'YYYY-MM'.length) ?? null;
  }
  const written = readWritten(text);
  if (!written || precision === 'day') return written?.day ?? null;
  const time = (written.time ?? '00:00').padEnd('HH:mm:ss'.length, ':00');
  return `${written.day} ${time.slice(0, precision === 'second' ? 'HH:mm:ss'.length : 'HH:mm'.length)}`;
}
