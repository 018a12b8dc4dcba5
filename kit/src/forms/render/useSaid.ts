import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { numberText } from '../../engines/number-entry/index.ts';
import { limitsOf } from '../grammar/index.ts';
import type { Control, ProblemKind, Text } from '../grammar/index.ts';

/** Shows a text in the language of the page. */
export function useText(): (text: Text) => string {
  const { i18n } = useLingui();
  return useCallback((text) => (typeof text === 'string' ? text : i18n._(text)), [i18n]);
}

/** Kinds of control that are written, where others are chosen from. */
const FILLED_IN: ReadonlySet<Control['kind']> = new Set([
  'text',
  'html',
  'integer',
  'number',
  'numberRange',
  'date',
  'time',
  'dateRange',
  'timeRange',
]);

/** The sentence for a problem of a control: its own, or that of its kind. */
export function useProblemText(): (control: Control, problem: ProblemKind | { readonly says: Text }) => string {
  const { t } = useLingui();
  const text = useText();
  return useCallback(
    (control, problem) => {
      if (typeof problem === 'object') return text(problem.says);
      const own = control.says?.[problem];
      if (own !== undefined) return text(own);
      const label = text(control.label);
      switch (problem) {
        case 'required':
          return FILLED_IN.has(control.kind) ? t`Fill in: ${label}` : t`Choose: ${label}`;
        case 'tooLong': {
          const maxChars = control.kind === 'text' ? (control.maxChars ?? 0) : 0;
          return t`Write at most ${maxChars} characters`;
        }
        case 'range': {
          if (control.kind === 'numberRange') return t`The minimum must not be larger than the maximum`;
          if (control.kind === 'number') {
            const [min, max] = [limitsOf(control).min, limitsOf(control).max].map((end) => numberText(end ?? null, control));
            return min && max ? t`Enter a number from ${min} to ${max}` : min ? t`Enter ${min} or more` : t`Enter ${max} or less`;
          }
          if (control.kind === 'date' || control.kind === 'time' || control.kind === 'dateRange' || control.kind === 'timeRange')
            return t`This is beyond what may be chosen; choose another`;
          const [min, max] = control.kind === 'integer' ? [control.min, control.max] : [0, 0];
          return t`Enter a whole number from ${min} to ${max}`;
        }
        case 'pattern':
          return t`This is not written as it should be`;
        case 'invalid':
          return control.kind === 'rows' || control.kind === 'table' ? t`Fill in what is marked in the rows` : t`Check what you entered`;
      }
    },
    [t, text],
  );
}
