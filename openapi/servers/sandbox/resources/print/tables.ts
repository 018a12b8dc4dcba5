import { NAMED_COLUMNS, type NamedRow } from '../../core/named-row.ts';
import { createResource, type Resource, type ResourceDescriptor } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';

/** Parts of a template are null until it is designed; a log goes with its template. */
export const PRINT_TABLES = `
  CREATE TABLE print_template (
    id TEXT PRIMARY KEY, fullName TEXT NOT NULL, enCode TEXT NOT NULL UNIQUE, category TEXT NOT NULL, type INTEGER NOT NULL CHECK (type IN (1, 2)),
    enabledMark INTEGER NOT NULL CHECK (enabledMark IN (0, 1)), sortCode INTEGER NOT NULL, description TEXT NOT NULL, dbLinkId TEXT,
    sqlTemplate TEXT, leftFields TEXT, printTemplate TEXT, pageParam TEXT, creatorUserId TEXT NOT NULL,
    creatorTime INTEGER NOT NULL, lastModifyTime INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE print_log (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, printId TEXT NOT NULL REFERENCES print_template (id) ON DELETE CASCADE,
    userId TEXT NOT NULL, printTime INTEGER NOT NULL, printNum INTEGER NOT NULL, printTitle TEXT NOT NULL
  ) STRICT;
  CREATE INDEX print_log_template ON print_log (printId);
`;

/** A template as it is stored; `category` is the id of an entry of the dictionary. */
export type PrintTemplateStored = NamedRow & {
  category: string;
  /** 1 for flows, 2 for forms. */
  type: number;
  dbLinkId: string | null;
  sqlTemplate: string | null;
  leftFields: string | null;
  printTemplate: string | null;
  pageParam: string | null;
  creatorUserId: string;
};

const DESCRIPTOR: ResourceDescriptor<PrintTemplateStored> = {
  table: 'print_template',
  title: '打印模板',
  columns: [...NAMED_COLUMNS, 'category', 'type', 'dbLinkId', 'sqlTemplate', 'leftFields', 'printTemplate', 'pageParam', 'creatorUserId'],
  order: ['sortCode', 'id'],
  unique: [{ columns: ['enCode'], msg: '编码已存在，请更换编码' }],
  references: [],
  heldBy: [],
};

/** The templates as rows. */
export const createPrintTemplates = (store: Store): Resource<PrintTemplateStored> => createResource(store, DESCRIPTOR);

/** An entry of the dictionary of print categories. */
export type PrintCategory = { id: string; fullName: string; enCode: string; enabledMark: number };

/** Categories of templates, in the order of their dictionary. */
export const printCategories = (store: Store): PrintCategory[] =>
  store.all(`
    SELECT dictionary_entry.id, dictionary_entry.fullName, dictionary_entry.enCode, enabledMark FROM dictionary_entry
    JOIN dictionary_category ON dictionary_category.id = dictionaryTypeId
    WHERE dictionary_category.enCode = 'printDev' ORDER BY dictionary_entry.sortCode, dictionary_entry.id`);
