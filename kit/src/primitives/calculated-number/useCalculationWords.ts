import { useLingui } from '@lingui/react/macro';
import type { CalculationProblem } from '../../engines/calculate/index.ts';

/** Sentences for a formula that cannot be worked out. */
export function useCalculationWords(): (problem: CalculationProblem) => string {
  const { t } = useLingui();
  return ({ reason }) => {
    if (reason === 'divided-by-zero') return t`Divided by zero; it counts as 0`;
    if (reason === 'not-a-number') return t`A value it is made of is not a number; it counts as 0`;
    if (reason === 'cycle') return t`Its formula needs its own result; it counts as 0`;
    return t`Its formula cannot be worked out; it counts as 0`;
  };
}
