import { inject } from 'vitest';
import { COMPLETE_LANGUAGES } from '../engines/language/index.ts';
import type { CompleteLanguageCode } from '../engines/language/index.ts';

/** True in `npm run test:all`, where transcripts are written, and for whoever runs these tests outside: nothing is left out. */
export const isTestAll = inject('isTestAll') !== false;

/** Sum of the letters of a name: the same in every run, another for the next name. */
const drawn = (name: string) => Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0);

/** Members `npm test` has a turn for: one, by the name of what they belong to; all of them in `npm run test:all`. */
export const oneInTurn = <T>(members: readonly T[], name: string): readonly T[] =>
  isTestAll ? members : members.filter((_, at) => at === drawn(name) % members.length);

/** Members `npm test` has a turn for: every `turns`th, beginning by the name of what they belong to; at least one. */
export const everyInTurn = <T>(members: readonly T[], turns: number, name: string): readonly T[] =>
  isTestAll ? members : members.filter((_, at) => at % turns === drawn(name) % Math.min(turns, members.length));

/**
 * Languages `npm test` has a turn for: one, by the name of what is tested; all of them in `npm run test:all`. One that has only
 * begun is not among them.
 */
export const localesInTurn = (name: string): readonly CompleteLanguageCode[] => oneInTurn(COMPLETE_LANGUAGES, name);
