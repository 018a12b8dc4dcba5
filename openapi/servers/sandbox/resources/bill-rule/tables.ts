import type { BillDateFormat } from '../../../../src/domains/bill-rule/index.ts';
import type { Store } from '../../core/store.ts';
import { NAMED_COLUMNS, type NamedRow } from '../../core/named-row.ts';
import { createResource, type Resource, type ResourceDescriptor } from '../../core/resource.ts';

/** Every number that was ever drawn stays, so that none is drawn twice, also after its rule was changed. @reading R-121 */
export const BILL_RULE_TABLES = `
  CREATE TABLE bill_rule (
    id TEXT PRIMARY KEY, fullName TEXT NOT NULL, enCode TEXT NOT NULL UNIQUE, category TEXT NOT NULL, prefix TEXT NOT NULL,
    dateFormat TEXT NOT NULL CHECK (dateFormat IN ('yyyyMMdd', 'yyyyMM', 'yyyy', 'no')), digit INTEGER NOT NULL CHECK (digit BETWEEN 1 AND 9),
    startNumber TEXT NOT NULL, outputNumber TEXT, sortCode INTEGER NOT NULL, enabledMark INTEGER NOT NULL CHECK (enabledMark IN (0, 1)),
    description TEXT NOT NULL, creatorUserId TEXT NOT NULL, creatorTime INTEGER NOT NULL, lastModifyTime INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE bill_counter (
    ruleId TEXT NOT NULL REFERENCES bill_rule (id), period TEXT NOT NULL, counter TEXT NOT NULL, PRIMARY KEY (ruleId, period)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE bill_number (
    ruleId TEXT NOT NULL REFERENCES bill_rule (id), number TEXT NOT NULL, creatorTime INTEGER NOT NULL, PRIMARY KEY (ruleId, number)
  ) STRICT, WITHOUT ROWID;
`;

/** A rule as it is stored. @source admin §3 */
export type BillRuleStored = NamedRow & {
  category: string;
  prefix: string;
  dateFormat: BillDateFormat;
  digit: number;
  startNumber: string;
  /** The number drawn last. */
  outputNumber: string | null;
  creatorUserId: string;
};

const DESCRIPTOR: ResourceDescriptor<BillRuleStored> = {
  table: 'bill_rule',
  title: '单据规则',
  columns: [...NAMED_COLUMNS, 'category', 'prefix', 'dateFormat', 'digit', 'startNumber', 'outputNumber', 'creatorUserId'],
  order: ['sortCode', 'id'],
  unique: [{ columns: ['enCode'], msg: '业务编码已存在，请更换编码' }],
  references: [],
  heldBy: [{ table: 'bill_number', column: 'ruleId', msg: '该单据规则已生成过单据编号，不能删除，可改为禁用' }],
};

/** The rules as rows. */
export const createBillRules = (store: Store): Resource<BillRuleStored> => createResource(store, DESCRIPTOR);
