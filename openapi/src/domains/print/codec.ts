import type { OperationShapes } from '../../../generated/operations.gen.ts';
import {
  choice,
  count,
  flag,
  from,
  id,
  list,
  listed,
  moment,
  nullableText,
  number,
  optional,
  optionalId,
  paged,
  parentId,
  record,
  text,
  tree,
  type Codec,
  type ModelOf,
  type OperationCodecs,
} from '../../wire/index.ts';
import { downloadLink, uploadedFiles } from '../file/index.ts';
import { fileImportCounts } from '../import/index.ts';

/** Templates print flows or forms. @source admin §7 */
const kind = choice({ flow: 1, form: 2 }, 'form');

/** Approval handle status codes. A code nobody documented reads as unknown. @source forms §9 @reading R-093 */
const handleStatus = choice(
  {
    returned: 0,
    approved: 1,
    initiated: 2,
    withdrawn: 3,
    terminated: 4,
    assigned: 5,
    addSigner: 6,
    transferred: 7,
    changed: 8,
    revived: 9,
    unknown: -1,
  },
  'unknown',
);

export const printTemplateRow = record({
  id,
  fullName: text,
  enCode: text,
  category: nullableText,
  kind: from('type', kind),
  isEnabled: from('enabledMark', flag),
  sortCode: count,
  creatorUser: text,
  creatorTime: moment,
  lastModifyTime: moment,
});

const content = {
  fullName: text,
  enCode: text,
  category: nullableText,
  kind: from('type', kind),
  isEnabled: from('enabledMark', flag),
  description: text,
  sortCode: number,
  dbLinkId: nullableText,
  sqlTemplate: nullableText,
  leftFields: nullableText,
  /** HTML of whoever designed it: sanitise before showing. */
  printTemplate: nullableText,
  pageParam: nullableText,
};

export const printTemplate = record({ id, ...content, lastModifyTime: moment });
export const printTemplateDraft = record(content);
export const printOption = record({ id, fullName: text });

export const printTemplateNode = tree({
  id,
  parentId: parentId('0'),
  fullName: text,
  enCode: nullableText,
  category: nullableText,
  /** Null on categories. */
  kind: from('type', optional(kind)),
  num: number,
});

export const printField = tree({ id, parentId: parentId('0'), fullName: text });

export const printOperatorRecord = record({
  id: optionalId,
  nodeCode: nullableText,
  nodeName: text,
  handleStatus,
  handleId: optionalId,
  handleTime: moment,
  handleOpinion: text,
  taskOperatorId: optionalId,
  taskNodeId: optionalId,
  taskId: optionalId,
  userName: text,
  signImg: nullableText,
  status: number,
  operatorId: optionalId,
  /** Files that went with the opinion. @reading R-851 */
  files: from('fileList', uploadedFiles),
});

type WireSheet = NonNullable<OperationShapes['getPrintData']['data']>;
const records = list(printOperatorRecord);

/** Sheet one record needs to be printed; servers put the approvals under one of two names. @reading R-093 */
export const printSheet: Codec<
  WireSheet,
  {
    /** HTML of whoever designed it: sanitise before showing. */
    template: string;
    /** Fields of the head table by name, and the rows of each sub-table as a list. */
    values: Readonly<Record<string, unknown>>;
    records: ModelOf<typeof printOperatorRecord>[];
  },
  WireSheet
> = {
  decode: (wire) => ({
    template: wire.printTemplate ?? '',
    values: wire.printData ?? {},
    records: records.decode(wire.operatorRecordList ?? wire.flowTaskOperatorRecordList),
  }),
  encode: ({ template, values, records: steps }) => ({
    printTemplate: template,
    printData: { ...values },
    operatorRecordList: records.encode(steps),
    flowTaskOperatorRecordList: records.encode(steps),
  }),
};

const printLogEntry = record({ printTitle: text, printNum: count, printId: id });

export const printLog = record({ id, printMan: text, printTime: moment, printNum: count, printTitle: text, printId: optionalId });

const versionFacts = {
  id,
  printId: optionalId,
  /** Newest version of the template, as it was when this was read. */
  currentId: id,
  number: count,
  fullName: text,
  creatorUser: text,
  creatorTime: moment,
};
export const printTemplateVersionRow = record(versionFacts);
export const printTemplateVersion = record({
  ...versionFacts,
  kind: from('type', kind),
  description: text,
  dbLinkId: nullableText,
  sqlTemplate: nullableText,
  leftFields: nullableText,
  /** HTML of whoever designed it: sanitise before showing. */
  printTemplate: nullableText,
  pageParam: nullableText,
});

/** Codecs of every operation of printing. */
export const printCodecs = {
  listPrintTemplates: { data: paged(printTemplateRow) },
  createPrintTemplate: { body: printTemplateDraft },
  getPrintTemplate: { data: printTemplate },
  updatePrintTemplate: { body: printTemplateDraft },
  removePrintTemplate: {},
  copyPrintTemplate: {},
  listPrintTemplateVersions: { data: paged(printTemplateVersionRow) },
  getPrintTemplateVersion: { data: printTemplateVersion },
  restorePrintTemplateVersion: { body: record({ currentId: id }) },
  exportPrintTemplate: { data: downloadLink },
  importPrintTemplate: { data: fileImportCounts },
  listPrintTemplateOptions: { data: list(printOption), body: record({ ids: list(id) }) },
  listPrintTemplateTree: { data: listed(printTemplateNode) },
  listPrintFields: { data: list(printField), body: record({ dbLinkId: text, sqlTemplate: text }) },
  getPrintData: { data: printSheet },
  getBatchPrintData: { data: list(printSheet) },
  savePrintLog: { body: printLogEntry },
  listPrintLogs: { data: paged(printLog) },
} as const satisfies OperationCodecs<
  | 'listPrintTemplates'
  | 'createPrintTemplate'
  | 'getPrintTemplate'
  | 'updatePrintTemplate'
  | 'removePrintTemplate'
  | 'copyPrintTemplate'
  | 'listPrintTemplateVersions'
  | 'getPrintTemplateVersion'
  | 'restorePrintTemplateVersion'
  | 'exportPrintTemplate'
  | 'importPrintTemplate'
  | 'listPrintTemplateOptions'
  | 'listPrintTemplateTree'
  | 'listPrintFields'
  | 'getPrintData'
  | 'getBatchPrintData'
  | 'savePrintLog'
  | 'listPrintLogs'
>;
