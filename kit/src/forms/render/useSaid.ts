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

const STARS = 5;
const MOST = 100;

/** A number as it is written where so many places are kept. */
const exampleOf = (precision: number | undefined): string => (precision === undefined ? '1234.5' : `1234.${'5'.padEnd(precision, '0')}`);

/** The sentence for what is no value of a control at all; undefined where its kind says nothing of its own. */
function useInvalidText(): (control: Control) => string | undefined {
  const { t } = useLingui();
  return useCallback(
    (control) => {
      switch (control.kind) {
        case 'rate':
        case 'number': {
          const { min, max, precision } = control.kind === 'number' ? limitsOf(control) : wholeStars(control);
          if (precision !== 0) return t`Enter a number, such as ${{ example: exampleOf(precision) }}`;
          return min && max ? t`Enter a whole number from ${min} to ${max}` : t`Enter a whole number`;
        }
        case 'slider':
          return t`Enter a number, such as ${{ example: exampleOf(undefined) }}`;
        case 'date':
          return t`This is no date, write it like ${{ example: '2026-11-20' }}`;
        case 'time':
          return t`This is no time, write it like ${{ example: '08:30' }}`;
        case 'dateRange':
          return t`This is no range, write it like ${{ example: '2026-11-01 ~ 2026-11-20' }}`;
        case 'timeRange':
          return t`This is no range, write it like ${{ example: '08:30 ~ 17:30' }}`;
        case 'color':
          return t`This is no colour, write it like ${{ example: '#1677ff' }}`;
        default:
          return undefined;
      }
    },
    [t],
  );
}

const wholeStars = ({ count = STARS, hasHalves = false }: Extract<Control, { readonly kind: 'rate' }>) => ({
  min: '0',
  max: String(count),
  precision: hasHalves ? 1 : 0,
});

/** The sentence for a problem of a control: its own, or that of its kind. */
export function useProblemText(): (control: Control, problem: ProblemKind | { readonly says: Text }) => string {
  const { t } = useLingui();
  const text = useText();
  const invalid = useInvalidText();
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
          if (control.kind === 'rate' || control.kind === 'slider') {
            const [min, max] = control.kind === 'rate' ? [0, control.count ?? STARS] : [control.min ?? 0, control.max ?? MOST];
            return t`Enter a number from ${min} to ${max}`;
          }
          const [min, max] = control.kind === 'integer' ? [control.min, control.max] : [0, 0];
          return t`Enter a whole number from ${min} to ${max}`;
        }
        case 'pattern':
          return t`This is not written as it should be`;
        case 'invalid':
          if (control.kind === 'rows' || control.kind === 'table') return t`Fill in what is marked in the rows`;
          return invalid(control) ?? t`Check what you entered`;
      }
    },
    [t, text, invalid],
  );
}
