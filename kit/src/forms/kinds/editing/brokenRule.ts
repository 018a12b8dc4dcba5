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
