import { endsNextDay } from '../../../engines/calendar-day/index.ts';
import { roundDecimal } from '../../../engines/decimal-digits/index.ts';
import { numberText } from '../../../engines/number-entry/index.ts';
import { limitsOf, numberIn, rangeIn, textOfStored } from '../../grammar/index.ts';
import type { Option, TableColumn } from '../../grammar/index.ts';
import type { ValueWords } from '../types.ts';

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]);
/** A truth, or 1 as number or text. */
const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1';
const plain = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

/** The value of a cell as it is read and copied. */
export function cellText(
  column: TableColumn,
  { text, nextDay }: Pick<ValueWords, 'text' | 'nextDay'>,
  names?: readonly Option[],
): (value: unknown) => string {
  switch (column.kind) {
    case 'number':
      return (value) => numberText(numberIn(value), { precision: limitsOf(column).precision, hasThousands: column.hasThousands });
    case 'calculate':
      return (value) => {
        const decimal = numberIn(value);
        return decimal === null ? '' : numberText(roundDecimal(decimal, column.precision ?? 0), column);
      };
    case 'numberRange':
      return (value) =>
        rangeIn(value)
          .map((end) => numberText(end, column))
          .join(' ~ ');
    case 'switch':
      return (value) => (isOn(value) ? text(column.onText) || '✓' : text(column.offText) || '—');
    case 'choice': {
      const options = column.options.from === 'static' ? column.options.options : (names ?? []);
      const known = new Map<string, Option>(options.map((one) => [one.id, one]));
      return (value) =>
        list(value)
          .map((id) => {
            const option = known.get(plain(id));
            return option ? text(option.label) : plain(id);
          })
          .filter((label) => label !== '')
          .join(', ');
    }
    case 'record':
    case 'pick': {
      const known = new Map((names ?? []).map(({ id, label }) => [id, text(label)]));
      return (value) =>
        list(value)
          .map((id) => known.get(plain(id)) ?? plain(id))
          .join(', ');
    }
    case 'date': {
      const { precision = 'day' } = column;
      return (value) => textOfStored(value, precision) ?? '';
    }
    case 'dateRange': {
      const { precision = 'day' } = column;
      return (value) =>
        list(value)
          .map((end) => textOfStored(end, precision) ?? '')
          .join(' ~ ');
    }
    case 'timeRange':
      return (value) => {
        const [start = '', end = ''] = list(value).map(plain);
        const last = endsNextDay(start, end) ? nextDay(end) : end;
        return [start, last].filter(Boolean).join(' ~ ');
      };
    case 'files':
      return (value) =>
        list(value)
          .map((file) => (typeof file === 'object' && file !== null ? plain(Reflect.get(file, 'name')) : ''))
          .join(', ');
    case 'text':
      return (value) => (column.isSecret ? '•'.repeat(plain(value).length) : plain(value));
    default:
      return (value) => list(value).map(plain).join(', ');
  }
}
