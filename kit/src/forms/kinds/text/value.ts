import { decimalOf, timesWhole } from '../../../engines/decimal-digits/index.ts';
import { inOneLine, plainBlanks } from '../../../engines/sheet-cells/index.ts';
import type { NumberCell, SheetCell } from '../../../engines/sheet-cells/index.ts';
import { masked } from '../../../engines/text-mask/index.ts';
import { withoutHidden } from '../../../engines/typed-text/index.ts';
import type { TextControl } from '../../grammar/textControls.ts';
import { affixed, cellReader, isEmptyValue, plainText, refused, textCell, valueRead } from '../readings.ts';
import type { ValueKind, ValueReading } from '../types.ts';

/** Dots in place of what may not be read. */
const MASK = '\u2022\u2022\u2022\u2022\u2022\u2022';
const NOT_FIGURE = /[^\d.]/g;

/** Characters as people see code points, so that a rare Chinese character is one. */
const lengthOf = (text: string): number => Array.from(text).length;

/** Text of a number: what the cell shows where that loses no digit, such as `0000123456`, `12.50t` or `50%`, else all its digits. */
function textOfNumber({ number, shown, format }: NumberCell): string {
  const figure = decimalOf(shown.replaceAll(NOT_FIGURE, ''));
  const size = number.replace('-', '');
  return figure !== null && figure === (format === 'percent' ? timesWhole(size, 100) : size) ? shown.trim() : number;
}

function textOf(control: TextControl, cell: SheetCell): ValueReading {
  const lines = (control.rows ?? 1) > 1;
  switch (cell.kind) {
    case 'text':
      return valueRead(lines ? cell.text : inOneLine(cell.text));
    case 'number':
      return cell.hasLostDigits ? refused({ kind: 'lostDigits' }) : valueRead(textOfNumber(cell));
    case 'moment': {
      const text = [cell.day, cell.time].filter((part) => part !== null).join(' ');
      return text === '' ? valueRead(cell.shown) : valueRead(text, 'dayAsText');
    }
    case 'boolean':
      return valueRead(cell.value ? 'TRUE' : 'FALSE');
    default:
      return valueRead('');
  }
}

/** A text of one or several lines. */
export const textValue: ValueKind<TextControl> = {
  names: ['comInput', 'input', 'textarea'],
  sentences: { required: 'fillIn' },
  list: { filterBy: 'text', sorts: 'value', one: () => ({ kind: 'text' }) },
  table: { minPx: 130 },
  empty: () => '',
  problem({ maxChars, pattern }, value) {
    if (typeof value !== 'string') return null;
    if (maxChars !== undefined && lengthOf(value) > maxChars) return 'tooLong';
    return pattern && !pattern.test(value) ? 'pattern' : null;
  },
  text(control, value, words) {
    if (control.isSecret) return MASK;
    return affixed(control, control.mask ? masked(plainText(value, words), control.mask) : plainText(value, words), words);
  },
  // Blanks at the ends stay while it is typed: the control tidies it when it is left.
  parse({ rows = 1 }, typed) {
    const text = withoutHidden(plainBlanks(typed));
    return valueRead(rows > 1 ? text : inOneLine(text));
  },
  cell: {
    read: cellReader(() => '', textOf),
    write: ({ isSecret }, value, words) => (isSecret || isEmptyValue(value) ? { t: 'z' } : textCell(plainText(value, words))),
  },
};
