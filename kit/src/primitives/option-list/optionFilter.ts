import type { Sounds } from '../../engines/environment/index.ts';

/** After so many searches the browser has compiled what they run. */
const PREPARING_RUNS = 4;

/** Up to so many options are found by how they sound: each is asked for every key. */
const SOUNDED_UP_TO = 3000;
/** A sound is typed with letters; Chinese characters are found by themselves. */
const TYPED_SOUND = /[a-z]/;

/** Finds options by what they contain, fast enough for every key. */
export interface OptionFilter {
  /** Indexes of the options that contain the text, in their order; null when the text is empty and all are meant. */
  find(text: string): Uint32Array | null;
  /** Does now what the first search would have to do; call it when there is time. */
  prepare(): void;
}

/** Text as it is compared: width and case do not matter. @reading R-235 */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Stands between options; nobody can type it. */
const BETWEEN = '\0';

/** The words of all options, one after the other. */
interface Words {
  readonly text: string;
  /** Ends of each option's words, with the separator behind them. */
  readonly ends: Uint32Array;
}

/** Folded once for all: ten thousand short texts take ten times as long as one that is as long as they are together. */
function joined<O>(options: readonly O[], wordsOf: (option: O) => string): Words {
  const words = options.map(wordsOf);
  const text = foldText(words.join(BETWEEN));
  const ends = endsIn(text, options.length);
  return ends ? { text, ends } : joined(words, (each) => each.replaceAll(BETWEEN, ' '));
}

/** Null when the text has more separators than belong between so many options: one of them has it in its words. */
function endsIn(text: string, count: number): Uint32Array | null {
  const ends = new Uint32Array(count).fill(text.length);
  let place = 0;
  for (let at = text.indexOf(BETWEEN); at >= 0; at = text.indexOf(BETWEEN, at + 1)) {
    if (place >= count - 1) return null;
    ends[place++] = at;
  }
  return ends;
}

/**
 * Index of the option whose words hold a place of the text, from an option on that does not lie behind it: in steps that
 * double, then by halves. A search finds few of many options, and going through all between them took longer than finding them.
 */
function optionAt(ends: Uint32Array, place: number, from: number): number {
  const endsBefore = (index: number) => (ends[index] ?? place) < place;
  let before = from - 1;
  let behind = from;
  for (let step = 1; endsBefore(behind); step *= 2) {
    before = behind;
    behind += step;
  }
  while (behind - before > 1) {
    const middle = (before + behind) >> 1;
    if (endsBefore(middle)) before = middle;
    else behind = middle;
  }
  return behind;
}

/** Indexes of the options whose words contain the text: the browser looks through all of them at once. */
function placesOf(wanted: string, { text, ends }: Words): Uint32Array {
  const found = new Uint32Array(ends.length);
  let count = 0;
  let index = 0;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, ends[index - 1])) {
    index = optionAt(ends, at, index);
    found[count++] = index++;
    if (index >= ends.length) break;
  }
  return found.slice(0, count);
}

/**
 * A filter over options that stay the same. Their words are folded once.
 * @param wordsOf everything an option is found by, in one text
 * @param sounds finds them by how they sound, too
 * @param inOrder true where what only sounds like the text stands among what contains it, in their order; else after it
 */
export function createOptionFilter<O>(
  options: readonly O[],
  wordsOf: (option: O) => string,
  sounds: Sounds | null = null,
  inOrder = false,
): OptionFilter {
  let words: Words | undefined;
  let last: { readonly text: string; readonly found: Uint32Array } | null = null;
  const prepared = () => (words ??= joined(options, wordsOf));
  const isSounded = sounds !== null && options.length <= SOUNDED_UP_TO;

  /** Indexes of the options that contain the text or sound like it. */
  function placesFor(wanted: string): Uint32Array {
    const found = placesOf(wanted, prepared());
    if (!isSounded || !TYPED_SOUND.test(wanted)) return found;
    const byLetters = new Set(found);
    const heard = options.flatMap((option, at) => (!byLetters.has(at) && sounds.find(wordsOf(option), wanted) !== null ? [at] : []));
    const all = Uint32Array.of(...found, ...heard);
    return inOrder ? all.sort() : all;
  }

  return {
    prepare() {
      const all = prepared();
      // Code that has run is compiled when the first letter comes: a key in 10,000 options costs an eighth less.
      for (let run = 0; run < PREPARING_RUNS; run += 1) placesOf(all.text.slice(-1), all);
    },
    find(text) {
      const wanted = foldText(text).replaceAll(BETWEEN, ' ').trim();
      if (!wanted) return null;
      if (last?.text !== wanted) last = { text: wanted, found: placesFor(wanted) };
      return last.found;
    },
  };
}

/** Place of a text in another one, width and case apart, or of what sounds like it; undefined when it does not, or stands there in another length. */
export function spanOf(text: string, searched: string, sounds: Sounds | null = null): readonly [from: number, end: number] | undefined {
  const wanted = foldText(searched).trim();
  const folded = foldText(text);
  // Folding may change the length ("㎞" becomes "km"): a span would then mark other characters.
  if (!wanted || folded.length !== text.length) return undefined;
  const from = folded.indexOf(wanted);
  if (from >= 0) return [from, from + wanted.length];
  const heard = TYPED_SOUND.test(wanted) ? sounds?.find(text, wanted) : null;
  return heard ? [heard.from, heard.end] : undefined;
}
