import type { TextKind } from './texts.ts';

/** An arm of a plural begins with a bracket, but what stands in it is words. */
const withoutArms = (text: string): string => text.replaceAll(/\b(?:zero|one|two|few|many|other)\s*\{|=\d+\s*\{/g, '(');
/** Names of `{places}` and `<0>` tags, each once: languages have different arms. */
const placesOf = (text: string): readonly string[] => [
  ...new Set(
    withoutArms(text)
      .match(/\{\w+(?=[,}])|<\/?\w+\/?>/g)
      ?.map((place) => place.replaceAll(/[{}]/g, '')),
  ),
];
/** Places of a sentence of the sandbox, as often as they stand there. */
const numbersOf = (text: string): readonly string[] => (text.match(/\{\d+\}/g) ?? []).toSorted();

/** Reason a translation cannot be taken in, as a clause; null where it can. */
export function refusalOf(kind: TextKind, source: string, words: string): string | null {
  if (/(?![\n\t])\p{Cc}/u.test(words)) return 'it holds control characters';
  if (kind === 'menu') return /['\\\n]/.test(words) ? 'a name of the menu is one line without quotes or backslashes' : null;
  if (kind === 'sentence')
    return numbersOf(source).join(' ') === numbersOf(words).join(' ')
      ? null
      : `it does not hold the places of the English: ${list(numbersOf(source))}, not ${list(numbersOf(words))}`;
  const braces = braceProblem(words);
  if (braces !== null) return braces;
  const tags = tagProblem(words);
  if (tags !== null) return tags;
  const [wanted, found] = [placesOf(source), placesOf(words)];
  const lacking = wanted.filter((place) => !found.includes(place));
  const foreign = found.filter((place) => !wanted.includes(place));
  if (lacking.length > 0) return `it lacks ${list(lacking)} of the English`;
  if (foreign.length > 0) return `it holds ${list(foreign)}, which the English does not`;
  if (/,\s*(?:plural|select|selectordinal)\s*,/.test(words) && !/\bother\s*\{/.test(words)) return 'a plural needs an arm "other"';
  return null;
}

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
