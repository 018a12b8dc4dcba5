import { useEffect, useState } from 'react';
import { whenIdle } from '../../../engines/clock/index.ts';
import { loadPinyin, withoutReadings } from '../../../engines/pinyin/index.ts';
import type { Pinyin } from '../../../engines/pinyin/index.ts';

/** The sounds of Chinese names, once the page has had time to fetch them; until then names are found by their characters. */
export function useSounds(): Pinyin {
  const [sounds, setSounds] = useState(withoutReadings);
  useEffect(() => {
    let isGone = false;
    const cancel = whenIdle(() => {
      loadPinyin().then(
        (pinyin) => !isGone && setSounds(pinyin),
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, []);
  return sounds;
}
