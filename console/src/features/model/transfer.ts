import { decimalOf } from '@milepost/kit/engines/decimal-digits';
import { tableOfText, textOfTable } from '@milepost/kit/engines/table-text';
import type { ImportConflict } from '@milepost/kit/conflict-choice';
import type { ImportAsk, ImportColumn, ImportNote, ImportValues } from '@milepost/kit/import-wizard';
import { bindOperations } from '@milepost/openapi/client';
import { importCodecs } from '@milepost/openapi/domains/import';
import { recordCodecs } from '@milepost/openapi/domains/record';
import { importOperations, recordOperations } from '@milepost/openapi/operations';
import type { Api } from '../../data/api/index.ts';
import { saveExport } from '../../data/file/saveExport.ts';
import { importQuery, notesOf } from '../sheet-import/index.ts';

/** A model whose records are handed in and out. */
export interface Transferred {
  readonly modelId: string;
  readonly flowId: string | null;
}

type Exported = Parameters<ReturnType<typeof records>['exportRecords']>[0]['body'];
type Rows = readonly Readonly<Record<string, unknown>>[];

const records = ({ client }: Pick<Api, 'client'>) => bindOperations(client, recordOperations);
const imports = ({ client }: Pick<Api, 'client'>) => bindOperations(client, importOperations);

/** Saves a spreadsheet of records: this page, all that the list leaves, or the chosen ones. @source forms §7 */
export async function exportRecords(api: Api, { modelId }: Transferred, body: Exported): Promise<void> {
  await saveExport(api, recordCodecs.exportRecords.data.decode((await records(api).exportRecords({ path: { id: modelId }, body })).data));
}

/** Saves the empty spreadsheet an import begins with. */
export async function saveTemplate(api: Api, { modelId }: Transferred): Promise<void> {
  const { data } = await imports(api).downloadRecordImportTemplate({ path: { id: modelId } });
  await saveExport(api, importCodecs.downloadRecordImportTemplate.data.decode(data));
}

/** Text of a value that was read: of a number all its digits. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : (decimalOf(value) ?? JSON.stringify(value));

const isRecord = (value: unknown): value is Rows[number] => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record of a spreadsheet as lines of texts have it. @param numbersOf numbers of the rows of a sub-table in the sheet; undefined where nobody has told them @reading R-228 */
export const valuesOf = (row: Rows[number], numbersOf: (table: string) => readonly number[] | undefined = () => undefined): ImportValues =>
  Object.fromEntries(
    Object.entries(row).map(([id, value]) => {
      if (!Array.isArray(value)) return [id, textOf(value)];
      const numbers = numbersOf(id);
      const isInSheet = numbers?.length === value.length;
      const rows = value.map((child: unknown, at) => ({
        number: (isInSheet ? numbers[at] : undefined) ?? at + 1,
        values: Object.fromEntries(Object.entries(isRecord(child) ? child : {}).map(([key, cell]) => [key, textOf(cell)])),
      }));
      return [id, textOfTable({ isInSheet, rows })];
    }),
  );

/** The same record again; `tables` are the keys of its sub-tables. */
export const rowOf = (values: ImportValues, tables: ReadonlySet<string>): Rows[number] =>
  Object.fromEntries(
    Object.entries(values).map(([id, text]) => [id, tables.has(id) ? tableOfText(text).rows.map((row) => row.values) : text]),
  );

/** A spreadsheet as the server reads it. */
export interface ReadSheet {
  readonly columns: readonly ImportColumn[];
  readonly tables: ReadonlySet<string>;
  readonly rows: readonly ImportValues[];
  readonly numbers: readonly number[];
  /** Indexes of rows whose records are there already. */
  readonly existing: readonly number[];
  /** Sentences about cells that could not be read, or were changed on reading. */
  readonly notes: readonly ImportNote[];
}

/** File that is handed in. */
interface Handed {
  readonly file: File;
  readonly ask: ImportAsk;
  /** Sentence about a row of the sheet. */
  readonly rowWords: (row: number, message: string) => string;
}

/** Hands a spreadsheet in and answers what is in it; null when the server sent nothing. @source forms §7 */
export async function readSheet(api: Api, { modelId }: Transferred, { file, ask, rowWords }: Handed): Promise<ReadSheet | null> {
  const { data: handedIn } = await imports(api).uploadRecordImportFile({ body: { file } });
  if (!handedIn) return null;
  const { name: fileName } = importCodecs.uploadRecordImportFile.data.decode(handedIn);
  const { data } = await imports(api).previewRecordImport({ path: { id: modelId }, query: { fileName, ...importQuery(ask) } });
  if (!data) return null;
  const { columns, rows, numbers, notes, existing, tableNumbers } = importCodecs.previewRecordImport.data.decode(data);
  const lines = new Map(tableNumbers.map((table) => [`${table.index} ${table.table}`, table.numbers]));
  const isTable = ({ jnpfKey }: (typeof columns)[number]) => jnpfKey === 'table';
  const labelled = ({ id, fullName }: { readonly id: string; readonly fullName: string }) => ({ id, label: fullName || id });
  const tables = new Set(columns.filter(isTable).map(({ id }) => id));
  return {
    columns: columns.map((column) => ({ ...labelled(column), ...(isTable(column) && { rows: column.children.map(labelled) }) })),
    tables,
    rows: rows.map((row, index) => valuesOf(row, (table) => lines.get(`${index} ${table}`))),
    numbers,
    existing,
    notes: notesOf(
      notes,
      columns.map(({ id }) => id),
      tables,
      ({ index, message }, cell) => {
        const line = cell && lines.get(`${index} ${cell.table}`)?.[cell.row];
        return line === undefined ? message : rowWords(line, message);
      },
    ),
  };
}

/** Adds the records of these rows, and answers how many and which were refused. @reading R-696 */
export const importRecords = (api: Api, { modelId, flowId }: Transferred) => ({
  async send({ rows, onConflict }: { readonly rows: Rows; readonly onConflict: ImportConflict | null }) {
    const { list } = importCodecs.importRecords.body.encode({ rows: [...rows], flowId: flowId ?? '' });
    const body = { list, ...(flowId !== null && { flowId }) };
    const { data } = await imports(api).importRecords({ path: { id: modelId }, query: onConflict === null ? {} : { onConflict }, body });
    return data && importCodecs.importRecords.data.decode(data);
  },
});

/** Saves the refused rows with their reasons. */
export async function saveErrors(api: Api, { modelId }: Transferred, rows: Rows): Promise<void> {
  const body = importCodecs.exportRecordImportErrors.body.encode({ rows: [...rows] });
  const { data } = await imports(api).exportRecordImportErrors({ path: { id: modelId }, body });
  await saveExport(api, importCodecs.exportRecordImportErrors.data.decode(data));
}
