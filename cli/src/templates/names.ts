/** `bill-rule`, `billRule` and `BillRule` as their words. */
export const wordsIn = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

export const kebab = (name: string): string => wordsIn(name).join('-');
export const camel = (name: string): string =>
  wordsIn(name)
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');
export const pascal = (name: string): string => wordsIn(name).map(capital).join('');
/** `SORT_CODE`, as constants are called. */
export const constant = (name: string): string => wordsIn(name).join('_').toUpperCase();
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words of one that end like several. */
const ONE = /(ss|us|is|news|series)$/i;
/** True for a word that means several already. */
const isPlural = (word: string): boolean => /s$/i.test(word) && !ONE.test(word);

/** `area`, `category`, `address`: one of several; a word for one stays. */
export function singular(word: string): string {
  if (!isPlural(word)) return word;
  if (/ies$/i.test(word)) return `${word.slice(0, -3)}y`;
  return /(sses|xes|zes|ches|shes|uses)$/i.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** `areas`, `categories`, `addresses`: the plural of an English word; one that is a plural stays. */
export function plural(word: string): string {
  if (isPlural(word)) return word;
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`;
}

/** `an area`, `a rule`; several need none: `digits`. */
export function withArticle(words: string): string {
  if (/[^su]s$/i.test(words)) return words;
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}
