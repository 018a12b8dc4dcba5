import { PRINT_HEAD_TABLE, PRINT_RECORD_TOKEN, printQueries, printSubTable } from '../../../../src/domains/print/index.ts';
import { Refusal } from '../../core/failure.ts';
import { openDemoDatabase, type DemoDatabase, type Outcome } from '../data-interface/demo/database.ts';
import { readQuery } from '../data-interface/demo/query.ts';

/** The one database there is. */
const OWN_DATABASE = '0';
/** The record of a query as the demo database binds it. */
const RECORD = 'formId';

/** Result of the queries of a template, by the names of its tables. */
export type PrintTables = ReadonlyMap<string, Outcome>;

/** Runs the queries of a template for one record. */
export interface PrintQueries {
  /** @throws Refusal when a query is wrong, lacks the record, or reaches for anything but the demo tables */
  run(sources: { dbLinkId: string | null; sqlTemplate: string | null }, formId: string): PrintTables;
}

/** The queries run over the demo tables, by the rules of data interfaces. @reading R-147 @reading R-462 */
export function createPrintQueries(now: () => number): PrintQueries {
  let opened: DemoDatabase | undefined;
  return {
    run: ({ dbLinkId, sqlTemplate }, formId) => {
      if (dbLinkId && dbLinkId !== OWN_DATABASE) throw new Refusal('沙箱只有默认数据库，请重新选择数据连接');
      const queries = printQueries(sqlTemplate ?? '');
      if (queries === null) throw new Refusal('SQL语句的格式不正确，请修改后重试');
      opened ??= openDemoDatabase(now);
      const demo = opened;
      return new Map(queries.map((sql, index) => [tableName(index), runOne(demo, sql, formId)]));
    },
  };
}

const tableName = (index: number): string => (index === 0 ? PRINT_HEAD_TABLE : printSubTable(index - 1));

function runOne(demo: DemoDatabase, sql: string, formId: string): Outcome {
  const query = readQuery(sql.replaceAll(PRINT_RECORD_TOKEN, `{${RECORD}}`));
  if (!query.names.includes(RECORD)) throw new Refusal(`每条SQL语句都应包含 ${PRINT_RECORD_TOKEN} 条件，请补充后重试`);
  const unknown = query.names.find((name) => name !== RECORD);
  if (unknown !== undefined) throw new Refusal(`打印模板的SQL语句中不能使用参数 {${unknown}}`);
  return demo.run(query, new Map([[RECORD, formId]]));
}
