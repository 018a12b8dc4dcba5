import { createPinyin } from './createPinyin.ts';
import type { Pinyin } from './types.ts';

export { createPinyin, withoutReadings } from './createPinyin.ts';
export type { CharReading, Pinyin, ReadText, TextRange } from './types.ts';

let loaded: Promise<Pinyin> | undefined;

/** The readings of Chinese characters, fetched once, on first need: they are larger than a page. @throws when they could not be fetched; the next call tries again */
export function loadPinyin(): Promise<Pinyin> {
  loaded ??= import('./readText.ts').then(
    ({ createReadText }) => createPinyin(createReadText()),
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
}
