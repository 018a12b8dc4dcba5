import { useEffect, useEffectEvent } from 'react';
import type { CellRule } from '../../grammar/index.ts';

/** Tells of the first rule of a design that a text does not fit, and that it fits them all again. */
export function useBrokenRule(rules: readonly CellRule[] | undefined, text: string, onJudged: (rule: CellRule | null) => void): void {
  const tell = useEffectEvent(onJudged);
  useEffect(() => {
    if (!rules || rules.length === 0) return undefined;
    let isAsked = true;
    // What runs patterns comes with the first text that has a rule.
    void import('./brokenRule.ts').then(({ brokenRule }) => brokenRule(rules, text)).then((rule) => isAsked && tell(rule));
    return () => void (isAsked = false);
  }, [rules, text]);
}
