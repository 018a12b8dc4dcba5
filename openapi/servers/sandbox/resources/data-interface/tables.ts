import type { World } from '../../core/handlers.ts';
import { NAMED_COLUMNS, type NamedRow } from '../../core/named-row.ts';
import { createResource, type Resource, type ResourceDescriptor } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';

export const DATA_INTERFACE_TABLES = `
  CREATE TABLE data_interface_category (id TEXT PRIMARY KEY, fullName TEXT NOT NULL, sortCode INTEGER NOT NULL) STRICT;
  CREATE TABLE data_interface (
    id TEXT PRIMARY KEY, fullName TEXT NOT NULL, enCode TEXT NOT NULL UNIQUE, categoryId TEXT NOT NULL REFERENCES data_interface_category (id),
    dbLinkId TEXT NOT NULL, dataType INTEGER NOT NULL CHECK (dataType IN (1, 2, 3)), requestMethod TEXT NOT NULL, responseType TEXT NOT NULL,
    query TEXT NOT NULL, path TEXT NOT NULL, requestParameters TEXT NOT NULL, requestHeaders TEXT NOT NULL, checkType INTEGER NOT NULL,
    dataProcessing TEXT NOT NULL, enabledMark INTEGER NOT NULL CHECK (enabledMark IN (0, 1)), sortCode INTEGER NOT NULL, description TEXT NOT NULL,
    creatorUserId TEXT NOT NULL, creatorTime INTEGER NOT NULL, lastModifyTime INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX data_interface_of_category ON data_interface (categoryId);
  CREATE TABLE data_interface_log (
    id TEXT PRIMARY KEY, interfaceId TEXT NOT NULL REFERENCES data_interface (id) ON DELETE CASCADE, invokTime INTEGER NOT NULL,
    callerId TEXT NOT NULL, invokIp TEXT NOT NULL, invokType TEXT NOT NULL, invokWasteTime INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX data_interface_log_of ON data_interface_log (interfaceId);
`;

/** Addresses that may call. @reading R-504 */
export const ADDRESS_COLUMN = "ALTER TABLE data_interface ADD COLUMN ipAddress TEXT NOT NULL DEFAULT ''";

/** Calls that were refused are written down, too; those of before were all answered. @reading R-703 */
export const FAILED_COLUMN = 'ALTER TABLE data_interface_log ADD COLUMN failedMark INTEGER NOT NULL DEFAULT 0';

/** Writes one call down. */
export const LOG_SQL = `
  INSERT INTO data_interface_log (id, interfaceId, invokTime, callerId, invokIp, invokType, invokWasteTime, failedMark)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

/** Sources of the rows. */
export const SOURCE = { sql: 1, fixed: 2, remote: 3 } as const;

/** A data interface as it is stored. */
export type DataInterfaceStored = NamedRow & {
  categoryId: string;
  dbLinkId: string;
  dataType: 1 | 2 | 3;
  requestMethod: string;
  responseType: string;
  query: string;
  path: string;
  requestParameters: string;
  requestHeaders: string;
  checkType: number;
  /** Addresses that may call, joined by commas. */
  ipAddress: string;
  dataProcessing: string;
  creatorUserId: string;
};

export const DESCRIPTOR: ResourceDescriptor<DataInterfaceStored> = {
  table: 'data_interface',
  title: '数据接口',
  columns: [
    ...NAMED_COLUMNS,
    'categoryId',
    'dbLinkId',
    'dataType',
    'requestMethod',
    'responseType',
    'query',
    'path',
    'requestParameters',
    'requestHeaders',
    'checkType',
    'ipAddress',
    'dataProcessing',
    'creatorUserId',
  ],
  order: ['sortCode', 'id'],
  unique: [{ columns: ['enCode'], msg: '编码已存在，请更换编码' }],
  references: [{ column: 'categoryId', table: 'data_interface_category', msg: '所属分类不存在，请重新选择分类' }],
  heldBy: [],
};

/** The data interfaces as rows. */
export const createDataInterfaces = (store: Store): Resource<DataInterfaceStored> => createResource(store, DESCRIPTOR);

/** Entries of the dictionary that keeps the categories; a category is known by the id of its entry. @reading R-428 */
const KINDS = `
  SELECT dictionary_entry.id, dictionary_entry.fullName, dictionary_entry.enCode, dictionary_entry.sortCode, enabledMark FROM dictionary_entry
  JOIN dictionary_category ON dictionary_category.id = dictionaryTypeId WHERE dictionary_category.enCode = 'DataInterfaceType'`;

/** The categories, in their order: named as the dictionary names them, its new entries among them. @reading R-130 */
export const categoriesOf = ({ store }: Pick<World, 'store'>): { id: string; fullName: string }[] =>
  store.all(`
    SELECT id, fullName FROM (
      SELECT own.id, coalesce(kind.fullName, own.fullName) AS fullName, coalesce(kind.sortCode, own.sortCode) AS place
      FROM data_interface_category AS own LEFT JOIN (${KINDS}) AS kind ON kind.id = own.id
      UNION SELECT id, fullName, sortCode FROM (${KINDS}) WHERE enabledMark = 1)
    ORDER BY place, id`);

/** Makes an entry of the dictionary a category as soon as a data interface names it. */
export const adoptCategory = (store: Store, id: string): void =>
  void store.run(
    `INSERT INTO data_interface_category (id, fullName, sortCode) SELECT id, fullName, sortCode FROM (${KINDS}) WHERE id = ? AND enabledMark = 1
     ON CONFLICT (id) DO NOTHING`,
    id,
  );

/** Id of the category whose entry has this code; undefined where there is none. */
export const categoryIdOf = (store: Store, enCode: string): string | undefined =>
  store.one<{ id: string }>(`SELECT id FROM (${KINDS}) WHERE enCode = ?`, enCode)?.id;

/** Code of a category; empty where the dictionary does not hold it. */
export const categoryCodeOf = (store: Store, id: string): string =>
  store.one<{ enCode: string }>(`SELECT enCode FROM (${KINDS}) WHERE id = ?`, id)?.enCode ?? '';
