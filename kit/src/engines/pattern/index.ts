export { createPatternChecker } from './createPatternChecker.ts';
export type { PatternChecker, PatternCheckerOptions } from './createPatternChecker.ts';
export { openPatternWorker } from './openPatternWorker.ts';
export { KILL_AFTER_MS, MAX_PATTERN_CHARACTERS, MAX_VALUE_CHARACTERS } from './types.ts';
export type {
  LinearEngine,
  LinearPattern,
  PatternAnswer,
  PatternEngine,
  PatternJob,
  PatternNews,
  PatternProblem,
  PatternWorker,
} from './types.ts';
