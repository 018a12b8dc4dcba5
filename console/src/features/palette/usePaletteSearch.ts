import { whenIdle } from '@milepost/kit/engines/clock';
import { loadPinyin, withoutReadings } from '@milepost/kit/engines/pinyin';
import type { Pinyin } from '@milepost/kit/engines/pinyin';
import { useEffect, useMemo, useState } from 'react';
import { createEntrySearch } from './searchEntries.ts';
import type { Entry, EntrySearch } from './searchEntries.ts';

interface Readings {
  readonly pinyin: Pinyin;
  /** The readings have come, or will not. */
  readonly isSettled: boolean;
}

/** Readings of Chinese; until they have come, and where they do not, names are found by their characters. */
export function usePinyin(): Readings {
  const [readings, setReadings] = useState<Readings>({ pinyin: withoutReadings, isSettled: false });
  useEffect(() => {
    let isWanted = true;
    const settle = (pinyin: Pinyin) => isWanted && setReadings({ pinyin, isSettled: true });
    loadPinyin().then(settle, () => settle(withoutReadings));
    return () => {
      isWanted = false;
    };
  }, []);
  return readings;
}

/** A search over entries, which reads their names while nothing else is to be done. */
export function useEntrySearch<E extends Entry>(entries: readonly E[], pinyin: Pinyin): EntrySearch<E> {
  const search = useMemo(() => createEntrySearch(entries, pinyin), [entries, pinyin]);
  useEffect(() => {
    let callOff = () => undefined as void;
    const step = () => {
      if (search.warm()) callOff = whenIdle(step);
    };
    callOff = whenIdle(step);
    return () => callOff();
  }, [search]);
  return search;
}
