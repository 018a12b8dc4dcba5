import { constants, type DatabaseSync } from 'node:sqlite';

/** Tables a query may read begin with this. */
const DEMO_PREFIX = 'demo_';

/** Functions that neither reach out of the query nor make large values. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  `abs avg coalesce count date datetime group_concat ifnull iif instr julianday length like lower ltrim max min nullif round rtrim strftime
   substr substring sum time total trim typeof unixepoch upper`.split(/\s+/u),
);

/** Guard between a query and the database. */
export interface Guard {
  /** Reason the last query was refused; null when it was not. */
  readonly reason: string | null;
  /** Forgets the last query; the next one has these subqueries. */
  expect(subqueries: ReadonlySet<string>): void;
}

/** Lets a database read its demo tables and nothing else: SQLite asks while it compiles, before anything runs. */
export function guard(database: DatabaseSync): Guard {
  let reason: string | null = null;
  let own: ReadonlySet<string> = new Set();
  database.setAuthorizer((action, first, second) => {
    const refusal = refusalOf(action, first ?? '', second ?? '', own);
    reason ??= refusal;
    return refusal === null ? constants.SQLITE_OK : constants.SQLITE_DENY;
  });
  return {
    get reason() {
      return reason;
    },
    expect: (subqueries) => {
      reason = null;
      own = subqueries;
    },
  };
}

function refusalOf(action: number, first: string, second: string, own: ReadonlySet<string>): string | null {
  switch (action) {
    case constants.SQLITE_SELECT:
      return null;
    case constants.SQLITE_READ:
      return mayRead(first.toLowerCase(), second, own) ? null : unknownTable(first);
    case constants.SQLITE_FUNCTION:
      return FUNCTIONS.has(second.toLowerCase()) ? null : `SQL 中不能使用函数 ${second}，请改写后重试`;
    case constants.SQLITE_RECURSIVE:
      return 'SQL 中不能使用递归查询，请改写后重试';
    default:
      return '只能查询数据，不能修改数据或设置数据库';
  }
}

/** A subquery of the query is asked about only where its rows are counted and none of its columns is read. */
const mayRead = (table: string, column: string, own: ReadonlySet<string>): boolean =>
  table.startsWith(DEMO_PREFIX) || (column === '' && own.has(table));

/** The sentence for a table that is no demo table. */
export const unknownTable = (table: string): string => `只能查询演示表（以 ${DEMO_PREFIX} 开头），不能读取 ${table}`;
