import { listIn, membersOf, textOf } from './members.ts';
import type { ProblemOfValue, RecordField } from './types.ts';

/** Patterns that repeat a repetition take for ever on some texts; the form tries them where it can be stopped. */
const REPEATS_TWICE = /[+*}]\)?[+*{]|\([^()]*[+*][^()]*\)[+*{]/;
const MAX_PATTERN_CHARS = 200;
const MAX_TEXT_CHARS = 10_000;

/** Problem of a text that does not fit a pattern of its design; patterns that could take for ever are left to the form. @source forms §5 */
export function patternProblem({ config }: RecordField, value: unknown): ProblemOfValue | null {
  const text = textOf(value);
  if (text === '' || text.length > MAX_TEXT_CHARS) return null;
  for (const each of listIn(config['regList']).map(membersOf)) {
    const pattern = textOf(each['pattern']).replace(/^\/(.*)\/[a-z]*$/, '$1');
    if (pattern === '' || pattern.length > MAX_PATTERN_CHARS || REPEATS_TWICE.test(pattern)) continue;
    try {
      if (!new RegExp(pattern).test(text)) return { kind: 'pattern', message: textOf(each['message']) };
    } catch {
      continue;
    }
  }
  return null;
}
