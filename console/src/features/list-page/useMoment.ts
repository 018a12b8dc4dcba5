import { useKit } from '@milepost/kit/kit-provider';
import { LANGUAGE_TAG } from '@milepost/kit/locale';
import { useCallback, useMemo } from 'react';

/** Writes moments (milliseconds since 1970) as date and time in the language of the page; none is empty text. */
export function useMoment(): (ms: number | null) => string {
  const { locale } = useKit();
  const format = useMemo(() => new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { dateStyle: 'medium', timeStyle: 'short' }), [locale]);
  return useCallback((ms) => (ms === null ? '' : format.format(ms)), [format]);
}
