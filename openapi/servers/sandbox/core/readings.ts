import { createRequire } from 'node:module';

/** One character of a text, with the syllables it may be typed by; none for what is no Han character. */
export interface CharReading {
  readonly char: string;
  readonly syllables: readonly string[];
}

type Package = typeof import('pinyin-pro');

const HAN = /\p{Script=Han}/u;
/** Texts kept; more than the names of a large sandbox. */
const KEPT_TEXTS = 50_000;

const require = createRequire(import.meta.url);
let loaded: Package | undefined;
/** The dictionary takes longer to read than a sandbox to start, and most runs search nothing: it waits for the first need. */
const dictionary = (): Package => (loaded ??= require('pinyin-pro') as Package);

const syllablesOf = (text: string, surname: 'head' | 'off'): readonly string[] =>
  dictionary().pinyin(text, { toneType: 'none', type: 'array', v: true, nonZh: 'spaced', surname });

/** Spellings of ü on keyboards and in passports: lv, lyu; lve, lyue, lue. */
function spellings(syllable: string): readonly string[] {
  if (!/^[ln]v/.test(syllable)) return [syllable];
  const [initial, rest] = [syllable.charAt(0), syllable.slice(2)];
  return [syllable, `${initial}yu${rest}`, ...(rest ? [`${initial}u${rest}`] : [])];
}

const known = new Map<string, readonly CharReading[]>();

/** Readings of a name: the surname as a surname first, then what the characters are in words; each text is read once. */
export function readingsOf(text: string): readonly CharReading[] {
  const before = known.get(text);
  if (before) return before;
  const hasHan = HAN.test(text);
  const [asName, inWords] = hasHan ? [syllablesOf(text, 'head'), syllablesOf(text, 'off')] : [[], []];
  const readings = Array.from(text, (char, at): CharReading => {
    const found = HAN.test(char) ? [asName[at] ?? '', inWords[at] ?? ''].filter((syllable) => /^[a-z]+$/.test(syllable)) : [];
    return { char: char.normalize('NFKC').toLowerCase(), syllables: [...new Set(found.flatMap(spellings))] };
  });
  if (known.size >= KEPT_TEXTS) known.clear();
  known.set(text, readings);
  return readings;
}

/** Initials of a name in capitals, as people type them to find somebody; other characters stand for themselves. */
export const initialsOf = (name: string): string =>
  readingsOf(name)
    .map(({ char, syllables }) => (syllables[0]?.charAt(0) ?? char).toUpperCase())
    .join('');
