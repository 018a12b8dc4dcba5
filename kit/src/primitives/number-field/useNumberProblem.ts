import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { numberText } from '../../engines/number-entry/index.ts';
import type { NumberLimits, NumberProblemKind } from '../../engines/number-entry/index.ts';

type Limits = NumberLimits & { readonly hasThousands?: boolean };

/** Sentences of numbers, by their limits. */
export function useNumberWords(): (limits: Limits) => (kind: NumberProblemKind) => string {
  const { t } = useLingui();
  return useCallback(
    (limits) => {
      const { precision, hasThousands } = limits;
      const [min, max] = [limits.min, limits.max].map((end) => numberText(end ?? null, { hasThousands }));
      const whole = () => (min && max ? t`Enter a whole number from ${min} to ${max}` : t`Enter a whole number`);
      return (kind) =>
        ({
          notNumber: precision === 0 ? whole() : t`Enter a number, such as ${{ example: '1234.5' }}`,
          tooPrecise: precision === 0 ? whole() : t`Decimal places: enter at most ${{ places: precision }}`,
          belowMin: t`Enter ${min} or more`,
          aboveMax: t`Enter ${max} or less`,
        })[kind];
    },
    [t],
  );
}

/** Sentences of a number field. */
export const useNumberProblem = (limits: Limits): ((kind: NumberProblemKind) => string) => useNumberWords()(limits);
