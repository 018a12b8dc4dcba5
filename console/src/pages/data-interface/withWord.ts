import type { InsertedText } from '@milepost/kit/text-field';

/** A query with a word in place of what is marked in it; blanks keep it apart from its neighbours. */
export function withWord(text: string, from: number, to: number, word: string): InsertedText {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const put = `${/[\w})'"]$/.test(before) ? ' ' : ''}${word}${/^[\w{('"]/.test(after) ? ' ' : ''}`;
  return { text: before + put + after, caret: from + put.length };
}
