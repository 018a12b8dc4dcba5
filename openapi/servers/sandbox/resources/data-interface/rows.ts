import { fixedRows, type Argument } from '../../../../src/domains/data-interface/index.ts';
import { Refusal } from '../../core/failure.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { MAX_ROWS, type DemoDatabase, type Outcome } from './demo/database.ts';
import { readQuery } from './demo/query.ts';
import type { CallerFacts } from './caller.ts';
import { parametersOf, valuesFor } from './parameters.ts';
import { SOURCE, type DataInterfaceStored } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** Columns of a choice where a call does not say them. @source forms §3 */
const VALUE_COLUMN = 'id';
const LABEL_COLUMN = 'fullName';

/** Members rows depend on. */
type Source = Pick<DataInterfaceStored, 'dataType' | 'query' | 'requestParameters'>;

/**
 * The rows of a data interface. The text in `dataProcessing` is not run. @reading R-148
 * @throws Refusal when it calls another server, a parameter is wrong, or its SQL is
 */
export function outcomeOf(row: Source, given: readonly Argument[], demo: () => DemoDatabase, whoCalls: () => CallerFacts): Outcome {
  switch (row.dataType) {
    case SOURCE.fixed: {
      const rows = (fixedRows(row.query) ?? []).slice(0, MAX_ROWS);
      return { columns: [...new Set(rows.flatMap((each) => Object.keys(each)))], rows };
    }
    case SOURCE.sql: {
      const parameters = parametersOf(row);
      const query = readQuery(row.query);
      const unknown = query.names.find((name) => !name.startsWith('@') && parameters.every((parameter) => parameter.field !== name));
      if (unknown !== undefined) throw new Refusal(`SQL 中的参数 {${unknown}} 未在请求参数中定义，请补充后重试`);
      return demo().run(query, new Map([...valuesFor(parameters, given), ...Object.entries(whoCalls())]));
    }
    case SOURCE.remote:
      throw new Refusal('沙箱不会调用其他服务器，请改用 SQL 或静态数据');
  }
}

/** Rows in which one of the columns contains the keyword; the label where no column is named. */
export function searched(rows: readonly Row[], keyword: string, columnOptions: readonly string[], relationField: string): Row[] {
  const columns = columnOptions.length > 0 ? columnOptions : [relationField || LABEL_COLUMN];
  return rows.filter((row) => matchesKeyword(keyword, ...columns.map((column) => textOf(row[column]))));
}

/** Rows with these values, in the order of the values; those of a tree are looked for at every level. */
export function found(rows: readonly Row[], ids: readonly string[], propsValue: string): Row[] {
  const column = propsValue || VALUE_COLUMN;
  const byValue = new Map(everyRow(rows).map((row) => [textOf(row[column]), row]));
  return ids.map((id) => byValue.get(id)).filter((row) => row !== undefined);
}

const everyRow = (rows: readonly Row[]): Row[] =>
  rows.flatMap((row) => [row, ...everyRow(Array.isArray(row['children']) ? row['children'].filter(isRow) : [])]);

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
