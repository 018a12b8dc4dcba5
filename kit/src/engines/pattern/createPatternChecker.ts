import type { Clock } from '../clock/index.ts';
import { createBacktracker } from './backtracker.ts';
import { loadLinear } from './linear.ts';
import { prepareRule } from './prepareRule.ts';
import type { Rule } from './prepareRule.ts';
import { LINEAR_BUDGET, MAX_VALUE_CHARACTERS } from './types.ts';
import type { LinearEngine, PatternAnswer, PatternProblem, PatternWorker } from './types.ts';

export interface PatternCheckerOptions {
  readonly clock: Clock;
  /** A worker for patterns that may have to be stopped: `openPatternWorker` in a browser. */
  readonly openWorker: () => PatternWorker;
  /** Loader of the linear engine; called with the first pattern that is asked. */
  readonly loadEngine?: () => Promise<LinearEngine>;
  /** Hears once of each pattern whose rule is off, as it stands in the configuration. */
  readonly onDiagnostic?: (pattern: string, problem: PatternProblem) => void;
}

/** Asks the patterns of a configuration. */
export interface PatternChecker {
  /**
   * Verdict of a pattern on a value; it may match anywhere in it, as in JavaScript. Never rejects.
   * @param limit most characters of the field, 1,000,000 when it has no limit
   */
  check(pattern: string, value: string, limit?: number): Promise<PatternAnswer>;
  /** Stops what runs. A pattern that needs a worker is `disabled` from now on. */
  close(): void;
}

const CLOSED: PatternAnswer = { kind: 'disabled', problem: { reason: 'unavailable' } };

/**
 * Judges values by patterns nobody has checked, and is never stopped by one: a linear engine first, and for patterns that look
 * around or back a worker that is killed after 100 ms. A pattern that had to be stopped is off from then on.
 * @source forms §5
 * @reading R-316
 */
export function createPatternChecker(options: PatternCheckerOptions): PatternChecker {
  const { clock, openWorker, loadEngine = loadLinear, onDiagnostic } = options;
  const backtracker = createBacktracker({ clock, openWorker });
  const rules = new Map<string, Promise<Rule>>();
  let engine: Promise<LinearEngine | null> | undefined;
  let lane: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  /** An engine that could not be fetched is asked for again with the next pattern; the worker does its work until then. */
  function fetchEngine(): Promise<LinearEngine | null> {
    engine ??= loadEngine().catch(() => {
      engine = undefined;
      return null;
    });
    return engine;
  }

  async function make(pattern: string): Promise<Rule> {
    const loaded = await fetchEngine();
    const rule = prepareRule(pattern, loaded);
    if (rule.off) onDiagnostic?.(pattern, rule.off.problem);
    if (!loaded) rules.delete(pattern);
    return rule;
  }

  function ruleOf(pattern: string): Promise<Rule> {
    const rule = rules.get(pattern) ?? make(pattern);
    rules.set(pattern, rule);
    return rule;
  }

  async function tryBeside(pattern: string, rule: Rule, value: string): Promise<PatternAnswer> {
    if (rule.off) return rule.off;
    const attempt = isClosed ? null : await backtracker.run(rule.text, value);
    if (isClosed || !attempt) return CLOSED;
    if (attempt.kind === 'answered') return { kind: attempt.isMatch ? 'matches' : 'differs', by: 'fallback' };
    const { problem } = attempt;
    const off = { kind: problem.reason === 'too-large' ? 'rejected' : 'disabled', problem } as const;
    rule.off = off;
    rules.set(pattern, Promise.resolve(rule));
    onDiagnostic?.(pattern, problem);
    return off;
  }

  return {
    async check(pattern, value, limit = MAX_VALUE_CHARACTERS) {
      if (value.length > limit) return { kind: 'capped', limit };
      const rule = await ruleOf(pattern);
      if (rule.off) return rule.off;
      const { linear } = rule;
      if (linear && linear.steps * value.length <= LINEAR_BUDGET) return { kind: linear.test(value) ? 'matches' : 'differs', by: 'linear' };
      const answer = lane.then(() => tryBeside(pattern, rule, value));
      lane = answer;
      return answer;
    },
    close() {
      isClosed = true;
      backtracker.close();
    },
  };
}
