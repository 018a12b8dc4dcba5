import { expect, it } from 'vitest';
import { openDemoDatabase, type BoundValue } from './database.ts';
import { workOf } from './plan.ts';
import { readQuery } from './query.ts';

const demo = openDemoDatabase(() => 0);
const run = (sql: string, values: Record<string, BoundValue> = {}) => demo.run(readQuery(sql), new Map(Object.entries(values)));

it('the demo tables hold some hundreds of rows of the trade, the same every time', () => {
  const counts = ['toll_station', 'vehicle', 'service_area', 'merchant', 'contractor', 'daily_traffic'].map(
    (name) => run(`SELECT count(*) AS rows FROM demo_${name}`).rows[0]?.['rows'],
  );
  expect(counts).toEqual([16, 240, 8, 132, 28, 448]);
  const again = openDemoDatabase(() => 0).run(readQuery('SELECT * FROM demo_merchant'), new Map());
  expect(again).toEqual(run('SELECT * FROM demo_merchant'));
  expect(run('SELECT count(DISTINCT plate) AS plates FROM demo_vehicle').rows).toEqual([{ plates: 240 }]);
});

it('joins, groups, subqueries and conditions work', () => {
  const joined = run(
    `WITH busy AS (SELECT stationId, sum(cars) AS cars FROM demo_daily_traffic GROUP BY stationId)
    SELECT s.fullName, busy.cars FROM busy JOIN demo_toll_station s ON s.id = busy.stationId WHERE s.roadNumber = {road} ORDER BY s.id; -- end`,
    { road: 'S31' },
  );
  expect(joined.columns).toEqual(['fullName', 'cars']);
  expect(joined.rows.map((row) => row['fullName'])).toEqual(['双河收费站', '梅子坪收费站', '古驿收费站', '溪口收费站']);
  expect(run('WITH a AS (SELECT 1 AS one FROM demo_vehicle) SELECT count(*) AS n FROM a').rows).toEqual([{ n: 240 }]);
});

it('columns are known where there are no rows', () => {
  expect(run('SELECT id, plate FROM demo_vehicle WHERE 1 = 0')).toEqual({ columns: ['id', 'plate'], rows: [] });
});

it('a value is a value, whatever it says', () => {
  for (const kind of ["x' OR '1'='1", '清障车; DROP TABLE demo_vehicle', '清障车" --', '{kind}'])
    expect(run('SELECT id FROM demo_vehicle WHERE kind = {kind}', { kind }).rows).toEqual([]);
  expect(run('SELECT {kind} AS said', { kind: "'); DELETE FROM user; --" }).rows).toEqual([{ said: "'); DELETE FROM user; --" }]);
  expect(run('SELECT count(*) AS n FROM demo_vehicle WHERE {kind} IS NULL OR kind = {kind}').rows).toEqual([{ n: 240 }]);
});

it.each([
  ['a change', 'DROP TABLE demo_vehicle', '只允许一条 SELECT'],
  ['another database', "ATTACH ':memory:' AS x", '只允许一条 SELECT'],
  ['a setting', 'PRAGMA query_only = OFF', '只允许一条 SELECT'],
  ['a second statement', 'SELECT 1; DROP TABLE demo_vehicle', '只允许一条 SELECT'],
  ['a second statement behind a comment', 'SELECT 1 /* ; */ ; /* x */ DELETE FROM demo_vehicle', '只允许一条 SELECT'],
  ['an explanation', 'EXPLAIN SELECT 1', '只允许一条 SELECT'],
  ['nothing', '', '只允许一条 SELECT'],
  ['a change behind WITH', 'WITH a AS (SELECT 1) DELETE FROM demo_vehicle', '不能修改数据'],
  ['an insertion behind WITH', "WITH a AS (SELECT 1) INSERT INTO demo_service_area (id) VALUES ('x')", '不能修改数据'],
  ['the tables of the sandbox', 'SELECT passwordKey FROM user', '不能读取 user'],
  ['the tables of the sandbox by a subquery', 'SELECT (SELECT account FROM user LIMIT 1) AS account', '不能读取 user'],
  ['the schema', 'SELECT sql FROM sqlite_master', '不能读取 sqlite_master'],
  ['how many rows the schema has', 'SELECT count(*) FROM sqlite_schema', '不能读取 sqlite_'],
  ['settings as a table', "SELECT * FROM pragma_table_info('demo_vehicle')", '不能读取 pragma_table_info'],
  ['a table of another kind', "SELECT value FROM json_each('[1]')", '不能读取 json_each'],
  ['a function that loads code', "SELECT load_extension('x')", '不能使用函数 load_extension'],
  ['a function that makes large values', 'SELECT zeroblob(1000000000)', '不能使用函数 zeroblob'],
  ['an endless query', 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n', '递归查询'],
  ['a window', 'SELECT sum(cars) OVER (ORDER BY day) FROM demo_daily_traffic', '窗口函数'],
  ['three tables without a condition', 'SELECT count(*) FROM demo_vehicle a, demo_vehicle b, demo_vehicle c', '数据量过大'],
  ['a subquery by itself thrice', 'WITH a AS MATERIALIZED (SELECT * FROM demo_vehicle) SELECT count(*) FROM a x, a y, a z', '数据量过大'],
  ['values by themselves', `WITH v(i) AS (VALUES ${'(1),'.repeat(99)}(1)) SELECT count(*) FROM v a, v b, v c, v d`, '数据量过大'],
  ['a parameter in quotes', "SELECT id FROM demo_vehicle WHERE plate LIKE '%{plate}%'", '不要放在引号内'],
  ['a name to bind', 'SELECT :p_kind', '用 {参数名} 引用参数'],
  ['a misspelt word', 'SELECT id FORM demo_vehicle', 'SQL 有误'],
  ['a text without an end', "SELECT 'a", 'SQL 有误'],
  ['a number no client can read', 'SELECT 9007199254740993', 'SQL 有误'],
])('%s is refused', (_, sql, msg) => {
  expect(() => run(sql)).toThrow(msg);
  expect(run('SELECT count(*) AS n FROM demo_vehicle').rows).toEqual([{ n: 240 }]);
});

/** A subquery with one text of 10 characters times two to the power of `times`. */
const doubled = (times: number): string =>
  Array.from({ length: times }).reduce((inner: string) => `(SELECT t || t AS t FROM ${inner})`, "(SELECT '0123456789' AS t)");

it('a value longer than 64 KiB is refused, and rows of more than 8,000,000 characters', () => {
  expect(() => run(`SELECT length(t) FROM ${doubled(14)}`)).toThrow('too big');
  expect(() => run(`SELECT t FROM demo_vehicle, ${doubled(12)}`)).toThrow('查询结果过大');
  expect(run(`SELECT t FROM demo_vehicle, ${doubled(6)}`).rows).toHaveLength(240);
});

it('quoted signs are text, and quoted braces without a name too', () => {
  expect(run(`SELECT ';?:@$' AS "a;b", '{"kind":1}' AS json`).rows).toEqual([{ 'a;b': ';?:@$', json: '{"kind":1}' }]);
});

it('more than 10,000 rows are cut there', () => {
  expect(run('SELECT a.id FROM demo_vehicle a, demo_vehicle b').rows).toHaveLength(10_000);
});

it('a query that takes longer than two seconds is given up', () => {
  let clock = 0;
  const slow = openDemoDatabase(() => (clock += 1500));
  expect(() => slow.run(readQuery('SELECT id FROM demo_vehicle'), new Map())).toThrow('查询超过 2 秒');
});

it('the work of a plan is the product of its loops, a search by key being one row', () => {
  const plan = (...details: [id: number, parent: number, detail: string][]) =>
    details.map(([id, parent, detail]) => ({ id, parent, detail }));
  expect(workOf(plan([1, 0, 'SCAN t'], [2, 0, 'SEARCH s USING INDEX sqlite_autoindex_s_1 (id=?) LEFT-JOIN']), 400)).toBe(400);
  expect(workOf(plan([1, 0, 'SCAN t'], [2, 0, 'SEARCH s USING AUTOMATIC COVERING INDEX (id=?)']), 400)).toBe(160_000);
  expect(workOf(plan([1, 0, 'SCAN t'], [2, 0, 'CORRELATED SCALAR SUBQUERY 1'], [3, 2, 'SCAN s']), 400)).toBe(400 * 401);
  expect(
    workOf(plan([1, 0, 'COMPOUND QUERY'], [2, 1, 'LEFT-MOST SUBQUERY'], [3, 2, 'SCAN a'], [4, 1, 'UNION ALL'], [5, 4, 'SCAN b']), 400),
  ).toBeLessThan(1000);
});
