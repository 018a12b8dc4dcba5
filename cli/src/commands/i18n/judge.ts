import { parse, type Token } from '@messageformat/parser';
import type { TextKind } from './texts.ts';

/** Places, tags and arms of a message, each once: languages have different arms of numbers, and the same of other choices. */
function placesOf(text: string, tokens: readonly Token[]): readonly string[] {
  const found = new Set<string>(text.match(/<\/?\w+\/?>/g));
  const into = (inner: readonly Token[]): void => {
    for (const token of inner) {
      if (!('arg' in token)) continue;
      found.add(token.arg);
      for (const { key, tokens: arm } of 'cases' in token ? token.cases : []) {
        if (token.type === 'select') found.add(`${token.arg}=${key}`);
        into(arm);
      }
    }
  };
  into(tokens);
  return [...found];
}

/** Choices without an arm for everything else, which is shown where no other fits. */
const lacksOther = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token) => 'cases' in token && (!token.cases.some(({ key }) => key === 'other') || token.cases.some((arm) => lacksOther(arm.tokens))),
  );

/** A message as the console reads it, or the reason it cannot. */
function tokensOf(text: string): readonly Token[] | string {
  try {
    return parse(text);
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return first.replace(/ at line 1 col \d+:?$/, '');
  }
}

/** Places of a sentence of the sandbox, as often as they stand there. */
const numbersOf = (text: string): readonly string[] => (text.match(/\{\d+\}/g) ?? []).toSorted();

/** Reason a translation cannot be taken in, as a clause; null where it can. */
export function refusalOf(kind: TextKind, source: string, words: string): string | null {
  if (/(?![\n\t])\p{Cc}/u.test(words)) return 'it holds control characters';
  if (kind === 'menu') return /[\\\n]/.test(words) ? 'a name of the menu is one line without backslashes' : null;
  if (kind === 'sentence')
    return numbersOf(source).join(' ') === numbersOf(words).join(' ')
      ? null
      : `it does not hold the places of the English: ${list(numbersOf(source))}, not ${list(numbersOf(words))}`;
  const problem = braceProblem(words) ?? tagProblem(words);
  if (problem !== null) return problem;
  const [meant, tokens] = [tokensOf(source), tokensOf(words)];
  if (typeof tokens === 'string') return `the console cannot read it: ${tokens}`;
  const [wanted, found] = [typeof meant === 'string' ? [] : placesOf(source, meant), placesOf(words, tokens)];
  const lacking = wanted.filter((place) => !found.includes(place));
  const foreign = found.filter((place) => !wanted.includes(place));
  if (lacking.length > 0) return `it lacks ${list(lacking)} of the English${hasQuotedPlace(words) ? QUOTED : ''}`;
  if (foreign.length > 0) return `it holds ${list(foreign)}, which the English does not`;
  return lacksOther(tokens) ? 'a plural needs an arm "other"' : null;
}

/** An apostrophe before a bracket begins what is shown as it stands. */
const hasQuotedPlace = (words: string): boolean => /'\{/.test(words);
const QUOTED = ': an apostrophe before a bracket begins plain text that goes on to the next one, so write ’ (U+2019) for an apostrophe';

const list = (places: readonly string[]): string => places.join(' ') || 'none';

/** Brackets of places and arms: each is closed. */
function braceProblem(words: string): string | null {
  let depth = 0;
  for (const sign of words.replaceAll(/'[{}][^']*'/g, '')) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth < 0) return 'a bracket } is closed that was not opened';
  }
  return depth === 0 ? null : 'a bracket { is not closed';
}

/** Tags: each is closed, the inner ones first. */
function tagProblem(words: string): string | null {
  const open: string[] = [];
  for (const [tag, slash = '', name = '', alone = ''] of words.matchAll(/<(\/?)(\w+)(\/?)>/g)) {
    if (alone === '/') continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return `the tag ${tag} closes what is not open`;
  }
  return open.length === 0 ? null : `the tag <${open[0]}> is not closed`;
}
