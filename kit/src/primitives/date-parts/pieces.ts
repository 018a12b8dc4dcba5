import type { Direction } from '../../engines/environment/index.ts';
import { directionOf, tagOf } from '../../engines/language/index.ts';
import { partsShown } from './dateParts.ts';
import type { DatePart, PartsShape } from './types.ts';

/**
 * A part of the field, what is written between two of them, or a run: pieces that are written from left to right where lines begin at
 * the right. A run is drawn in an element with `dir="ltr"`.
 */
export type FieldPiece = LinePiece | { readonly kind: 'run'; readonly pieces: readonly LinePiece[] };
type LinePiece = { readonly kind: 'part'; readonly part: DatePart } | { readonly kind: 'between'; readonly text: string };

const between = (text: string): LinePiece => ({ kind: 'between', text });
const joined = (names: readonly DatePart[], by: string): readonly LinePiece[] =>
  names.flatMap((part, at): readonly LinePiece[] => (at === 0 ? [{ kind: 'part', part }] : [between(by), { kind: 'part', part }]));

/** Order of the parts of a date, the sign between them, and whether they run with lines that begin at the right. */
interface DateWriting {
  readonly order: readonly DatePart[];
  readonly sign: string;
  readonly isTurned: boolean;
}

/** Dates are written as lists show them. @source shell §9 @reading R-318 */
const AS_LISTS: DateWriting = { order: ['year', 'month', 'day'], sign: '-', isTurned: true };
const TIME_ORDER: readonly DatePart[] = ['hour', 'minute', 'second'];
/** Mark by which a language says that what follows runs from right to left. */
const RIGHT_TO_LEFT_MARK = '\u200f';
const MARKS = /[\u200e\u200f\u061c\s]/g;
const ANY_DAY = new Date(Date.UTC(2026, 10, 20));

const writings = new Map<string, DateWriting>();
/** Way a language that is written from right to left writes dates. @reading R-888 */
function writingOf(lang: string): DateWriting {
  if (directionOf(lang) === 'ltr') return AS_LISTS;
  const known = writings.get(lang);
  if (known) return known;
  const format = new Intl.DateTimeFormat(tagOf(lang), {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = format.formatToParts(ANY_DAY);
  const order = parts.flatMap(({ type }) => AS_LISTS.order.find((name) => name === type) ?? []);
  const signs = parts.flatMap(({ type, value }) => (type === 'literal' ? [value] : []));
  const sign = signs[0]?.replaceAll(MARKS, '') || AS_LISTS.sign;
  const writing =
    order.length === AS_LISTS.order.length
      ? { order, sign, isTurned: signs.some((text) => text.includes(RIGHT_TO_LEFT_MARK)) }
      : { ...AS_LISTS, isTurned: false };
  writings.set(lang, writing);
  return writing;
}

/** Pieces of a shape in the order they are written in. @reading R-318 @reading R-888 */
export function piecesOf(shape: PartsShape, lang: string, dir: Direction = 'auto'): readonly FieldPiece[] {
  const shown = partsShown(shape);
  const { order, sign, isTurned } = writingOf(lang);
  const isFromRight = dir === 'auto' ? directionOf(lang) === 'rtl' : dir === 'rtl';
  const inLine = (pieces: readonly LinePiece[], isWithLine: boolean): readonly FieldPiece[] =>
    pieces.length === 0 || isWithLine ? pieces : [{ kind: 'run', pieces }];
  const of = (names: readonly DatePart[]) => names.filter((name) => shown.includes(name));
  const date = inLine(joined(of(order), sign), isTurned || !isFromRight);
  const time = inLine(joined(of(TIME_ORDER), ':'), !isFromRight);
  return date.length > 0 && time.length > 0 ? [...date, between('\u2002'), ...time] : [...date, ...time];
}

const partsIn = (pieces: readonly FieldPiece[], ofRun: (names: readonly DatePart[]) => readonly DatePart[]): readonly DatePart[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === 'run') return ofRun(partsIn(piece.pieces, ofRun));
    return piece.kind === 'part' ? [piece.part] : [];
  });

/** Parts in the order they are typed and heard. */
export const orderOf = (pieces: readonly FieldPiece[]): readonly DatePart[] => partsIn(pieces, (names) => names);
/** Parts in the order they stand in along a line, which may begin at the right. */
export const lineOf = (pieces: readonly FieldPiece[], isFromRight: boolean): readonly DatePart[] =>
  partsIn(pieces, (names) => (isFromRight ? names.toReversed() : names));
