import { recordProblems, recordSentence } from '../../../../../src/rules/records/index.ts';
import { Refusal } from '../../../core/failure.ts';
import { sayIn, type SentenceLanguage } from '../../../sentences/sayIn.ts';
import type { ImportConflict } from '../../../core/free-name.ts';
import { listIn, membersOf, type Field } from '../design.ts';
import { existing } from '../exists.ts';
import type { ModelAccess } from '../model-access.ts';
import { takenAtOnce } from '../taken.ts';
import { insertRecord, updateRecord } from '../write.ts';
import { importColumns, type Column } from './columns.ts';
import { createCellReader } from './read-cell.ts';
import { treatment } from './treatment.ts';

type Values = Readonly<Record<string, unknown>>;

export const FAULTS_KEY = 'errorsInfo';
const FAULT_SEPARATOR = '；';

/** Values of a row, and what could not be read of it. */
interface RowReading {
  readonly values: Record<string, unknown>;
  readonly faults: string[];
  /** Places whose cell is no value: there is nothing else to be said about them. */
  readonly unread: ReadonlySet<string>;
}
const placeOf = (key: string, table: string, row: number): string => `${table}.${row}.${key}`;

/** Fields of the sheet, with the columns of sub-tables that are in it: others cannot be filled in there. */
function judgedFields(columns: readonly Column[]): Field[] {
  const tables = new Set(columns.flatMap(({ table }) => (table === null ? [] : [table])));
  return [
    ...columns.filter(({ table }) => table === null).map(({ field }) => field),
    ...[...tables].map((table) => ({ ...table, children: columns.filter((column) => column.table === table).map(({ field }) => field) })),
  ];
}

interface Importing {
  readonly flowId: string | null;
  /** Treatment of records that are there already; left out, the design decides. @reading R-224 */
  readonly conflict?: ImportConflict | undefined;
  readonly language: SentenceLanguage;
}

/** Adds every row without a fault; the others are handed back with all their faults. @source forms §8 @reading R-696 @reading R-226 */
export function importRows(asked: ModelAccess, rows: readonly Values[], { flowId, conflict, language }: Importing) {
  const { world, model, design, formed, caller } = asked;
  const columns = importColumns(formed);
  const fields = judgedFields(columns);
  const read = rowReader(asked, columns, language);
  const taken = takenAtOnce(world, model.id, design);
  const exists = existing(world, caller, asked.names);
  const treat = treatment(asked, taken, conflict);
  const failResult: Record<string, unknown>[] = [];
  const counts = { skipnum: 0, updatenum: 0, renamenum: 0 };
  for (const row of rows) {
    const reading = read(row);
    const { faults, unread } = reading;
    const doing = treat(reading.values);
    if (doing.kind === 'skip') {
      counts.skipnum += 1;
      continue;
    }
    const { values } = doing;
    const before = doing.kind === 'overwrite' ? membersOf(JSON.parse(doing.known.data)) : null;
    for (const problem of recordProblems(fields, values, { freed: design.freed, before, exists })) {
      const { field, cell } = problem;
      if (!unread.has(placeOf(field.key, cell?.table.key ?? '', cell?.row ?? 0))) faults.push(recordSentence(problem, language));
    }
    if (faults.length === 0) {
      try {
        const judged = { taken, isJudged: true, formed };
        if (doing.kind === 'overwrite') updateRecord(world, doing.known, design, values, caller, judged);
        else insertRecord(world, model, design, values, caller, flowId, judged);
        if (doing.kind === 'overwrite') counts.updatenum += 1;
        else if (doing.isRenamed) counts.renamenum += 1;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        faults.push(error.sentenceIn?.(language) ?? sayIn(language, error.message, 'names'));
      }
    }
    if (faults.length > 0) failResult.push({ ...row, [FAULTS_KEY]: [...new Set(faults)].join(FAULT_SEPARATOR) });
  }
  const fnum = failResult.length;
  const snum = rows.length - fnum - counts.skipnum;
  return { snum, fnum, ...(conflict && counts), resultType: fnum === 0 ? 0 : 1, failResult };
}

function rowReader({ world, names }: ModelAccess, columns: readonly Column[], language: SentenceLanguage): (row: Values) => RowReading {
  const readCell = createCellReader(world.store, names, language);
  const own = columns.filter(({ table }) => table === null);
  const tables = new Set(columns.flatMap(({ table }) => (table === null ? [] : [table])));
  return (row) => {
    const faults: string[] = [];
    const unread = new Set<string>();
    const read = (all: readonly Column[], cells: Values, at: number): Record<string, unknown> => {
      const values: Record<string, unknown> = {};
      for (const { field, table } of all) {
        const reading = readCell(field, cells[field.key]);
        if ('value' in reading) {
          values[field.key] = reading.value;
          continue;
        }
        unread.add(placeOf(field.key, table?.key ?? '', at));
        faults.push(table === null ? reading.fault : sayIn(language, `${table.label}，第 ${at + 1} 行，${reading.fault}`, 'names'));
      }
      return values;
    };
    const values = read(own, row, 0);
    for (const table of tables) {
      const children = columns.filter((column) => column.table === table);
      values[table.key] = listIn(row[table.key]).map((each, at) => read(children, membersOf(each), at));
    }
    return { values, faults, unread };
  };
}
