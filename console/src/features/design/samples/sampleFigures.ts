import { drawn } from './random.ts';

/** Longest sample text: more tells nothing new about the room there is. */
const MOST_CHARS = 200;
const FILLER = '用来看版面能否容纳较长内容的示例文字，';
const USUAL_MOST = 10_000;
const LONGEST_MOST = 99_999_999;
const MOST_PLACES = 6;
const MOST_STEPS = 10_000_000;
const AMOUNT = /金额|费|价|款|合计|总计|产值/;

/** Stars of a rating whose design names no number of them. */
export const STARS = 5;

/** Limits of a figure; an end that is no number limits nothing. */
interface Figure {
  readonly min: number;
  readonly max: number;
  /** Places after the point. */
  readonly precision: number;
  /** Words of its field: an amount is larger than a count. */
  readonly label: string;
}

/** A figure within its limits; the largest there may be where `isLongest`. */
export function figureOf({ min, max, precision, label }: Figure, seed: string, place: number, isLongest: boolean): number {
  const least = Number.isNaN(min) ? Math.min(0, Number.isNaN(max) ? 0 : max) : min;
  const most = Number.isNaN(max) ? Math.max(least, 0) + (isLongest ? LONGEST_MOST : AMOUNT.test(label) ? USUAL_MOST : 100) : max;
  if (isLongest) return most;
  const steps = 10 ** Math.min(MOST_PLACES, Math.max(0, precision));
  const range = Math.max(0, Math.floor((most - least) * steps));
  return Math.round((least + drawn(seed, place, Math.min(range + 1, MOST_STEPS)) / steps) * steps) / steps;
}

/** The nearest figure not above that is a whole number of steps from the lower end. */
export const onStep = (figure: number, min: number, step: number): number =>
  step > 0 ? Number((min + Math.floor((figure - min) / step) * step).toFixed(MOST_PLACES)) : figure;

/** Stars of a rating, one at least. */
export const starsOf = (count: number, seed: string, place: number): number => 1 + drawn(seed, place, Math.max(1, Math.floor(count)));

const roomOf = (maxChars: number): number => Math.min(MOST_CHARS, maxChars > 0 ? maxChars : MOST_CHARS);

/** A text as long as its field takes, by its label. */
export function longestText(label: string, maxChars: number): string {
  const chars = roomOf(maxChars);
  return `${label}${FILLER.repeat(Math.ceil(chars / FILLER.length))}`.slice(0, chars);
}

/** A text nobody expects: marks of a language, quotes, writing from the right, a drawing of several characters. */
export const oddText = (label: string, maxChars: number): string =>
  Array.from(`<b>&amp;</b> "${label}" \u0627\u0644\u0637\u0631\u064A\u0642 👩‍🔧 =1+1`).slice(0, roomOf(maxChars)).join('');
