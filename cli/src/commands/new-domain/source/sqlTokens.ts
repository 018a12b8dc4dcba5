/**
 * The smallest part of a script. `word`: unquoted, a name or a word of SQL; `name`: in quotes of names; `text`: in quotes of texts;
 * `sign`: one character.
 */
export interface SqlToken {
  readonly kind: 'word' | 'name' | 'text' | 'number' | 'sign';
  /** Text without its quotes. */
  readonly text: string;
  /** Places in the script of its first character and of the one after its last. */
  readonly from: number;
  readonly to: number;
}

const SPACE = /\s+/y;
const REMARK = /--[^\n]*|#[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
/** A table of SQL Server for a while; elsewhere the sign begins a remark. */
const SHORT_LIVED = /##?[\p{L}_][\p{L}\p{N}_$#]*/uy;
const WORD = /[\p{L}_@][\p{L}\p{N}_$#@]*/uy;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** A text may begin with letters that say how it is written: `N'…'`, `E'…'`, `_utf8mb4'…'`. */
const TEXT = /(?:[NnEeBbXx]|_\w+\s*)?'((?:[^']|'')*)'/y;
const ESCAPED_TEXT = /(?:[NnEeBbXx]|_\w+\s*)?'((?:[^'\\]|''|\\[\s\S])*)'/y;
const DOLLAR_TEXT = /\$(\w*)\$([\s\S]*?)\$\1\$/y;
const NAMES = [
  { quote: '`', pattern: /`((?:[^`]|``)*)`/y },
  { quote: '"', pattern: /"((?:[^"]|"")*)"/y },
  { quote: ']', pattern: /\[((?:[^\]]|\]\])*)\]/y },
] as const;
/** Brackets of a list of values, not of a name: `text[]`, `integer[3]`. */
const LIST = /\[\s*\d*\s*\]/y;
/** A quote that is never closed takes the rest of the script along. */
const UNCLOSED = /['"`][\s\S]*/uy;
const SIGN = /[\s\S]/uy;

/** True for a script of MySQL: a backslash in a text begins an escape, and TEXT is a long one. */
export const isMySql = (sql: string): boolean => /`|\bauto_increment\b|\bengine\s*=/i.test(sql);

/** Tokens of a script, without remarks. */
export function sqlTokens(sql: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  let at = 0;
  const found = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(sql);
  };
  const take = (kind: SqlToken['kind'], whole: string, text: string): void => {
    tokens.push({ kind, text, from: at, to: at + whole.length });
    at += whole.length;
  };
  const isEscaped = isMySql(sql);
  while (at < sql.length) {
    const last = tokens.at(-1);
    const shortLived = isWord(last, 'table') ? found(SHORT_LIVED) : null;
    const skipped = shortLived ? null : (found(SPACE) ?? found(REMARK));
    if (skipped) {
      at += skipped[0].length;
      continue;
    }
    const text = found(isEscaped || /^e'/i.test(sql.slice(at, at + 2)) ? ESCAPED_TEXT : TEXT);
    const dollar = text ? null : found(DOLLAR_TEXT);
    const isList = isWord(last, 'array') || (found(LIST) !== null && last !== undefined && last.kind !== 'sign');
    const named = NAMES.find(({ pattern }) => !(isList && sql[at] === '[') && found(pattern) !== null);
    const name = named && found(named.pattern);
    if (shortLived) take('word', shortLived[0], shortLived[0]);
    else if (text) take('text', text[0], plainText(text[1] ?? '', isEscaped || /^e/i.test(text[0])));
    else if (dollar) take('text', dollar[0], dollar[2] ?? '');
    else if (name) take('name', name[0], (name[1] ?? '').replaceAll(named.quote.repeat(2), named.quote));
    else {
      const word = found(WORD);
      const number = word ? null : found(NUMBER);
      const [whole = ''] = word ?? number ?? found(UNCLOSED) ?? found(SIGN) ?? [];
      take(word ? 'word' : number ? 'number' : 'sign', whole, whole);
    }
  }
  return tokens;
}

const plainText = (text: string, isEscaped: boolean): string => {
  const once = text.replaceAll("''", "'");
  return isEscaped ? once.replaceAll(/\\([\s\S])/g, (_, sign: string) => ({ n: '\n', t: '\t', r: '\r' })[sign] ?? sign) : once;
};

/** True for one of some words of SQL, however its letters are written. */
export const isWord = (token: SqlToken | undefined, ...words: readonly string[]): boolean =>
  token?.kind === 'word' && words.includes(token.text.toLowerCase());

/** True for a sign. */
export const isSign = (token: SqlToken | undefined, sign: string): boolean => token?.kind === 'sign' && token.text === sign;

/** True for a name of a table, a column or a type. */
export const isName = (token: SqlToken | undefined): token is SqlToken => token?.kind === 'word' || token?.kind === 'name';

/** Place of the bracket that closes the one at a place; null where there is none. */
export function closingAt(tokens: readonly SqlToken[], open: number): number | null {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    if (isSign(tokens[at], '(')) depth += 1;
    if (isSign(tokens[at], ')')) depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}

/** Parts between commas that stand in no bracket. */
export function dividedAtCommas(tokens: readonly SqlToken[]): SqlToken[][] {
  const parts: SqlToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (isSign(token, '(')) depth += 1;
    if (isSign(token, ')')) depth -= 1;
    if (depth === 0 && isSign(token, ',')) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}
