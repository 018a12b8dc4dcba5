import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useNumberWords } from '../../primitives/number-field/index.ts';
import type { Control } from '../grammar/index.ts';
import type { ValueRefusal, ValueWarning } from '../kinds/types.ts';
import { valueKindOf } from '../kinds/values.ts';

/** Sentence for a text or a cell that is no value of its control: what is wrong, and what to do. */
export function useRefusalWords(): (control: Control, refusal: ValueRefusal) => string {
  const { t } = useLingui();
  const number = useNumberWords();
  return useCallback(
    (control, refusal) => {
      const { sentences } = valueKindOf(control);
      switch (refusal.kind) {
        case 'notDate':
          return t`This is no date, write it like ${{ example: '2026-11-20' }}`;
        case 'notTime':
          return t`This is no time, write it like ${{ example: '08:30' }}`;
        case 'notRange':
          return t`This is no range, write it like ${{ example: sentences?.example ?? '' }}`;
        case 'turned':
          return t`The end lies before the start`;
        case 'notSwitch':
          return t`This is neither yes nor no`;
        case 'notColor':
          return t`This is no colour, write it like ${{ example: '#1677ff' }}`;
        case 'noOption':
          return t`This is none of the choices`;
        case 'offStep': {
          const [min, max] = sentences?.ends?.(control) ?? ['', ''];
          const step = sentences?.step?.(control) || '1';
          return t`Enter a number from ${{ min }} to ${{ max }} in steps of ${{ step }}`;
        }
        case 'dateNotNumber':
          return t`This is a date, and a number belongs here`;
        case 'errorCell': {
          const { name } = refusal;
          return t`The cell holds the error ${name}: correct its formula, or write the value`;
        }
        case 'uncalculated':
          return t`The formula in this cell has no value yet: open the file in a spreadsheet program, save it and choose it again`;
        case 'lostDigits':
          return t`More than 15 digits: spreadsheet programs replace the others by zeros. Format the column as text and write them again`;
        case 'notWritten':
          return t`This cannot be written here, only chosen`;
        default:
          return number(sentences?.limits?.(control) ?? {})(refusal.kind);
      }
    },
    [t, number],
  );
}

/** Sentence for what a value went through on its way from a cell. */
export function useWarningWords(): (warning: ValueWarning) => string {
  const { t } = useLingui();
  return useCallback(
    (warning) => {
      switch (warning) {
        case 'timeLeftOut':
          return t`The time is left out`;
        case 'dayLeftOut':
          return t`The day is left out`;
        case 'numberAsDay':
          return t`A plain number was taken for a day`;
        case 'numberAsTime':
          return t`A plain number was taken for a time`;
        case 'rounded':
          return t`Rounded to the places the field keeps`;
        case 'dayAsText':
          return t`A date was written as text`;
      }
    },
    [t],
  );
}
