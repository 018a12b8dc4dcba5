import { diffLines } from 'diff';

/** A line of a file, and whether another file has it: `came` stands in this one alone, `went` in the other alone. */
export interface CodeLine {
  readonly text: string;
  readonly as: 'both' | 'came' | 'went';
  /** Number in the file that is shown; null for a line of the other one. */
  readonly number: number | null;
}

const linesIn = (text: string): readonly string[] => {
  const lines = text.split(/\r\n|\r|\n/);
  // The end of the last line begins no other one.
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};

/** Lines of a file. */
export const linesOf = (text: string): readonly CodeLine[] => linesIn(text).map((line, at) => ({ text: line, as: 'both', number: at + 1 }));

/** Lines of a file beside those of one that exists; line ends of another computer are no difference. */
export function comparedLines(text: string, existing: string): readonly CodeLine[] {
  let number = 0;
  const whole = (of: string) => `${linesIn(of).join('\n')}\n`;
  return diffLines(whole(existing), whole(text)).flatMap(({ value, added, removed }) =>
    linesIn(value).map((line): CodeLine => {
      if (removed) return { text: line, as: 'went', number: null };
      number += 1;
      return { text: line, as: added ? 'came' : 'both', number };
    }),
  );
}

/** Places of the lines that hold what is looked for, whatever the case. */
export function foundLines(lines: readonly CodeLine[], words: string): readonly number[] {
  const sought = words.trim().toLowerCase();
  if (sought === '') return [];
  return lines.flatMap((line, at) => (line.text.toLowerCase().includes(sought) ? [at] : []));
}
