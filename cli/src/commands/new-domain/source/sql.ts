import { columnType, DOMAIN_CALLS, plainColumn, refuseSource, type Column, type Table } from './table.ts';

const CREATE =
  /\bcreate\s+(?:temporary\s+|temp\s+|unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?((?:[\w$]+|`[^`]+`|"[^"]+"|\[[^\]]+\])(?:\s*\.\s*(?:[\w$]+|`[^`]+`|"[^"]+"|\[[^\]]+\]))*)\s*\(/i;
const NAME = /^(?:`([^`]+)`|"([^"]+)"|\[([^\]]+)\]|([\w$]+))\s*/;
const TYPE =
  /^(character varying|varying character|double precision|timestamp with(?:out)? time zone|time with(?:out)? time zone|[a-z][\w$]*)\s*(?:\(([^)]*)\))?(\s+with(?:out)? time zone)?/i;
/** Begins of parts of a table that are no column. */
const NO_COLUMN = /^(constraint|primary|unique|key|index|fulltext|spatial|foreign|check|exclude|like|partition|period)\b/i;

/**
 * The first table of a script of MySQL, PostgreSQL or SQLite.
 * @throws CommandFailure 2 where there is none, or a type nobody knows
 */
export function readSql(sql: string, source: string): Table {
  const text = withoutRemarks(sql);
  const created = CREATE.exec(text);
  if (!created) return refuseSource(source, 'it has no CREATE TABLE', 'Give a file with one, or JSON with its columns.');
  const [whole, full = ''] = created;
  const begin = created.index + whole.length;
  const end = closing(text, begin);
  if (end === null) return refuseSource(source, 'the bracket of its CREATE TABLE is never closed', 'Complete the script.');
  const name = unquoted(full.split('.').at(-1) ?? full);
  const parts = divided(text.slice(begin, end));
  const [defined, rules] = [parts.filter((part) => !NO_COLUMN.test(part)), parts.filter((part) => NO_COLUMN.test(part))];
  const columns = defined
    .map((part) => columnOf(part, source))
    .map((column) => (isMySql(text) ? column : withShortTexts(column)))
    .map((column) => withRules(column, rules));
  if (columns.length === 0) return refuseSource(source, `its table "${name}" has no columns`, 'Complete the script.');
  const rest = text.slice(end);
  return {
    name,
    comment: /\bcomment\s*=?\s*'((?:[^']|'')*)'/i.exec(rest.split(';')[0] ?? '')?.[1] ?? commentOn('table', name, rest),
    columns: columns.map((column) => ({ ...column, comment: column.comment ?? commentOn('column', column.name, rest) })),
    calls: DOMAIN_CALLS,
    notes: [],
  };
}

const isMySql = (sql: string): boolean => /`|\bauto_increment\b|\bengine\s*=/i.test(sql);
/** TEXT without a limit is the usual text of other databases; their long ones are known by their names. */
const withShortTexts = (column: Column): Column => (column.kind === 'longText' ? { ...column, kind: 'text' } : column);

/** Text without remarks; what stands in quotes stays. */
const withoutRemarks = (sql: string): string =>
  sql.replaceAll(/'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\/|^\s*#[^\n]*/gm, (found) => (found.startsWith("'") ? found : ' '));

const unquoted = (name: string): string => name.trim().replaceAll(/^[`"[]|[`"\]]$/g, '');

/** Place of the bracket that closes the one before `begin`; null where there is none. */
function closing(text: string, begin: number): number | null {
  let depth = 1;
  for (const { 0: sign, index } of text.slice(begin).matchAll(/'(?:[^']|'')*'|[()]/g)) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) return begin + index;
  }
  return null;
}

/** Parts between commas that stand in no bracket and no quotes. */
function divided(text: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: sign, index } of text.matchAll(/'(?:[^']|'')*'|[(),]/g)) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) {
      parts.push(text.slice(from, index));
      from = index + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim().replaceAll(/\s+/g, ' ')).filter(Boolean);
}

const quotedIn = (text: string): string[] => [...text.matchAll(/'((?:[^']|'')*)'/g)].map(([, value = '']) => value.replaceAll("''", "'"));

function columnOf(part: string, source: string): Column {
  const [named = '', ...names] = NAME.exec(part) ?? [];
  const name = names.find((one) => one !== undefined) ?? '';
  const [typed = '', type = '', args = '', zone = ''] = TYPE.exec(part.slice(named.length)) ?? [];
  const rest = part.slice(named.length + typed.length);
  const plain = rest.replaceAll(/'(?:[^']|'')*'/g, "''");
  const spelt = `${type.toLowerCase()}${zone.toLowerCase()}`;
  const values = args.includes("'") ? quotedIn(args) : args.split(',').map((arg) => arg.trim());
  // SQLite takes a column without a type.
  const found = name === '' ? null : columnType(spelt === '' ? 'text' : spelt, values, /\bunsigned\b/i.test(plain));
  if (!found)
    refuseSource(
      source,
      `"${part}" is no column this command can read`,
      `Types of MySQL, PostgreSQL and SQLite are known; write this one as one of them.`,
    );
  const isKey = /\bprimary key\b/i.test(plain);
  const among = choicesIn(rest, name);
  return {
    ...plainColumn(name, found.kind),
    ...found,
    ...(among.length > 0 && { kind: 'choice', choices: among, maxChars: null }),
    isKey,
    isRequired: (isKey || /\bnot null\b/i.test(plain)) && !/\bdefault\b/i.test(plain),
    isUnique: /\bunique\b/i.test(plain),
    comment: /\bcomment\s+'((?:[^']|'')*)'/i.exec(rest)?.[1]?.replaceAll("''", "'") ?? null,
  };
}

/** Values a rule of the table allows a column: `CHECK (weather IN ('sunny', 'rain'))`. */
function choicesIn(rule: string, column: string): string[] {
  const [, named = '', values = ''] = /\bcheck\s*\(\s*([`"[\]\w$]+)\s+in\s*\(([^)]*)\)/i.exec(rule) ?? [];
  return unquoted(named) === column && values.includes("'") ? quotedIn(values) : [];
}

/** A column with what the table says of it after all columns. */
function withRules(column: Column, rules: readonly string[]): Column {
  const named = (rule: string): string[] =>
    (/\(([^)]*)\)/.exec(rule)?.[1] ?? '').split(',').map((one) => unquoted(one.trim().split(' ')[0] ?? ''));
  const isAlone = (rule: string): boolean => named(rule).length === 1 && named(rule)[0] === column.name;
  const isKey = column.isKey || rules.some((rule) => /\bprimary key\b/i.test(rule) && named(rule).includes(column.name));
  const choices = rules.map((rule) => choicesIn(rule, column.name)).find((found) => found.length > 0);
  return {
    ...column,
    isKey,
    isRequired: column.isRequired || isKey,
    isUnique: column.isUnique || rules.some((rule) => /\bunique\b/i.test(rule) && isAlone(rule)),
    ...(choices && { kind: 'choice', choices, maxChars: null }),
  };
}

/** `COMMENT ON COLUMN road.name IS '…'`, as PostgreSQL has it. */
function commentOn(what: 'table' | 'column', name: string, text: string): string | null {
  const all = [...text.matchAll(/\bcomment\s+on\s+(table|column)\s+([\w$.`"]+)\s+is\s+'((?:[^']|'')*)'/gi)];
  const found = all.find(([, kind = '', full = '']) => kind.toLowerCase() === what && unquoted(full.split('.').at(-1) ?? '') === name);
  return found?.[3]?.replaceAll("''", "'") ?? null;
}
