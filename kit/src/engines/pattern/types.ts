/** Most characters of a pattern. @source forms §3 */
export const MAX_PATTERN_CHARACTERS = 1000;
/** Most steps the program of a pattern may have, and most times a part of it may be repeated. */
export const MAX_PROGRAM_STEPS = 5000;
/** Most repeats of one part. */
export const MAX_REPEATS = 1000;
/** Longest value where the field has no limit of its own. */
export const MAX_VALUE_CHARACTERS = 1_000_000;
/** Steps times characters up to which the linear engine answers before anybody notices; what is more is done beside the page. */
export const LINEAR_BUDGET = 1_000_000;
/** Longest time a pattern may run beside the page. */
export const KILL_AFTER_MS = 100;
/** Longest time a worker may take to begin. */
export const BEGIN_WITHIN_MS = 5000;

/** Reasons the rule of a pattern is off, as data: the words for it are the caller's. */
export type PatternProblem =
  | { readonly reason: 'too-long'; readonly limit: number }
  /** It stands for more than can be looked for. */
  | { readonly reason: 'too-large' }
  | { readonly reason: 'syntax' }
  /** It ran longer than it may. */
  | { readonly reason: 'timeout'; readonly limitMs: number }
  /** It needs a worker, and this browser or its policy gives none. */
  | { readonly reason: 'unavailable' };

/** Engine that looked: the one that takes as long as the value is, or a worker that is stopped when it takes too long. */
export type PatternEngine = 'linear' | 'fallback';

/**
 * Verdict of a pattern on a value. Only `differs` and `capped` speak against the value; a rule that is `rejected` or `disabled`
 * says nothing, and the server still judges.
 * @source forms §5
 * @reading R-316
 */
export type PatternAnswer =
  | { readonly kind: 'matches'; readonly by: PatternEngine }
  | { readonly kind: 'differs'; readonly by: PatternEngine }
  /** Longer than its field may be: the pattern was not run. */
  | { readonly kind: 'capped'; readonly limit: number }
  /** The pattern is none, or too large; it never runs. */
  | { readonly kind: 'rejected'; readonly problem: PatternProblem }
  /** The pattern was stopped; it does not run again. */
  | { readonly kind: 'disabled'; readonly problem: PatternProblem };

/** Job for a worker. */
export interface PatternJob {
  readonly id: number;
  readonly source: string;
  readonly flags: string;
  readonly value: string;
}
/** News of a worker: that it has begun with a job, and what came of it. */
export type PatternNews =
  | { readonly kind: 'began'; readonly id: number }
  | { readonly kind: 'answered'; readonly id: number; readonly isMatch: boolean }
  /** The engine itself gave up: the pattern is too large. */
  | { readonly kind: 'refused'; readonly id: number }
  /** The worker could not be started, or broke. */
  | { readonly kind: 'broken' };

/** A worker as the checker sees it. */
export interface PatternWorker {
  post(job: PatternJob): void;
  /** Hears the worker from now on; the returned function ends that. */
  hear(listener: (news: PatternNews) => void): () => void;
  kill(): void;
}

/** A pattern whose time grows with the value and no faster. */
export interface LinearPattern {
  readonly steps: number;
  readonly test: (value: string) => boolean;
}
/** Makes a linear pattern. @throws when it is none, or needs what no linear engine can do */
export type LinearEngine = (source: string, flags: string) => LinearPattern;
