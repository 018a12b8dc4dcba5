import { decimalOf, placesOf, roundDecimal, timesWhole } from '../../engines/decimal-digits/index.ts';
import { readNumber } from '../../engines/number-entry/index.ts';
import type { NumberLimits } from '../../engines/number-entry/index.ts';
import { inOneLine } from '../../engines/sheet-cells/index.ts';
import type { NumberCell, SheetCell, WrittenCell } from '../../engines/sheet-cells/index.ts';
import type { Text } from '../grammar/base.ts';
import { refused, valueRead, wordsOf } from './readings.ts';
import type { ReadingContext, ValueReading } from './types.ts';

/** Facts a figure is read by. */
export interface FigureFacts {
  readonly limits: NumberLimits;
  readonly prefix?: Text | undefined;
  readonly suffix?: Text | undefined;
  /** Figure as the record keeps it. */
  readonly out: (decimal: string) => unknown;
  /** The record keeps a JavaScript number, which has 15 digits at most. */
  readonly isNumber: boolean;
}

const MOST_DIGITS = 15;
const PERCENT = /^[%\uff05]$/;
/** Commas between thousands, where the rest of the text is more than a plain figure. */
const THOUSANDS = /(?<=\d)[,\uff0c](?=\d{3}(?!\d))/g;

const significant = (decimal: string): number => decimal.replaceAll(/[-.]/g, '').replace(/^0+/, '').length;

/** Text without the control's own words before and after the figure. */
function withoutAffixes(text: string, { prefix, suffix }: FigureFacts, context: ReadingContext): string {
  const [before, after] = [wordsOf(context, prefix).trim(), wordsOf(context, suffix).trim()];
  const start = before !== '' && text.startsWith(before) ? text.slice(before.length) : text;
  return after !== '' && start.endsWith(after) ? start.slice(0, -after.length) : start;
}

function judged(decimal: string, facts: FigureFacts, isRounded: boolean): ValueReading {
  const reading = readNumber(decimal, facts.limits);
  if (reading.kind === 'empty') return refused({ kind: 'notNumber' });
  if (reading.kind !== 'value') return refused({ kind: reading.kind });
  return isRounded ? valueRead(facts.out(reading.value), 'rounded') : valueRead(facts.out(reading.value));
}

/** Figure of a cell of numbers: with all its digits, rounded with a warning where the control keeps fewer places. */
function figureOfNumber({ number, format, hasLostDigits }: NumberCell, facts: FigureFacts, context: ReadingContext): ValueReading {
  if (hasLostDigits) return refused({ kind: 'lostDigits' });
  // 0.5 shown as 50% is 50 where the control's own unit is percent.
  const isPercent = format === 'percent' && PERCENT.test(wordsOf(context, facts.suffix).trim());
  const decimal = isPercent ? timesWhole(number, 100) : number;
  const { precision } = facts.limits;
  const isRounded = precision !== undefined && placesOf(decimal) > precision;
  return judged(isRounded ? (decimalOf(roundDecimal(decimal, precision)) ?? decimal) : decimal, facts, isRounded);
}

/** Figure of a text or of a cell. */
export function readFigure(cell: SheetCell, facts: FigureFacts, context: ReadingContext): ValueReading {
  if (cell.kind === 'number') return figureOfNumber(cell, facts, context);
  if (cell.kind === 'moment') return refused({ kind: 'dateNotNumber' });
  if (cell.kind !== 'text') return refused({ kind: 'notNumber' });
  const text = withoutAffixes(inOneLine(cell.text), facts, context).replaceAll(THOUSANDS, '');
  const reading = readNumber(text, facts.limits);
  if (reading.kind === 'value' && facts.isNumber && significant(reading.value) > MOST_DIGITS) return refused({ kind: 'lostDigits' });
  return reading.kind === 'value' ? valueRead(facts.out(reading.value)) : judged(text, facts, false);
}

/** Cell of a figure, shown with its places; a text where a workbook would lose digits. */
export function figureCell(
  value: string | null,
  { precision, hasThousands = false }: { readonly precision?: number | undefined; readonly hasThousands?: boolean | undefined },
): WrittenCell {
  const decimal = decimalOf(value);
  if (decimal === null) return value === null ? { t: 'z' } : { t: 's', v: value };
  if (significant(decimal) > MOST_DIGITS) return { t: 's', v: decimal };
  const whole = hasThousands ? '#,##0' : '0';
  const isPlain = precision === undefined && !hasThousands;
  const places = precision ?? placesOf(decimal);
  return { t: 'n', v: Number(decimal), ...(!isPlain && { z: places > 0 ? `${whole}.${'0'.repeat(places)}` : whole }) };
}
