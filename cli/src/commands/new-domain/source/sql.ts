import { wordsIn } from '../../../templates/names.ts';
import { columnIn, isRule, ruleFacts, withRules } from './sqlColumns.ts';
import { closingAt, dividedAtCommas, isMySql, isName, isSign, isWord, sqlTokens, type SqlToken } from './sqlTokens.ts';
import { DOMAIN_CALLS, refuseSource, withIds, type Column, type Table } from './table.ts';

/** A table of a script: its name, and the places of its brackets among the tokens. */
interface Created {
  readonly name: string;
  readonly open: number;
}

/**
 * A table of a script of MySQL, PostgreSQL, SQLite, SQL Server or Oracle: the one that is called like the domain, else the first.
 * @param wanted name of the domain, such as `road-inspection`
 * @throws CommandFailure 2 where there is none, or a type nobody knows
 */
export function readSql(sql: string, source: string, wanted = ''): Table {
  const tokens = sqlTokens(sql);
  const created = tablesIn(tokens);
  const called = (name: string): string => wordsIn(name).join('-').toLowerCase();
  const table =
    created.find(({ name }) => called(name) === wanted) ?? created.find(({ name }) => called(name).endsWith(`-${wanted}`)) ?? created[0];
  if (!table) return refuseSource(source, 'it has no CREATE TABLE', 'Give a file with one, or JSON with its columns.');
  const end = closingAt(tokens, table.open);
  if (end === null)
    return refuseSource(source, 'the bracket of its CREATE TABLE is never closed', 'Complete the script; a quote may be missing too.');
  const parts = dividedAtCommas(tokens.slice(table.open + 1, end));
  const rules = parts.filter(isRule).map(ruleFacts);
  const types = enumsIn(tokens);
  const columns = parts
    .filter((part) => !isRule(part))
    .map((part) => columnIn(part, types) ?? unreadable(sql, part, source))
    .map((column) => (isMySql(sql) ? column : withShortTexts(column)))
    .map((column) => withRules(column, rules));
  if (columns.length === 0) return refuseSource(source, `its table "${table.name}" has no columns`, 'Complete the script.');
  const rest = tokens.slice(end + 1);
  const others = created.filter((other) => other !== table).map(({ name }) => name);
  const read = withIds(columns);
  return {
    name: table.name,
    comment: tableComment(rest) ?? commentOn(rest, [table.name]),
    columns: read.columns.map((column) => ({ ...column, comment: column.comment ?? commentOn(rest, [table.name, column.name]) })),
    calls: DOMAIN_CALLS,
    notes: [
      ...read.notes,
      ...(others.length > 0
        ? [`Made of the table "${table.name}". Others of the file: ${others.join(', ')}; a domain called like one is made of it.`]
        : []),
    ],
  };
}

const unreadable = (sql: string, part: readonly SqlToken[], source: string): never =>
  refuseSource(
    source,
    `"${sql.slice(part[0]?.from, part.at(-1)?.to).replaceAll(/\s+/g, ' ')}" is no column this command can read`,
    'Types of MySQL, PostgreSQL, SQLite, SQL Server and Oracle are known; write this one as one of them.',
  );

/** TEXT without a limit is the usual text of other databases; their long ones are known by their names. */
const withShortTexts = (column: Column): Column => (column.kind === 'longText' ? { ...column, kind: 'text' } : column);

/** Words between CREATE and TABLE. */
const MOST_WORDS_BETWEEN = 4;

/** Tables a script creates by their columns. */
function tablesIn(tokens: readonly SqlToken[]): Created[] {
  return tokens.flatMap((token, at) => {
    if (!isWord(token, 'create')) return [];
    const table = tokens.slice(at, at + MOST_WORDS_BETWEEN + 2).findIndex((one) => isWord(one, 'table'));
    if (table < 0 || !tokens.slice(at, at + table).every((one) => one.kind === 'word')) return [];
    let next = at + table + 1;
    if (isWord(tokens[next], 'if')) next += 3;
    while (isName(tokens[next]) && isSign(tokens[next + 1], '.')) next += 2;
    const name = tokens[next];
    return isName(name) && isSign(tokens[next + 1], '(') ? [{ name: name.text, open: next + 1 }] : [];
  });
}

/** Values of the types a script makes, by name: `CREATE TYPE kind AS ENUM ('main', 'ramp')`. */
function enumsIn(tokens: readonly SqlToken[]): ReadonlyMap<string, readonly string[]> {
  const types = new Map<string, readonly string[]>();
  tokens.forEach((token, at) => {
    const open = at + 1;
    if (!isWord(token, 'enum') || !isWord(tokens[at - 1], 'as') || !isSign(tokens[open], '(')) return;
    const end = closingAt(tokens, open) ?? open;
    types.set(
      (tokens[at - 2]?.text ?? '').toLowerCase(),
      tokens.slice(open, end).flatMap(({ kind, text }) => (kind === 'text' ? [text] : [])),
    );
  });
  return types;
}

/** Words beside a table: `) COMMENT='…'`. */
function tableComment(rest: readonly SqlToken[]): string | null {
  const end = rest.findIndex((token) => isSign(token, ';'));
  const own = rest.slice(0, end < 0 ? rest.length : end);
  const at = own.findIndex((token, index) => isWord(token, 'comment') && !isWord(own[index + 1], 'on'));
  const said = at < 0 ? undefined : own[at + (isSign(own[at + 1], '=') ? 2 : 1)];
  return said?.kind === 'text' || said?.kind === 'name' ? said.text : null;
}

/** Words said of a table or a column after it: `COMMENT ON COLUMN road.name IS '…'`, or as SQL Server keeps descriptions. */
function commentOn(rest: readonly SqlToken[], path: readonly string[]): string | null {
  for (let at = 0; at < rest.length; at += 1) {
    if (isWord(rest[at], 'comment') && isWord(rest[at + 1], 'on')) {
      const is = rest.findIndex((token, index) => index > at && isWord(token, 'is'));
      const named = rest.slice(at + 3, is).flatMap((token) => (isName(token) ? [token.text] : []));
      const isOfColumn = isWord(rest[at + 2], 'column');
      if (isOfColumn === path.length > 1 && named.slice(-path.length).join('.') === path.join('.')) return rest[is + 1]?.text ?? null;
    }
    if (rest[at]?.text.toLowerCase() === 'ms_description') {
      const end = rest.findIndex((token, index) => index > at && (isSign(token, ';') || isWord(token, 'go', 'exec', 'execute')));
      const [said, ...levels] = rest
        .slice(at + 1, end < 0 ? rest.length : end)
        .flatMap(({ kind, text }) => (kind === 'text' ? [text] : []));
      const ends = path.length > 1 ? ['table', path[0], 'column', path[1]] : ['table', path[0]];
      if (said !== undefined && levels.slice(-ends.length).join('.').toLowerCase() === ends.join('.').toLowerCase()) return said;
    }
  }
  return null;
}
