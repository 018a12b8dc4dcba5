import type { Locale } from '../../primitives/locale/index.ts';

/** Longer than a listener remembers: such a text is marked in the transcript, so that whoever reads the change sees it. */
export const LONG_TEXT_CHARS = 40;

/** Words the virtual screen reader itself says, in English: roles, states, places. */
const READER_WORDS = new Set(
  `active alert alertdialog application article ascending autocomplete banner busy button caption cell checkbox checked code
  column columnheader combobox complementary content contentinfo control controls count current date definition deletion descending
  descendant describedby dialog directory disabled document emphasis end error expanded feed figure form graphics grid gridcell group has heading
  image img in index inlined insertion invalid item items label legend level link linked list listbox listitem location log main mark
  marquee math max menu menubar menuitem menuitemcheckbox menuitemradio message messages meter min modal multi multiline mixed name navigation
  no none not note of on only option order orientated horizontally vertically page paragraph partially picker placeholder popup position
  pressed progressbar radio radiogroup read region required row rowgroup rowheader scrollbar search searchbox section selectable selected
  separator set size slider sorted span spinbutton status step strong subscript superscript switch tab table tablist tabpanel term
  text textbox time timer toolbar tooltip tree treegrid treeitem unknown value values details and
  live polite assertive`
    .split(/\s+/)
    .filter(Boolean),
);
/** Names of keys, of technical things, of types of files and of sizes are written so in every language. */
const KEYS =
  /^(excel|word|pdf|txt|[KMG]B|Ctrl|Shift|Alt|Esc|Tab|Enter|Delete|Home|End|Space|Page|Up|Down|OK|JSON|PNG|SVG|doc|QR|https?|F\d+|[A-Z])$/;
const MARKS_AROUND = /[“”"'()（）【】·…]|[.:+-]+(?=[\s,，]|$)/g;

type Table = readonly [lead: number, lastLead: number, trail: number, lastTrail: number];
/** Big5 of 1984: characters in daily use, then the rest. */
const DAILY: Table = [0xa4, 0xc6, 0x40, 0xfe];
const RARE: Table = [0xc9, 0xf9, 0x40, 0xfe];
/** GB 2312, level 1: what is in daily use on the mainland. */
const MAINLAND: Table = [0xb0, 0xd7, 0xa1, 0xfe];

function charactersOf(encoding: string, [lead, lastLead, trail, lastTrail]: Table): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const found = new Set<string>();
  for (let first = lead; first <= lastLead; first += 1)
    for (let second = trail; second <= lastTrail; second += 1) found.add(decoder.decode(Uint8Array.of(first, second)));
  return found;
}

let tables: { readonly daily: ReadonlySet<string>; readonly rare: ReadonlySet<string>; readonly mainland: ReadonlySet<string> } | undefined;

/**
 * Han characters of a text that Taiwan does not write: not in its standard, or rare there and in daily use on the mainland,
 * as 据 is for 據.
 */
export function simplifiedIn(text: string): string[] {
  tables ??= { daily: charactersOf('big5', DAILY), rare: charactersOf('big5', RARE), mainland: charactersOf('gbk', MAINLAND) };
  const { daily, rare, mainland } = tables;
  return [...new Set(text.match(/\p{Script=Han}/gu) ?? [])].filter((one) => !daily.has(one) && (!rare.has(one) || mainland.has(one)));
}

/** Words in Latin letters that are neither the reader's own nor names of keys. Codes with a digit or of one letter pass. */
export function englishIn(text: string): string[] {
  const words = text.replaceAll(MARKS_AROUND, ' ').match(/[\p{Script=Latin}\d][\p{Script=Latin}\d._+:/-]*/gu) ?? [];
  return [...new Set(words)].filter(
    (word) =>
      /\p{Script=Latin}{2}/u.test(word) &&
      !/\d/.test(word) &&
      !KEYS.test(word) &&
      !word.split(/[+-]/).every((part) => READER_WORDS.has(part.toLowerCase()) || KEYS.test(part)),
  );
}

/** Takes out what is data: names of records, words a story hands over. Longest first; words in Latin letters only as a whole. */
export function withoutData(text: string, data: readonly string[]): string {
  return data
    .filter((word) => word.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => {
      if (/\P{ASCII}/u.test(word)) return rest.replaceAll(word, '‹›');
      const whole = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      return rest.replaceAll(new RegExp(String.raw`(?<![\p{L}\d])${whole}(?![\p{L}\d])`, 'gu'), '‹›');
    }, text);
}

/** Problems of a spoken line in a language; empty when there are none. */
export function lintSpoken(line: string, locale: Locale, data: readonly string[]): string[] {
  const rest = withoutData(line, data);
  if (locale === 'zh') return englishIn(rest).map((word) => `“${word}” is English, in: ${line}`);
  if (locale === 'zhtw')
    return [
      ...simplifiedIn(rest).map((character) => `${character} is not written in Taiwan, in: ${line}`),
      ...englishIn(rest).map((word) => `“${word}” is English, in: ${line}`),
    ];
  return (rest.match(/\p{Script=Han}+/gu) ?? []).map((word) => `“${word}” is Chinese, in: ${line}`);
}
