import { expect, test } from 'vitest';
import type { Direction } from '../../engines/environment/index.ts';
import { lineOf, orderOf, piecesOf } from './pieces.ts';
import type { FieldPiece } from './pieces.ts';
import type { PartsShape } from './types.ts';

/** Pieces as one text, runs in brackets. */
const textOf = (pieces: readonly FieldPiece[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'run') return `[${textOf(piece.pieces)}]`;
      return piece.kind === 'part' ? piece.part : piece.text.replace('\u2002', ' ');
    })
    .join('');

test.each<[lang: string, shape: PartsShape, dir: Direction, text: string]>([
  ['zh', 'day', 'auto', 'year-month-day'],
  ['en', 'minute', 'auto', 'year-month-day hour:minute'],
  ['ja', 'minute', 'rtl', 'year-month-day [hour:minute]'],
  ['ar', 'day', 'auto', 'day/month/year'],
  ['ar', 'month', 'rtl', 'month/year'],
  ['ar', 'minute', 'rtl', 'day/month/year [hour:minute]'],
  ['ar', 'time:second', 'auto', '[hour:minute:second]'],
  ['ar', 'minute', 'ltr', 'day/month/year hour:minute'],
  ['he', 'day', 'auto', '[day.month.year]'],
  ['ur', 'minute', 'rtl', '[day/month/year] [hour:minute]'],
])('a date in %s, exact to the %s, in the direction %s: %s', (lang, shape, dir, text) =>
  expect(textOf(piecesOf(shape, lang, dir))).toBe(text),
);

test('a run of figures keeps its order when it is typed, and is turned for the eye along a line from the right', () => {
  const pieces = piecesOf('minute', 'he', 'rtl');
  expect(orderOf(pieces)).toEqual(['day', 'month', 'year', 'hour', 'minute']);
  expect(lineOf(pieces, true)).toEqual(['year', 'month', 'day', 'minute', 'hour']);
  expect(lineOf(pieces, false)).toEqual(orderOf(pieces));
});
