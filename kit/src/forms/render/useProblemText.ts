import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { Control, ProblemKind, Text } from '../grammar/index.ts';
import { valueKindOf } from '../kinds/values.ts';
import { useText } from './useText.ts';

/** A number as it is written where so many places are kept. */
const exampleOf = (precision: number | undefined): string => (precision === undefined ? '1234.5' : `1234.${'5'.padEnd(precision, '0')}`);

/** The sentence for what is no value of a control at all; undefined where its kind says nothing of its own. */
function useInvalidText(): (control: Control) => string | undefined {
  const { t } = useLingui();
  return useCallback(
    (control) => {
      const { invalid, example = '', limits } = valueKindOf(control).sentences ?? {};
      switch (invalid) {
        case 'number': {
          const { min, max, precision } = limits?.(control) ?? {};
          if (precision !== 0) return t`Enter a number, such as ${{ example: exampleOf(precision) }}`;
          return min && max ? t`Enter a whole number from ${min} to ${max}` : t`Enter a whole number`;
        }
        case 'date':
          return t`This is no date, write it like ${{ example }}`;
        case 'time':
          return t`This is no time, write it like ${{ example }}`;
        case 'range':
          return t`This is no range, write it like ${{ example }}`;
        case 'color':
          return t`This is no colour, write it like ${{ example }}`;
        case 'rows':
          return t`Fill in what is marked in the rows`;
        default:
          return undefined;
      }
    },
    [t],
  );
}

/** The sentence for a value beyond what its control takes. */
function useRangeText(): (control: Control) => string {
  const { t } = useLingui();
  return useCallback(
    (control) => {
      const { range, ends } = valueKindOf(control).sentences ?? {};
      const [min, max] = ends?.(control) ?? ['', ''];
      switch (range) {
        case 'turned':
          return t`The minimum must not be larger than the maximum`;
        case 'number':
          return min && max ? t`Enter a number from ${min} to ${max}` : min ? t`Enter ${min} or more` : t`Enter ${max} or less`;
        case 'whole':
          return t`Enter a whole number from ${min} to ${max}`;
        default:
          return t`This is beyond what may be chosen; choose another`;
      }
    },
    [t],
  );
}

/** The sentence for a problem of a control: its own, or that of its kind. */
export function useProblemText(): (control: Control, problem: ProblemKind | { readonly message: Text }) => string {
  const { t } = useLingui();
  const text = useText();
  const invalid = useInvalidText();
  const range = useRangeText();
  return useCallback(
    (control, problem) => {
      if (typeof problem === 'object') return text(problem.message);
      const own = control.message?.[problem];
      if (own !== undefined) return text(own);
      const label = text(control.label);
      switch (problem) {
        case 'required':
          return valueKindOf(control).sentences?.required === 'fillIn' ? t`Fill in: ${label}` : t`Choose: ${label}`;
        case 'tooLong': {
          const maxChars = control.kind === 'text' ? (control.maxChars ?? 0) : 0;
          return t`Write at most ${maxChars} characters`;
        }
        case 'range':
          return range(control);
        case 'pattern':
          return t`This is not written as it should be`;
        case 'invalid':
          return invalid(control) ?? t`Check what you entered`;
      }
    },
    [t, text, invalid, range],
  );
}
