import { closingAt, dividedAtCommas, isName, isSign, isWord, type SqlToken } from './sqlTokens.ts';
import { columnType, plainColumn, type Column } from './table.ts';

/** Facts a part of a table says about columns. */
export interface RuleFacts {
  readonly kind: 'key' | 'unique' | 'choices' | 'other';
  readonly columns: readonly string[];
  readonly choices: readonly string[];
}

/** Words that begin what is said about a column after its type. */
const AFTER_TYPE = [
  'as', 'auto_increment', 'autoincrement', 'check', 'collate', 'comment', 'constraint', 'default', 'generated', 'identity', 'not', 'null',
  'on', 'primary', 'references', 'unique', 'virtual',
]; // prettier-ignore
/** Second words of types of two. */
const SECOND_WORDS: Readonly<Record<string, readonly string[]>> = {
  character: ['varying'],
  char: ['varying'],
  nchar: ['varying'],
  varying: ['character'],
  double: ['precision'],
  bit: ['varying'],
  long: ['raw', 'varchar'],
  national: ['character', 'char', 'varchar'],
};

/** True for a part of a table that is no column: a key, a rule, an index. A column may be called `key`, `index` or `period`. */
export function isRule(part: readonly SqlToken[]): boolean {
  const [first, second, third] = part;
  if (isWord(first, 'constraint', 'unique', 'like')) return true;
  if (isWord(first, 'primary', 'foreign')) return isWord(second, 'key');
  if (isWord(first, 'check')) return isSign(second, '(');
  if (isWord(first, 'exclude')) return isSign(second, '(') || isWord(second, 'using');
  if (isWord(first, 'period')) return isWord(second, 'for');
  if (isWord(first, 'partition')) return isWord(second, 'by');
  if (!isWord(first, 'key', 'index', 'fulltext', 'spatial')) return false;
  const open = part.findIndex((token) => isSign(token, '('));
  // An index is of columns, a type has a number or texts in its brackets: `KEY k (day)`, `key varchar(20)`.
  return open > 0 && open <= 4 && isName(part[open + 1]) && !isWord(third, ...AFTER_TYPE);
}

/** Facts of a part that is no column. */
export function ruleFacts(part: readonly SqlToken[]): RuleFacts {
  const named = isWord(part[0], 'constraint') ? part.slice(2) : part;
  const open = named.findIndex((token) => isSign(token, '('));
  const inner = open < 0 ? [] : named.slice(open + 1, closingAt(named, open) ?? named.length);
  const columns = dividedAtCommas(inner).flatMap(([first]) => (isName(first) ? [first.text] : []));
  if (isWord(named[0], 'primary')) return { kind: 'key', columns, choices: [] };
  if (isWord(named[0], 'unique')) return { kind: 'unique', columns, choices: [] };
  const among = isWord(named[0], 'check') ? choicesIn(inner) : null;
  return among ? { kind: 'choices', columns: [among.column], choices: among.choices } : { kind: 'other', columns: [], choices: [] };
}

/** A column of a table; null for one of a type nobody knows. @param enums values of the types of the script, by name */
export function columnIn(part: readonly SqlToken[], enums: ReadonlyMap<string, readonly string[]>): Column | null {
  const [named, ...rest] = part;
  if (!isName(named)) return null;
  const { type, args, isList, left } = typeIn(rest);
  const has = (...words: readonly string[]): boolean =>
    left.some((token, at) => words.every((word, more) => isWord(left[at + more], word)));
  const own = enums.get(type);
  // SQLite takes a column without a type, and a computed one needs none.
  const found = isList
    ? columnType('set', [])
    : own
      ? columnType('enum', own)
      : columnType(type === '' ? 'text' : type, args, has('unsigned'));
  if (!found) return null;
  const isKey = has('primary', 'key');
  const check = left.findIndex((token) => isWord(token, 'check'));
  const among = check < 0 ? null : choicesIn(left.slice(check + 2, closingAt(left, check + 1) ?? left.length));
  const isComputed = left.some((token, at) => isWord(token, 'as') && isSign(left[at + 1], '('));
  const said = left[left.findIndex((token) => isWord(token, 'comment')) + 1];
  return {
    ...plainColumn(named.text, found.kind),
    ...found,
    ...(among?.column === named.text && { kind: 'choice', choices: among.choices, maxChars: null }),
    isKey,
    isRequired: (isKey || has('not', 'null')) && !has('default'),
    isUnique: has('unique'),
    isKept: isComputed || type === 'rowversion' || (type === 'timestamp' && has('rowversion')),
    isNumbered: /^(big|small)?serial\d?$/.test(type) || has('auto_increment') || has('autoincrement') || has('identity'),
    comment: has('comment') && (said?.kind === 'text' || said?.kind === 'name') ? said.text : null,
  };
}

/** The type at the start of what follows a column's name: in small letters, without its schema, and what stands in its brackets. */
function typeIn(tokens: readonly SqlToken[]) {
  let at = 0;
  if (!isName(tokens[0]) || isWord(tokens[0], ...AFTER_TYPE)) return { type: '', args: [], isList: false, left: tokens };
  while (isSign(tokens[at + 1], '.') && isName(tokens[at + 2])) at += 2;
  let type = (tokens[at]?.text ?? '').toLowerCase();
  at += 1;
  while (SECOND_WORDS[type.split(' ').at(-1) ?? '']?.some((second) => isWord(tokens[at], second))) {
    type += ` ${tokens[at]?.text.toLowerCase()}`;
    at += 1;
  }
  let args: string[] = [];
  if (isSign(tokens[at], '(')) {
    const end = closingAt(tokens, at) ?? tokens.length;
    args = dividedAtCommas(tokens.slice(at + 1, end)).map(([first, second]) =>
      isSign(first, '-') ? `-${second?.text}` : (first?.text ?? ''),
    );
    at = end + 1;
  }
  if (isWord(tokens[at], 'with', 'without')) {
    const zone = tokens.findIndex((token, index) => index > at && isWord(token, 'zone'));
    if (zone > 0) at = zone + 1;
  }
  const isList = isSign(tokens[at], '[') || isWord(tokens[at], 'array');
  return { type, args, isList, left: tokens.slice(at) };
}

/** Signs of rules that only name values. */
const SIGNS_OF_CHOICES = ['(', ')', '[', ']', ',', '=', '.'];

/**
 * Values a rule allows one column: `weather IN ('sunny', 'rain')`, `weather = 'sunny' OR weather = 'rain'`,
 * `(weather)::text = ANY (ARRAY['sunny'::character varying])`. Null for another rule.
 */
function choicesIn(rule: readonly SqlToken[]): { readonly column: string; readonly choices: readonly string[] } | null {
  const plain = withoutCasts(rule);
  const choices = plain.flatMap(({ kind, text }) => (kind === 'text' ? [text] : []));
  const names = new Set(plain.flatMap((token) => (isName(token) && !isWord(token, 'in', 'any', 'array', 'or') ? [token.text] : [])));
  const [column] = names;
  const isPlain = plain.every(({ kind, text }) => (kind === 'sign' ? SIGNS_OF_CHOICES.includes(text) : kind !== 'number'));
  return column !== undefined && names.size === 1 && choices.length > 1 && isPlain ? { column, choices } : null;
}

/** Tokens without `::character varying(10)[]`. */
function withoutCasts(tokens: readonly SqlToken[]): SqlToken[] {
  const left: SqlToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (isSign(token, ':') && isSign(tokens[at + 1], ':')) {
      const cast = typeIn(tokens.slice(at + 2));
      at = tokens.length - cast.left.length - 1;
      while (isSign(tokens[at + 1], '[') && isSign(tokens[at + 2], ']')) at += 2;
    } else if (token) left.push(token);
  }
  return left;
}

/** A column with what the table says of it after all columns. */
export function withRules(column: Column, rules: readonly RuleFacts[]): Column {
  const isNamed = ({ columns }: RuleFacts): boolean => columns.includes(column.name);
  const isKey = column.isKey || rules.some((rule) => rule.kind === 'key' && isNamed(rule));
  const among = rules.find((rule) => rule.kind === 'choices' && isNamed(rule));
  return {
    ...column,
    isKey,
    isRequired: column.isRequired || isKey,
    isUnique: column.isUnique || rules.some((rule) => rule.kind === 'unique' && rule.columns.length === 1 && isNamed(rule)),
    ...(among && { kind: 'choice', choices: among.choices, maxChars: null }),
  };
}
