import type { Store } from './store.ts';

/** A row by its columns; bytes are hexadecimal. */
type Row = Readonly<Record<string, string | number | null>>;

/** Table whose rows are watched, and how they are told. */
export interface WatchedTable {
  /** Name of one of its records, in messages: 角色. */
  readonly title: string;
  /** Column that names a record; a link is named by both its ends. */
  readonly name?: string;
  readonly ends?: readonly { readonly column: string; readonly table: string; readonly name: string }[];
  /** Columns of JSON, told member by member; of a hidden one the names alone. */
  readonly json?: readonly string[];
  /** Columns whose values nobody is told; those that hold bytes never are. */
  readonly hidden?: readonly string[];
  /** Columns that change by themselves. */
  readonly skipped?: readonly string[];
  /** Told are the names of changed members only, of all rows or of some. */
  readonly isPrivate?: boolean | ((row: Row) => boolean);
  /** Members of the columns of JSON nobody is told the values of, beside those whose names say that they are secrets. */
  readonly secretsIn?: (store: Store, row: Row) => ReadonlySet<string>;
  /** Row that counts as having been there before one is written first: what holds where nothing is kept. */
  readonly firstOf?: (row: Row) => Row;
  /** Only rows that are deleted are told. */
  readonly isReportedWhenDeleted?: boolean;
}

/** A member that was changed; values are texts, null where there is none or nobody is told. */
export interface ChangedMember {
  readonly member: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly isHidden: boolean;
}

/** A record that a call has made, changed or deleted. */
export interface RecordChange {
  readonly action: 'create' | 'update' | 'delete';
  readonly kind: string;
  readonly recordId: string;
  readonly name: string;
  /** Is it a link between two records? */
  readonly isLink: boolean;
  readonly members: ChangedMember[];
}

/** Runs some work and tells what it has changed in the watched tables. Only within a transaction. */
export type ChangeWatch = <Result>(work: () => Result) => { result: Result; changes: RecordChange[] };

type Seen = { tableName: string; action: RecordChange['action']; before: string | null; after: string | null };

/** Names of what nobody is told, wherever it stands. @reading R-285 */
export const SECRET_NAME =
  /passw|pwd|secret|token|salt|credential|captcha|authorization|(?:app|private|access|secret|link|api|license|aes|password|encoding\w*)_?key$/i;
/** Values that hold something to get in with, whatever they are called: addresses with a token, headers. */
const SECRET_VALUE = /\b(?:access_token|token|secret|password|pwd|api_?key)=|\bbearer\s+\S/i;

/** A member of JSON inside a value with such a name. */
const SECRET_MEMBER = /"\w*(?:passw|pwd|secret|token|salt|credential|authorization)\w*"\s*:\s*"[^"]/i;

const MAX_CHANGES = 200;
const MAX_CHARS = 200;
const NONE: ReadonlySet<string> = new Set();
/** Times say when, and the log does. */
const ALWAYS_SKIPPED: readonly string[] = ['id', 'creatorTime', 'lastModifyTime'];

/**
 * Watches tables by triggers that live as long as the process: whatever writes a row, in whatever way, is seen, and no
 * handler has to remember it.
 */
export function createChangeWatch(store: Store, tables: Readonly<Record<string, WatchedTable>>): ChangeWatch {
  const bytes = new Map<string, ReadonlySet<string>>();
  store.script(
    `CREATE TEMP TABLE seen_change (seq INTEGER PRIMARY KEY, tableName TEXT, action TEXT, before TEXT, after TEXT);
     CREATE TEMP TABLE watch_state (isOn INTEGER); INSERT INTO temp.watch_state VALUES (0);`,
  );
  for (const table of Object.keys(tables)) {
    const columns = store.all<{ name: string; type: string }>(`SELECT name, type FROM pragma_table_info('${table}')`);
    bytes.set(table, new Set(columns.filter(({ type }) => type === 'BLOB').map(({ name }) => name)));
    const row = (of: 'OLD' | 'NEW'): string =>
      `json_object(${columns.map(({ name, type }) => `'${name}', ${type === 'BLOB' ? `hex(${of}.${name})` : `${of}.${name}`}`).join(', ')})`;
    const trigger = (event: string, action: string, before: string, after: string): string => `
      CREATE TEMP TRIGGER watch_${table}_${action} AFTER ${event} ON main.${table} WHEN (SELECT isOn FROM watch_state) = 1
      BEGIN INSERT INTO seen_change (tableName, action, before, after) VALUES ('${table}', '${action}', ${before}, ${after}); END;`;
    store.script(
      trigger('INSERT', 'create', 'NULL', row('NEW')) +
        trigger('UPDATE', 'update', row('OLD'), row('NEW')) +
        trigger('DELETE', 'delete', row('OLD'), 'NULL'),
    );
  }

  const told = (seen: readonly Seen[]): RecordChange[] => {
    const net = netChanges(seen, tables);
    const gone = new Map(net.flatMap(({ tableName, before }) => (before ? [[`${tableName} ${before['id']}`, before] as const] : [])));
    return net
      .map(({ tableName, before: stored, after }): RecordChange | null => {
        const table = tables[tableName];
        const before = stored ?? (after && table?.firstOf ? table.firstOf(after) : null);
        const row = after ?? before;
        if (!table || !row) return null;
        if (table.isReportedWhenDeleted === true && after) return null;
        const unreported = { bytes: bytes.get(tableName) ?? NONE, inner: table.secretsIn?.(store, row) ?? NONE };
        const members = membersOf(before, after, table, unreported);
        if (before && after && members.length === 0) return null;
        return {
          action: before ? (after ? 'update' : 'delete') : 'create',
          kind: table.title,
          recordId: String(row['id'] ?? row[table.ends?.[0]?.column ?? table.name ?? ''] ?? ''),
          name: nameOf(store, table, row, gone),
          isLink: table.ends !== undefined,
          members: members.slice(0, MAX_CHANGES),
        };
      })
      .filter((change) => change !== null);
  };

  return (work) => {
    store.run('UPDATE temp.watch_state SET isOn = 1');
    const result = work();
    store.run('UPDATE temp.watch_state SET isOn = 0');
    const seen = store.all<Seen>('SELECT tableName, action, before, after FROM temp.seen_change ORDER BY seq LIMIT 10000');
    if (seen.length > 0) store.run('DELETE FROM temp.seen_change');
    return { result, changes: told(seen).slice(0, MAX_CHANGES) };
  };
}

/** Does some work nobody is told of, also within a watched call: rows that count as having been there. */
export function unseen<Result>(store: Store, work: () => Result): Result {
  const isWatched = store.one("SELECT 1 AS found FROM sqlite_temp_master WHERE name = 'watch_state'") !== undefined;
  if (!isWatched) return work();
  const { isOn } = store.one<{ isOn: number }>('SELECT isOn FROM temp.watch_state') ?? { isOn: 0 };
  store.run('UPDATE temp.watch_state SET isOn = 0');
  const result = work();
  store.run('UPDATE temp.watch_state SET isOn = ?', isOn);
  return result;
}

interface NetChange {
  tableName: string;
  before: Row | null;
  after: Row | null;
}

/** One change for each row: what is deleted and written again has changed, or not at all. */
function netChanges(seen: readonly Seen[], tables: Readonly<Record<string, WatchedTable>>): NetChange[] {
  const byRow = new Map<string, NetChange>();
  for (const { tableName, before, after } of seen) {
    const [old, fresh]: (Row | null)[] = [before, after].map((text) => (text === null ? null : JSON.parse(text)));
    const row = fresh ?? old ?? {};
    const { ends, name = '' } = tables[tableName] ?? {};
    const key = `${tableName} ${row['id'] ?? ends?.map(({ column }) => row[column]).join(' ') ?? row[name]}`;
    const known = byRow.get(key);
    byRow.set(key, { tableName, before: known ? known.before : (old ?? null), after: fresh ?? null });
  }
  return [...byRow.values()].filter(({ before, after }) => before !== null || after !== null);
}

/** Names whose values are told to nobody: columns of bytes, and members of the columns of JSON. */
interface UnreportedChange {
  readonly bytes: ReadonlySet<string>;
  readonly inner: ReadonlySet<string>;
}

function membersOf(before: Row | null, after: Row | null, table: WatchedTable, { bytes, inner }: UnreportedChange): ChangedMember[] {
  const { json = [], hidden = [], skipped = [], ends = [], isPrivate = false } = table;
  const isUnreported = typeof isPrivate === 'function' ? isPrivate(after ?? before ?? {}) : isPrivate;
  const left = [...ALWAYS_SKIPPED, ...skipped, ...ends.map(({ column }) => column)];
  return Object.keys(after ?? before ?? {})
    .filter((column) => !left.includes(column) && (before?.[column] ?? null) !== (after?.[column] ?? null))
    .flatMap((column): ChangedMember[] => {
      const isHidden = isUnreported || bytes.has(column) || hidden.includes(column);
      if (!json.includes(column)) return [memberOf(column, before?.[column], after?.[column], isHidden)];
      const [old, fresh] = [innerMembers(before?.[column]), innerMembers(after?.[column])];
      return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
        .filter((name) => JSON.stringify(old[name] ?? '') !== JSON.stringify(fresh[name] ?? ''))
        .map((name) => memberOf(`${column}.${name}`, old[name], fresh[name], isHidden || inner.has(name)));
    })
    .filter(({ before: old, after: fresh, isHidden }) => isHidden || (old ?? '') !== (fresh ?? ''));
}

function memberOf(member: string, before: unknown, after: unknown, isHidden: boolean): ChangedMember {
  const isSecret = SECRET_NAME.test(member) || [before, after].some(holdsSecret);
  if (isHidden || isSecret) return { member, before: null, after: null, isHidden: true };
  return { member, before: textOf(before), after: textOf(after), isHidden: false };
}

const holdsSecret = (value: unknown): boolean => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return SECRET_VALUE.test(text) || (text.startsWith('[') || text.startsWith('{') ? SECRET_MEMBER.test(text) : false);
};

/** A text as it is, anything else as JSON; the end is left out where it is long. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const letters = Array.from(typeof value === 'string' ? value : JSON.stringify(value));
  return letters.length > MAX_CHARS ? `${letters.slice(0, MAX_CHARS).join('')}…` : letters.join('');
}

function innerMembers(text: unknown): Readonly<Record<string, unknown>> {
  // What SQLite has written with its own functions comes as JSON, not as a text of it.
  const value: unknown = typeof text === 'string' ? JSON.parse(text || '{}') : text;
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A link is named by its two ends, also by one that has gone with it. */
function nameOf(store: Store, { name, ends }: WatchedTable, row: Row, gone: ReadonlyMap<string, Row>): string {
  if (name !== undefined) return String(row[name] ?? '');
  const names = (ends ?? []).map(({ column, table, name: of }) => {
    const id = row[column] ?? '';
    const found = store.one<{ name: string }>(`SELECT ${of} AS name FROM ${table} WHERE id = ?`, id);
    return String(found?.name ?? gone.get(`${table} ${id}`)?.[of] ?? id);
  });
  return names.join(' → ');
}
