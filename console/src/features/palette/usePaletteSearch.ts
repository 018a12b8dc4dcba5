import { whenIdle } from '@milepost/kit/engines/clock';
import { loadPinyin, withoutReadings } from '@milepost/kit/engines/pinyin';
import type { Pinyin } from '@milepost/kit/engines/pinyin';
import { useEffect, useMemo, useState } from 'react';
import { createEntrySearch } from './searchEntries.ts';
import type { Entry, EntrySearch } from './searchEntries.ts';

/** How Chinese is read; until the readings have come, and where they do not, names are found by their characters. */
export function usePinyin(): Pinyin {
  const [pinyin, setPinyin] = useState<Pinyin>(withoutReadings);
  useEffect(() => {
    let isWanted = true;
    loadPinyin().then(
      (readings) => isWanted && setPinyin(readings),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return pinyin;
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
