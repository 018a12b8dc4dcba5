import { useKit } from '@milepost/kit/kit-provider';
import { LANGUAGE_TAG } from '@milepost/kit/locale';
import { useMemo } from 'react';

/** Writes dates in the language of the page. */
export function useDates() {
  const { locale } = useKit();
  return useMemo(() => {
    const tag = LANGUAGE_TAG[locale];
    const day = new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric', weekday: 'long' });
    const moment = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const date = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric' });
    const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const write = (format: Intl.DateTimeFormat) => (ms: number | null) => (ms === null ? '' : format.format(ms));
    return { day: write(day), moment: write(moment), date: write(date), time: write(time) };
  }, [locale]);
}
