import { useLingui } from '@lingui/react/macro';
import { numberText } from '../../engines/number-entry/index.ts';
import type { NumberLimits, NumberProblemKind } from '../../engines/number-entry/index.ts';

/** Sentences of a number field. */
export function useNumberProblem(limits: NumberLimits & { readonly hasThousands?: boolean }): (kind: NumberProblemKind) => string {
  const { t } = useLingui();
  const { precision, hasThousands } = limits;
  const [min, max] = [limits.min, limits.max].map((end) => numberText(end ?? null, { hasThousands }));
  const whole = min && max ? t`Enter a whole number from ${min} to ${max}` : t`Enter a whole number`;
  return (kind) =>
    ({
      notNumber: precision === 0 ? whole : t`Enter a number, such as ${{ example: '1234.5' }}`,
      tooPrecise: precision === 0 ? whole : t`Decimal places: enter at most ${{ places: precision }}`,
      belowMin: t`Enter ${min} or more`,
      aboveMax: t`Enter ${max} or less`,
    })[kind];
}
