const HAN_PAIR = /\p{Script=Han}{2}/u;
const HAN = /^\p{Script=Han}+$/u;
const SEVERAL = /^..+$/u;

/**
 * A name in the pieces between which a line may end. Chinese writes no spaces, so a browser would break it inside a word:
 * two pieces meet between words only, and characters that nobody knows as words stay together. Everything that is not Chinese
 * stays one piece, and breaks where it always does.
 */
export function brandWords(name: string): readonly string[] {
  if (!HAN_PAIR.test(name)) return name === '' ? [] : [name];
  const segments = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(name)].map(({ segment }) => segment);
  const isLong = (at: number) => SEVERAL.test(segments[at] ?? '');
  /** Between two words, or at the two ends of a run of single characters. */
  const mayEndBefore = (at: number) =>
    [segments[at - 1], segments[at]].every((one) => one !== undefined && HAN.test(one)) &&
    (isLong(at) || (isLong(at - 1) && at + 1 < segments.length && !isLong(at + 1)));
  const starts = segments.map((_, at) => at).filter((at) => at === 0 || mayEndBefore(at));
  return starts.map((start, index) => segments.slice(start, starts[index + 1]).join(''));
}
