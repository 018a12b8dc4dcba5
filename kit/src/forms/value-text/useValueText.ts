import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import type { Control, Text } from '../grammar/index.ts';
import { valueText } from './valueText.ts';
import type { ValueWords } from '../kinds/types.ts';

/** Words of values in the language of the page; the same ones until it changes. */
export function useValueWords(): ValueWords {
  const { t, i18n } = useLingui();
  return useMemo(
    (): ValueWords => ({
      text: (text: Text) => (typeof text === 'string' ? text : i18n._(text)),
      span: (from, to) => t({ message: `${from} to ${to}`, context: 'ends of a span' }),
      nextDay: (end) => t({ message: `${end} next day`, context: 'end of a span of times' }),
      from: (from) => t({ message: `from ${from}`, context: 'open end of a span' }),
      to: (to) => t({ message: `up to ${to}`, context: 'open end of a span' }),
      row: (texts) => texts.join(t({ message: ', ', context: 'between names' })),
      of: (stars, count) => t`${stars} of ${count}`,
      yes: t`Yes`,
      no: t`No`,
    }),
    [t, i18n],
  );
}

/** A value in words, in the language of the page. */
export function useValueText(): (control: Control, value: unknown) => string {
  const words = useValueWords();
  return useCallback((control, value) => valueText(control, value, words), [words]);
}
