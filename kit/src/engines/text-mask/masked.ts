/** End of a text that stays legible: so many characters, or those up to a sign. */
export type Legible =
  | { readonly by: 'count'; readonly count: number }
  /** `isWithSign`: the sign itself is legible too. */
  | { readonly by: 'sign'; readonly sign: string; readonly isWithSign: boolean };

/** Rule by which a text is shown where it is only read. */
export interface TextMask {
  /** Sign in place of each character that is hidden. */
  readonly filler: string;
  readonly start: Legible;
  readonly end: Legible;
  /** Signs between the two that stay. */
  readonly kept: readonly string[];
  /** Number of fillers in place of what is hidden, whatever its length; null for one for each character. */
  readonly length: number | null;
}

/** Characters as people count them: a letter with its marks, an emoji. */
let segmenter: Intl.Segmenter | undefined;
const charsOf = (text: string): readonly string[] => {
  // Made when the first text is masked: a browser takes 10 ms to read its tables, and this module comes with the first page.
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'grapheme' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
};

function countAtStart(chars: readonly string[], legible: Legible): number {
  if (legible.by === 'count') return Math.max(0, legible.count);
  const at = chars.indexOf(legible.sign);
  return at < 0 ? 0 : at + Number(legible.isWithSign);
}
function countAtEnd(chars: readonly string[], legible: Legible): number {
  if (legible.by === 'count') return Math.max(0, legible.count);
  const at = chars.indexOf(legible.sign);
  return at < 0 ? 0 : chars.length - at - Number(!legible.isWithSign);
}

/**
 * A text as it is shown where it is only read. Of one too short for its rule, the first character stays and all others are hidden,
 * so that a rule never shows a text whole.
 * @reading R-742
 */
export function masked(text: string, { filler, start, end, kept, length }: TextMask): string {
  const chars = charsOf(text);
  if (chars.length === 0) return '';
  const [from, to] = [countAtStart(chars, start), countAtEnd(chars, end)];
  const isAll = from + to === 0;
  if (!isAll && from + to >= chars.length) return `${chars.length > 1 ? chars[0] : ''}${filler.repeat(Math.max(1, chars.length - 1))}`;
  const middle = chars.slice(from, chars.length - to);
  const hidden: string[] = [];
  let run = 0;
  const close = () => {
    if (run > 0) hidden.push(filler.repeat(length ?? run));
    run = 0;
  };
  for (const char of middle) {
    if (!kept.includes(char)) {
      run += 1;
      continue;
    }
    close();
    hidden.push(char);
  }
  close();
  return [...chars.slice(0, from), ...hidden, ...chars.slice(chars.length - to)].join('');
}
