import { downloadLink } from '../file/index.ts';
import { fileImportCounts } from '../import/index.ts';
import {
  choice,
  count,
  flag,
  from,
  id,
  moment,
  number,
  optionalId,
  paged,
  record,
  text,
  type Codec,
  type OperationCodecs,
} from '../../wire/index.ts';
import type { BillDateFormat } from './rules.ts';

const DATE_FORMATS = { yyyyMMdd: 'yyyyMMdd', yyyyMM: 'yyyyMM', yyyy: 'yyyy', no: 'no' } as const;

const known = choice(DATE_FORMATS, 'no');

/**
 * A format nobody knows reads as none: the number is still shown, only its example may differ. Versions from 3.6 on write
 * it in capitals.
 * @reading R-422
 */
export const billDateFormat: Codec<string | null | undefined, BillDateFormat, BillDateFormat> = {
  decode: (wire) => known.decode(wire?.replace(/Y+/, (year) => year.toLowerCase()).replace(/D+/, (day) => day.toLowerCase())),
  encode: (model) => known.encode(model),
};
/** A length that is there: what is sent has been judged. */
const digit: Codec<number, number, number> = { decode: (wire) => wire, encode: (model) => model };

export const billRuleRow = record({
  id,
  fullName: text,
  enCode: text,
  /** Name of the business category; empty where it is gone. */
  category: text,
  /** The number drawn last; empty before the first. */
  outputNumber: text,
  digit: number,
  startNumber: text,
  isEnabled: from('enabledMark', flag),
  sortCode: count,
  creatorUser: text,
  creatorTime: moment,
  lastModifyTime: moment,
  /** The number a draw would give now; empty where the server does not say. @reading R-503 */
  nextNumber: text,
});

export const billRuleOption = record({ id, fullName: text, enCode: text, category: text, startNumber: text });

export const billRule = record({
  id,
  fullName: text,
  enCode: text,
  /** Id of the business category. */
  category: optionalId,
  prefix: text,
  dateFormat: billDateFormat,
  digit: number,
  startNumber: text,
  /** First number of today, as the server sees it. */
  example: text,
  /** The number a draw would give now; empty where the server does not say. @reading R-503 */
  nextNumber: text,
  sortCode: count,
  isEnabled: from('enabledMark', flag),
  description: text,
  lastModifyTime: moment,
});

export const billRuleBody = record({
  fullName: text,
  enCode: text,
  category: id,
  prefix: text,
  dateFormat: billDateFormat,
  digit,
  startNumber: text,
  example: text,
  sortCode: number,
  isEnabled: from('enabledMark', flag),
  description: text,
});

/** Codecs of the answers and bodies of the serial-number rules. @source admin §7 */
export const billRuleCodecs = {
  listBillRules: { data: paged(billRuleRow) },
  listBillRuleOptions: { data: paged(billRuleOption) },
  getBillRule: { data: billRule },
  createBillRule: { body: billRuleBody },
  updateBillRule: { body: billRuleBody },
  removeBillRule: {},
  setBillRuleState: {},
  drawBillNumber: { data: text },
  /** Null where the address is not a download of this API. */
  exportBillRule: { data: downloadLink },
  importBillRule: { data: fileImportCounts },
} as const satisfies OperationCodecs<
  | 'listBillRules'
  | 'listBillRuleOptions'
  | 'getBillRule'
  | 'createBillRule'
  | 'updateBillRule'
  | 'removeBillRule'
  | 'setBillRuleState'
  | 'drawBillNumber'
  | 'exportBillRule'
  | 'importBillRule'
>;
