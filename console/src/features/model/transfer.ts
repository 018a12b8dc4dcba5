import { decimalOf } from '@milepost/kit/engines/decimal-digits';
import type { ImportColumn, ImportNote, ImportValues } from '@milepost/kit/import-wizard';
import { parseExactJson } from '@milepost/openapi/guards';
import { bindOperations } from '@milepost/openapi/client';
import { importCodecs } from '@milepost/openapi/domains/import';
import { recordCodecs } from '@milepost/openapi/domains/record';
import { importOperations, recordOperations } from '@milepost/openapi/operations';
import type { Api } from '../../data/api/index.ts';
import { saveExport } from '../../data/file/saveExport.ts';
import { notesOf } from '../sheet-import/index.ts';
import { resourceKeys } from '../resource/keys.ts';

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

/** A record of a spreadsheet as lines of texts have it; rows of sub-tables go through it unread. */
export const valuesOf = (row: Rows[number]): ImportValues =>
  Object.fromEntries(Object.entries(row).map(([id, value]) => [id, textOf(value)]));

/** The same record again; `tables` are the keys of its sub-tables. */
export const rowOf = (values: ImportValues, tables: ReadonlySet<string>): Rows[number] =>
  Object.fromEntries(Object.entries(values).map(([id, text]) => [id, tables.has(id) ? parseExactJson(text || '[]') : text]));

/** A spreadsheet as the server reads it. */
export interface ReadSheet {
  readonly columns: readonly ImportColumn[];
  readonly tables: ReadonlySet<string>;
  readonly rows: readonly ImportValues[];
  readonly numbers: readonly number[];
  /** Sentences about cells that could not be read, or were changed on reading. */
  readonly notes: readonly ImportNote[];
}

/** Hands a spreadsheet in and answers what is in it; null when the server sent nothing. @source forms §7 */
export async function readSheet(api: Api, { modelId }: Transferred, file: File): Promise<ReadSheet | null> {
  const { data: handedIn } = await imports(api).uploadRecordImportFile({ body: { file } });
  if (!handedIn) return null;
  const { name: fileName } = importCodecs.uploadRecordImportFile.data.decode(handedIn);
  const { data } = await imports(api).previewRecordImport({ path: { id: modelId }, query: { fileName } });
  if (!data) return null;
  const { columns, rows, numbers, notes } = importCodecs.previewRecordImport.data.decode(data);
  const isTable = ({ jnpfKey }: (typeof columns)[number]) => jnpfKey === 'table';
  return {
    columns: columns.filter((column) => !isTable(column)).map(({ id, fullName }) => ({ id, label: fullName || id })),
    tables: new Set(columns.filter(isTable).map(({ id }) => id)),
    rows: rows.map(valuesOf),
    numbers,
    notes: notesOf(
      notes,
      columns.map(({ id }) => id),
    ),
  };
}

/** Adds the records of these rows, and answers how many and which were refused. @reading R-696 */
export const importRecords = (api: Api, { modelId, flowId }: Transferred) => ({
  invalidates: [resourceKeys(`model:${modelId}`).all],
  async send(rows: Rows) {
    const { list } = importCodecs.importRecords.body.encode({ rows: [...rows], flowId: flowId ?? '' });
    const body = { list, ...(flowId !== null && { flowId }) };
    const { data } = await imports(api).importRecords({ path: { id: modelId }, body });
    return data && importCodecs.importRecords.data.decode(data);
  },
});

/** Saves the refused rows with their reasons. */
export async function saveErrors(api: Api, { modelId }: Transferred, rows: Rows): Promise<void> {
  const body = importCodecs.exportRecordImportErrors.body.encode({ rows: [...rows] });
  const { data } = await imports(api).exportRecordImportErrors({ path: { id: modelId }, body });
  await saveExport(api, importCodecs.exportRecordImportErrors.data.decode(data));
}
