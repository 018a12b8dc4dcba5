/** Kind of a number format. */
export type FormatKind = 'plain' | 'percent' | 'moment' | 'other';

/** Texts in quotes, characters after a backslash, widths and fillers: they only decorate. */
const DECORATION = /"[^"]*"|\\.|_.|\*./gs;
/** Colours, conditions, currencies and languages; spans of time such as `[h]` stay. */
const BRACKETS = /\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi;
const MOMENT = /[ymdhsebg]|am\/pm|a\/p|\u4e0a\u5348\/\u4e0b\u5348/i;
/** An exponent is no year of an era. */
const EXPONENT = /e[+-]/gi;
const GENERAL = /general|G\/\u901a\u7528\u683c\u5f0f/gi;

/**
 * Kind of a number format as workbooks write it, by its first section: `yyyy"年"m"月"d"日"` is a moment, `0.00"t"` is not.
 * @param shown text of the cell, for formats that are known by their number alone
 */
export function formatKind(format: string | undefined, shown: string): FormatKind {
  if (format === undefined) return /^\d+[/:]\d+/.test(shown) ? 'moment' : 'other';
  const bare = format.replaceAll(DECORATION, '').replaceAll(BRACKETS, '');
  const [section = ''] = bare.split(';');
  const signs = section.replaceAll(GENERAL, '').replaceAll(EXPONENT, '').trim();
  if (MOMENT.test(signs)) return 'moment';
  if (signs.includes('%')) return 'percent';
  return /^@?$/.test(signs) && section === format ? 'plain' : 'other';
}
