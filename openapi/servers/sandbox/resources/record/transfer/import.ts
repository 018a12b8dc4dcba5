import { Refusal } from '../../../core/failure.ts';
import { listIn, membersOf, textOf, type Field } from '../design.ts';
import type { Asked } from '../asked.ts';
import { takenAtOnce, uniqueText, type Taken } from '../taken.ts';
import { insertRecord, updateRecord } from '../write.ts';
import type { RecordStored } from '../../model/tables.ts';
import { changesKnown, importColumns, type Column } from './columns.ts';
import { createCellReader } from './read-cell.ts';

type Values = Readonly<Record<string, unknown>>;

export const FAULTS_KEY = 'errorsInfo';
const FAULT_SEPARATOR = '；';
/** Patterns that repeat a repetition take for ever on some texts; the form tries them where it can be stopped. */
const REPEATS_TWICE = /[+*}]\)?[+*{]|\([^()]*[+*][^()]*\)[+*{]/;
const MAX_PATTERN_CHARS = 200;

function patternFaults({ config }: Field, text: string): string[] {
  if (text === '') return [];
  for (const each of listIn(config['regList']).map(membersOf)) {
    const pattern = textOf(each['pattern']).replace(/^\/(.*)\/[a-z]*$/, '$1');
    if (pattern === '' || pattern.length > MAX_PATTERN_CHARS || REPEATS_TWICE.test(pattern)) continue;
    try {
      if (!new RegExp(pattern).test(text)) return [textOf(each['message'])];
    } catch {
      continue;
    }
  }
  return [];
}

/** Adds every row without a fault; the others are handed back with all their faults. @source forms §8 @reading R-696 */
export function importRows(asked: Asked, rows: readonly Values[], flowId: string | null) {
  const { world, model, design, caller } = asked;
  const columns = importColumns(design);
  const readCell = createCellReader(world.store, asked.names);
  const read = (all: readonly Column[], row: Values, faults: string[]): Record<string, unknown> => {
    const values: Record<string, unknown> = {};
    for (const { field } of all) {
      const text = textOf(row[field.key]).trim();
      if (text === '' && field.config['required'] === true) faults.push(`${field.label}不能为空`);
      const reading = readCell(field, row[field.key]);
      if ('fault' in reading) faults.push(reading.fault);
      else values[field.key] = reading.value;
      faults.push(...patternFaults(field, text));
    }
    return values;
  };
  const taken = takenAtOnce(world, model.id, design);
  const failResult: Record<string, unknown>[] = [];
  for (const row of rows) {
    const faults: string[] = [];
    const own = columns.filter(({ table }) => table === null);
    const values = read(own, row, faults);
    for (const table of new Set(columns.flatMap((column) => (column.table === null ? [] : [column.table])))) {
      const children = columns.filter((column) => column.table === table);
      values[table.key] = listIn(row[table.key]).map((each) => read(children, membersOf(each), faults));
    }
    if (faults.length === 0) {
      try {
        const known = changesKnown(design) ? twinOf(asked, values, taken) : undefined;
        if (known) updateRecord(world, known, design, values, caller, taken);
        else insertRecord(world, model, design, values, caller, flowId, taken);
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

/** The record with the value of a unique field. */
function twinOf({ world, design }: Asked, values: Values, taken: Taken): RecordStored | undefined {
  const key = design.fields.find((field) => field.config['unique'] === true && uniqueText(values[field.key]) !== '')?.key;
  const id = key === undefined ? undefined : taken.idOf(key, uniqueText(values[key]), '');
  return id === undefined ? undefined : world.store.one<RecordStored>('SELECT * FROM model_record WHERE id = ?', id);
}
