import { useLingui } from '@lingui/react/macro';
import type { CellRule } from '../../grammar/index.ts';
import { useText } from '../../render/useText.ts';
import { useBrokenRule } from './useBrokenRule.ts';

/** Tells of the first rule of a design that a text does not fit. */
export function useRules(rules: readonly CellRule[] | undefined, text: string, onProblem: (message: string | null) => void): void {
  const { t } = useLingui();
  const words = useText();
  useBrokenRule(rules, text, (rule) => onProblem(rule && (words(rule.message) || t`This is not written as it should be`)));
}
