import { isList, isObject, textOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';

const SIGNS: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '（': '(', '）': ')', '＋': '+', '－': '-', '−': '-' };
const TOKEN =
  /\s+|SUM\(\s*([A-Za-z_]\w*)[.-]([A-Za-z_]\w*)\s*\)|([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?)|(\d+(?:\.\d+)?)|([-+×÷*/()（）＋－−])/giy;
const COLUMN = /^([A-Za-z_]\w*)[.-]([A-Za-z_]\w*)$/;
const SUMMED = /^SUM\((.+)\)$/i;

/** A token of a stored formula: a name may be written with a dot, a hyphen, or in `SUM()`; a column of the row itself by its own key. @reading R-766 */
function written(token: Json, table: string | null): string {
  const text = isObject(token) ? textOf(token['__vModel__']) : textOf(token);
  const inner = SUMMED.exec(text)?.[1] ?? text;
  const column = COLUMN.exec(inner);
  if (!column) return SIGNS[text] ?? text;
  return column[1] === table ? (column[2] ?? '') : `SUM(${column[1]}.${column[2]})`;
}

/** Formula of a design as it is typed: `a × 2 + SUM(works.sum)`. @param table sub-table the result stands in; null outside of one */
export const formulaText = (json: Json | undefined, table: string | null): string => {
  if (typeof json === 'string') return json;
  // Digits that are members of their own belong to one number.
  return (isList(json) ? json : [])
    .map((token) => written(token, table))
    .reduce((text, token, at, all) => {
      const isGlued = at > 0 && /^[\d.]$/.test(token) && /^[\d.]$/.test(all[at - 1] ?? '');
      return text === '' || isGlued ? text + token : `${text} ${token}`;
    }, '');
};

/** A formula that was typed: its tokens as designs have them, or the text that is none. */
export type TypedFormula = { readonly tokens: readonly string[] } | { readonly unknown: string };

/** @param inRow names a column of the row itself as formulas have it; null for any other name */
export function tokensOf(text: string, inRow: (key: string) => string | null): TypedFormula {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found) return { unknown: text.slice(at, at + 20) };
    const [, table, column, name, number, sign] = found;
    if (table !== undefined) tokens.push(`${table}-${column}`);
    else if (name !== undefined) tokens.push(inRow(name) ?? name.replace('.', '-'));
    else if (number !== undefined) tokens.push(number);
    else if (sign !== undefined) tokens.push(SIGNS[sign] ?? sign);
  }
  return { tokens };
}

/** Names of fields in a formula, as `fieldName` makes them. */
export const namesIn = (tokens: readonly string[]): readonly string[] => tokens.filter((token) => /^[A-Za-z_]/.test(token));
