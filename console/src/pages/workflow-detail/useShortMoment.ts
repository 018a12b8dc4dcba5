import { systemClock } from '@milepost/kit/engines/clock';
import { useKit } from '@milepost/kit/kit-provider';
import { LANGUAGE_TAG } from '@milepost/kit/locale';
import { useCallback, useMemo } from 'react';

/** Writes moments as day and time, with the year where it is not this one; none is empty text. */
export function useShortMoment(): (ms: number | null) => string {
  const { locale } = useKit();
  const formats = useMemo(() => {
    const tag = LANGUAGE_TAG[locale];
    const parts = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    return { short: new Intl.DateTimeFormat(tag, parts), long: new Intl.DateTimeFormat(tag, { ...parts, year: 'numeric' }) };
  }, [locale]);
  return useCallback(
    (ms) => {
      if (ms === null) return '';
      const isThisYear = new Date(ms).getFullYear() === new Date(systemClock.now()).getFullYear();
      return (isThisYear ? formats.short : formats.long).format(ms);
    },
    [formats],
  );
}
