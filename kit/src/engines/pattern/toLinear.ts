import { escapeAt } from './escapes.ts';
import type { PatternText } from './readPattern.ts';
import { createSize } from './size.ts';
import { MAX_PROGRAM_STEPS, MAX_REPEATS } from './types.ts';

/** A pattern in the spelling of the linear engine, or what stands against it. */
export type LinearText =
  | { readonly kind: 'linear'; readonly source: string }
  /** It looks around or back, which takes an engine that tries and tries again. */
  | { readonly kind: 'needs-backtracking' }
  | { readonly kind: 'too-large' };

const LOOKS_AROUND = /\(\?<?[=!]/y;
const GROUP = /\((?:\?(?:P?<[^>=!]+>|[ims-]*:|[ims-]+(?=\))))?/y;
const REPEAT = /\{(?<least>\d+)(?:,(?<most>\d*))?\}/y;
const EMPTY_CLASS = /\[\]|\[\^\]/y;
/** The meaning of `.` in JavaScript: the linear engine would let it be a carriage return. */
const ANY_IN_LINE = String.raw`[^\n\r\x{2028}\x{2029}]`;
const ANYTHING = String.raw`[\x00-\x{10FFFF}]`;
const NOTHING = String.raw`[^\x00-\x{10FFFF}]`;

const at = (pattern: RegExp, text: string, index: number) => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

/** Text written for one part of the pattern, and the end of that part. */
interface Piece {
  readonly to: number;
  readonly text: string;
}

/** The class that begins at `[`, written for the linear engine; null when it never ends or holds what it cannot do. */
function classAt(source: string, from: number): Piece | null {
  const empty = at(EMPTY_CLASS, source, from)?.[0];
  if (empty) return { to: from + empty.length, text: empty === '[]' ? NOTHING : ANYTHING };
  let index = from + 1;
  let text = '[';
  while (index < source.length) {
    const sign = source.charAt(index);
    if (sign === ']') return { to: index + 1, text: `${text}]` };
    const escaped = sign === '\\' ? escapeAt(source, index, true) : null;
    if (sign === '\\' && !escaped) return null;
    text += escaped?.text ?? (sign === '[' ? String.raw`\[` : sign);
    index = escaped?.to ?? index + 1;
  }
  return { to: index, text };
}

function atomAt({ source, flags }: PatternText, index: number): Piece | null {
  const sign = source.charAt(index);
  if (sign === '\\') return escapeAt(source, index, false);
  if (sign === '[') return classAt(source, index);
  if (sign === '.') return { to: index + 1, text: flags.includes('s') ? ANYTHING : ANY_IN_LINE };
  return { to: index + 1, text: sign === '{' || sign === '}' || sign === ']' ? `\\${sign}` : sign };
}

/**
 * Writes a pattern of JavaScript for the linear engine: code points for `\uXXXX`, the white space and the line ends JavaScript
 * knows, letters that only another dialect escapes as themselves. It also counts what the pattern stands for, so that one that is
 * too large is not even prepared. A loop over the text: depth costs no stack.
 * @reading R-316
 */
export function toLinear(pattern: PatternText): LinearText {
  const { source } = pattern;
  const size = createSize();
  let text = '';
  for (let index = 0; index < source.length;) {
    if (at(LOOKS_AROUND, source, index)) return { kind: 'needs-backtracking' };
    const group = at(GROUP, source, index)?.[0];
    const repeat = at(REPEAT, source, index);
    const sign = source.charAt(index);
    let read: string | undefined = group;
    if (group !== undefined) size.open();
    else if (sign === ')') size.close();
    else if (repeat) {
      const times = Math.max(Number(repeat.groups?.['least']), Number(repeat.groups?.['most'] || 0));
      if (times > MAX_REPEATS) return { kind: 'too-large' };
      size.repeat(times);
      read = repeat[0];
    } else {
      const atom = atomAt(pattern, index);
      if (!atom) return { kind: 'needs-backtracking' };
      if (!'*+?|^$'.includes(sign)) size.add();
      text += atom.text;
      index = atom.to;
      continue;
    }
    if (size.steps() > MAX_PROGRAM_STEPS) return { kind: 'too-large' };
    text += read ?? sign;
    index += (read ?? sign).length;
  }
  return size.steps() > MAX_PROGRAM_STEPS ? { kind: 'too-large' } : { kind: 'linear', source: text };
}
