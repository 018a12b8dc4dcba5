import { DatabaseSync } from 'node:sqlite';
import { Refusal } from '../../../core/failure.ts';
import { guard, unknownTable } from './guard.ts';
import { workOf, type PlanRow } from './plan.ts';
import { bindingOf, type Query } from './query.ts';
import { writeDemoTables } from './tables.ts';

/** Rows a data interface answers at most. @reading R-147 */
export const MAX_ROWS = 10_000;
/** Milliseconds after which a query is given up. @reading R-147 */
const MAX_MS = 2000;
/** Rows a query may visit. @reading R-147 */
const MAX_WORK = 2_000_000;
/** Characters of all rows together. @reading R-147 */
const MAX_CHARS = 8_000_000;
/** Largest value a query may make, in bytes, and the other bounds SQLite itself keeps. */
const LIMITS = { length: 65_536, sqlLength: 20_000, likePatternLength: 100, attach: 0, compoundSelect: 20, exprDepth: 100 } as const;

export type BoundValue = string | number | null;

/** Answer of a query. */
export interface Outcome {
  /** Names of the columns, also where there are no rows. */
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** The demo tables, to be read only. */
export interface DemoDatabase {
  /** @throws Refusal when the query is wrong, reaches for anything but the demo tables, or would take too long */
  run(query: Query, values: ReadonlyMap<string, BoundValue>): Outcome;
}

/** Opens a database of its own in memory that holds the demo tables and nothing else: whatever a query says, it reaches nothing of the sandbox. */
export function openDemoDatabase(now: () => number): DemoDatabase {
  const database = new DatabaseSync(':memory:', { limits: LIMITS });
  const largestTable = writeDemoTables(database);
  database.exec('PRAGMA query_only = ON');
  const guarded = guard(database);

  return {
    run: ({ sql, names, subqueries }, values) => {
      guarded.expect(subqueries);
      const bindings = Object.fromEntries(names.map((name) => [bindingOf(name), values.get(name) ?? null]));
      try {
        const plan: unknown = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(bindings);
        if (workOf(plan as PlanRow[], largestTable) > MAX_WORK) throw new Refusal('查询的数据量过大，请减少连接的表或增加条件');
        const statement = database.prepare(sql);
        const columns = statement.columns().map((column) => column.name);
        const deadline = now() + MAX_MS;
        const rows: Record<string, unknown>[] = [];
        let chars = 0;
        for (const row of statement.iterate(bindings)) {
          const plain = plainRow(row);
          chars += charsOf(plain);
          if (chars > MAX_CHARS) throw new Refusal('查询结果过大，请减少列或增加条件');
          if (rows.push(plain) === MAX_ROWS) break;
          if (now() > deadline) throw new Refusal('查询超过 2 秒，已停止，请增加条件后重试');
        }
        return { columns, rows };
      } catch (error) {
        throw guarded.reason === null ? refusalFor(error) : new Refusal(guarded.reason);
      }
    },
  };
}

/** Bytes have no place in JSON: they are shown in hexadecimal. */
const plainRow = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value]),
  );

const charsOf = (row: Readonly<Record<string, unknown>>): number =>
  Object.values(row).reduce((sum: number, value) => sum + (typeof value === 'string' ? value.length : 1), 0);

const SQL_ERRORS: ReadonlySet<unknown> = new Set(['ERR_SQLITE_ERROR', 'ERR_OUT_OF_RANGE']);

function refusalFor(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !SQL_ERRORS.has(error.code)) return error;
  const table = /^no such table: (.+)$/u.exec(error.message)?.[1];
  return new Refusal(table === undefined ? `SQL 有误，请检查后重试（${error.message}）` : unknownTable(table));
}
