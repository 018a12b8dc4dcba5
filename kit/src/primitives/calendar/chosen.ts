/** Choice in a calendar, from its first to its last day, month or year; the same twice where it is one. */
export interface Chosen {
  readonly start: string | null;
  readonly end: string | null;
}

/** One day, month or year; a time behind it is left aside. */
export const one = (value: string | null): Chosen => ({ start: value, end: value });

/** Two ends in their order, whichever was chosen first. */
export const ordered = (first: string, second: string): { readonly start: string; readonly end: string } =>
  first <= second ? { start: first, end: second } : { start: second, end: first };

/** Place of a day, month or year in what is chosen: `start` and `end` only where they differ. */
export type PlaceInChosen = 'none' | 'chosen' | 'start' | 'between' | 'end';

/** Look of each place. */
export const LOOKS = { none: 'free', chosen: 'chosen', start: 'chosen', end: 'chosen', between: 'between' } as const;

export function placeInChosen(at: string, chosen: Chosen): PlaceInChosen {
  const [start, end] = [chosen.start?.slice(0, at.length) ?? null, chosen.end?.slice(0, at.length) ?? null];
  if (at === start) return start === end ? 'chosen' : end === null ? 'chosen' : 'start';
  if (at === end) return start === null ? 'chosen' : 'end';
  return start !== null && end !== null && start < at && at < end ? 'between' : 'none';
}
