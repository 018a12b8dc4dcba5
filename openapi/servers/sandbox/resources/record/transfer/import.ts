import { recordProblems, recordSentence } from '../../../../../src/rules/records/index.ts';
import { Refusal } from '../../../core/failure.ts';
import { listIn, membersOf, type Field } from '../design.ts';
import { existing } from '../exists.ts';
import type { Asked } from '../asked.ts';
import { takenAtOnce, uniqueText, type Taken } from '../taken.ts';
import { insertRecord, updateRecord } from '../write.ts';
import type { RecordStored } from '../../model/tables.ts';
import { changesKnown, importColumns, type Column } from './columns.ts';
import { createCellReader } from './read-cell.ts';

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

/** Adds every row without a fault; the others are handed back with all their faults. @source forms §8 @reading R-696 */
export function importRows(asked: Asked, rows: readonly Values[], flowId: string | null) {
  const { world, model, design, caller } = asked;
  const columns = importColumns(design);
  const fields = judgedFields(columns);
  const read = rowReader(asked, columns);
  const taken = takenAtOnce(world, model.id, design);
  const exists = existing(world, caller, asked.names);
  const failResult: Record<string, unknown>[] = [];
  for (const row of rows) {
    const { values, faults, unread } = read(row);
    const known = changesKnown(design) ? twinOf(asked, values, taken) : undefined;
    const before = known ? membersOf(JSON.parse(known.data)) : null;
    for (const problem of recordProblems(fields, values, { freed: design.freed, before, exists })) {
      const { field, cell } = problem;
      if (!unread.has(placeOf(field.key, cell?.table.key ?? '', cell?.row ?? 0))) faults.push(recordSentence(problem));
    }
    if (faults.length === 0) {
      try {
        const judged = { taken, isJudged: true };
        if (known) updateRecord(world, known, design, values, caller, judged);
        else insertRecord(world, model, design, values, caller, flowId, judged);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        faults.push(error.message);
      }
    }
    if (faults.length > 0) failResult.push({ ...row, [FAULTS_KEY]: [...new Set(faults)].join(FAULT_SEPARATOR) });
  }
  const fnum = failResult.length;
  return { snum: rows.length - fnum, fnum, resultType: fnum === 0 ? 0 : 1, failResult };
}

function rowReader({ world, names }: Asked, columns: readonly Column[]): (row: Values) => RowReading {
  const readCell = createCellReader(world.store, names);
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
        faults.push(table === null ? reading.fault : `${table.label}，第 ${at + 1} 行，${reading.fault}`);
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

/** The record with the value of a unique field. */
function twinOf({ world, design }: Asked, values: Values, taken: Taken): RecordStored | undefined {
  const key = design.fields.find((field) => field.config['unique'] === true && uniqueText(values[field.key]) !== '')?.key;
  const id = key === undefined ? undefined : taken.idOf(key, uniqueText(values[key]), '');
  return id === undefined ? undefined : world.store.one<RecordStored>('SELECT * FROM model_record WHERE id = ?', id);
}
