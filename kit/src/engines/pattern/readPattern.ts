import { MAX_PATTERN_CHARACTERS } from './types.ts';
import type { PatternProblem } from './types.ts';

/** A pattern as a configuration means it: without slashes, and with the flags that change what matches. */
export interface PatternText {
  readonly source: string;
  /** Some of `i`, `m`, `s`, `u`, each once. */
  readonly flags: string;
}

const IN_SLASHES = /^\/(?<source>[^]+)\/(?<flags>[dgimsuy]*)$/;
const KEPT_FLAGS = ['i', 'm', 's', 'u'];

/**
 * The pattern of a configuration, with or without slashes: `/^a$/gi` is `^a$` with `i`. `g` and `y` are left out, with them an
 * answer would depend on the one before.
 * @source forms §3
 * @reading R-316
 */
export function readPattern(pattern: string): PatternText | PatternProblem {
  if (pattern.length > MAX_PATTERN_CHARACTERS) return { reason: 'too-long', limit: MAX_PATTERN_CHARACTERS };
  const { source = pattern, flags = '' } = IN_SLASHES.exec(pattern)?.groups ?? {};
  return { source, flags: KEPT_FLAGS.filter((flag) => flags.includes(flag)).join('') };
}
