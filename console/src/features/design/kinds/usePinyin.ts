import { loadPinyin, withoutReadings } from '@milepost/kit/engines/pinyin';
import type { Pinyin } from '@milepost/kit/engines/pinyin';
import { useEffect, useState } from 'react';

/** Readings of Chinese; null until they have come, those of no character where they do not come. */
export function usePinyin(): Pinyin | null {
  const [pinyin, setPinyin] = useState<Pinyin | null>(null);
  useEffect(() => {
    let isWanted = true;
    const settle = (found: Pinyin) => {
      if (isWanted) setPinyin(found);
    };
    loadPinyin().then(settle, () => settle(withoutReadings));
    return () => {
      isWanted = false;
    };
  }, []);
  return pinyin;
}
