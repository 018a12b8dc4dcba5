import {
  choice,
  commaList,
  count,
  flag,
  from,
  id,
  jsonText,
  list,
  listed,
  moment,
  nullableText,
  number,
  optional,
  optionalId,
  paged,
  record,
  text,
  tree,
  type Codec,
  type OperationCodecs,
} from '../../wire/index.ts';
import { downloadLink } from '../file/index.ts';
import { fileImportCounts } from '../import/index.ts';

/** Sources of the rows. */
const source = choice({ sql: 1, fixed: 2, remote: 3 }, 'sql');

type Scalar = string | number | boolean | null;
const scalar: Codec<Scalar | undefined, Scalar, Scalar> = { decode: (wire) => wire ?? null, encode: (model) => model };

const parameter = record({
  id: optionalId,
  field: text,
  fieldName: text,
  defaultValue: scalar,
  dataType: text,
  isRequired: from('required', flag),
});
const header = record({ id: optionalId, field: text, defaultValue: text });
const parameters = from('requestParameters', jsonText(list(parameter)));

const row = record({
  id,
  fullName: text,
  enCode: text,
  categoryId: optionalId,
  source: from('dataType', source),
  requestMethod: text,
  responseType: text,
  parameters,
  checkType: count,
  isEnabled: from('enabledMark', flag),
  sortCode: count,
  creatorUser: text,
  creatorTime: moment,
  lastModifyTime: moment,
  tenantId: optionalId,
});

const facts = {
  fullName: text,
  enCode: text,
  dbLinkId: optionalId,
  source: from('dataType', source),
  requestMethod: text,
  responseType: text,
  query: nullableText,
  path: nullableText,
  parameters,
  headers: from('requestHeaders', jsonText(list(header))),
  /** 0 none, 1 a token, 2 the caller's address. */
  checkType: count,
  /** Addresses that may call, where they are checked. @reading R-504 */
  addresses: from('ipAddress', commaList),
  dataProcessing: nullableText,
  isEnabled: from('enabledMark', flag),
  description: text,
};
// A category or sort order that is still empty is sent as it is, so that the server judges it.
const body = record({ ...facts, categoryId: text, sortCode: number });
const single = record({ ...facts, id, categoryId: optionalId, sortCode: count, lastModifyTime: moment });
const databaseTable = record({ table: text, tableName: text });
const dataSource = tree({ id, parentId: optionalId, fullName: text, dbType: text });
const node = tree({ id, categoryId: optionalId, fullName: text });

const logRow = record({
  id,
  fullName: text,
  enCode: text,
  invokTime: moment,
  caller: from('userId', text),
  invokIp: text,
  invokDevice: text,
  invokType: text,
  durationMs: from('invokWasteTime', count),
  /** Was it refused? Null where the server does not say. @reading R-703 */
  isFailed: from('failedMark', optional(flag)),
});

const usage = record({ id, type: text, fullName: text, enCode: text });

/** Members a value does not need are left out, so that only what is known is sent. @reading R-145 */
const argument: Codec<WireArgument, Argument, WireArgument> = {
  decode: ({ field, relationField, defaultValue, dataType }) => ({
    field: field || relationField || '',
    relationField: relationField ?? '',
    defaultValue,
    dataType: dataType ?? '',
  }),
  encode: ({ field, relationField, defaultValue, dataType }) => ({
    field,
    ...(relationField !== '' && { relationField }),
    defaultValue,
    ...(dataType !== '' && { dataType }),
  }),
};
export interface WireArgument {
  field?: string | null;
  relationField?: string | null;
  defaultValue?: unknown;
  dataType?: string | null;
}
/** A value for a parameter of a data interface. */
export interface Argument {
  /** Name of the parameter. */
  field: string;
  /** Form field the value was taken from; empty where there is none. */
  relationField: string;
  defaultValue: unknown;
  dataType: string;
}

const asked = { interfaceId: optionalId, propsValue: text, relationField: text, paramList: list(argument) };
const rowsAsk = record({ ...asked, columnOptions: commaList, keyword: text, currentPage: count, pageSize: count });
const idsAsk = record({ ...asked, ids: list(id) });
const call = record({ paramList: list(argument) });
const draftCall = record({
  source: facts.source,
  dbLinkId: optionalId,
  query: nullableText,
  path: nullableText,
  parameters,
  paramList: list(argument),
});
/** A row of a data interface: its columns as the source spells them. */
export type DataRow = Readonly<Record<string, unknown>>;
const dataRow: Codec<DataRow, DataRow, { [column: string]: unknown }> = { decode: (wire) => wire, encode: (model) => model };

/** Codecs of the answers and bodies of data interfaces. */
export const dataInterfaceCodecs = {
  listDataInterfaces: { data: paged(row) },
  createDataInterface: { body },
  listDataInterfaceTree: { data: list(node) },
  listDataSources: { data: listed(dataSource) },
  getDataInterface: { data: single },
  updateDataInterface: { body },
  removeDataInterface: {},
  setDataInterfaceState: {},
  copyDataInterface: {},
  previewDataInterface: { data: list(dataRow), body: call },
  previewDataInterfaceDraft: { data: list(dataRow), body: draftCall },
  importDataInterface: { data: fileImportCounts },
  listDatabaseTables: { data: listed(databaseTable) },
  listDataInterfaceParameters: { data: list(parameter) },
  exportDataInterface: { data: downloadLink },
  listDataInterfaceLogs: { data: paged(logRow) },
  listDataInterfaceUsages: { data: listed(usage) },
  listDataInterfaceRows: { data: paged(dataRow), body: rowsAsk },
  findDataInterfaceRows: { data: list(dataRow), body: idsAsk },
  listDataInterfaceChoices: { data: paged(row) },
  listDataInterfaceFields: { data: list(text), body: call },
} as const satisfies OperationCodecs<DataInterfaceOperation>;

export type DataInterfaceOperation =
  | 'listDataInterfaces'
  | 'createDataInterface'
  | 'listDataInterfaceTree'
  | 'listDataSources'
  | 'getDataInterface'
  | 'updateDataInterface'
  | 'removeDataInterface'
  | 'setDataInterfaceState'
  | 'copyDataInterface'
  | 'previewDataInterface'
  | 'previewDataInterfaceDraft'
  | 'importDataInterface'
  | 'listDatabaseTables'
  | 'listDataInterfaceParameters'
  | 'exportDataInterface'
  | 'listDataInterfaceLogs'
  | 'listDataInterfaceUsages'
  | 'listDataInterfaceRows'
  | 'findDataInterfaceRows'
  | 'listDataInterfaceChoices'
  | 'listDataInterfaceFields';
