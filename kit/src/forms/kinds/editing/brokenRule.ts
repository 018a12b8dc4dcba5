import { useEffect, useEffectEvent } from 'react';
import { systemClock } from '../../../engines/clock/index.ts';
import { createPatternChecker, openPatternWorker } from '../../../engines/pattern/index.ts';
import type { PatternChecker } from '../../../engines/pattern/index.ts';
import type { CellRule } from '../../grammar/index.ts';

let checker: PatternChecker | undefined;
/** One for the page: a pattern that had to be stopped is off everywhere. */
const ofPage = () => (checker ??= createPatternChecker({ clock: systemClock, openWorker: openPatternWorker }));

/** The first rule that a text does not fit; null when it fits them all. A rule that is off says nothing. @source forms §5 */
export async function brokenRule(rules: readonly CellRule[], text: string, patterns = ofPage()): Promise<CellRule | null> {
  if (text === '') return null;
  for (const rule of rules) {
    const { kind } = await patterns.check(rule.pattern, text);
    if (kind === 'differs') return rule;
  }
  return null;
}

/** Tells of the first rule of a design that a text does not fit, and that it fits them all again. */
export function useBrokenRule(rules: readonly CellRule[] | undefined, text: string, onJudged: (rule: CellRule | null) => void): void {
  const tell = useEffectEvent(onJudged);
  useEffect(() => {
    if (!rules || rules.length === 0) return undefined;
    let isAsked = true;
    void brokenRule(rules, text).then((rule) => isAsked && tell(rule));
    return () => void (isAsked = false);
  }, [rules, text]);
}
