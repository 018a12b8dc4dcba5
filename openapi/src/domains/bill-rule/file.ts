import { parseConfig, read } from '../../guards/index.ts';
import { billDateFormat } from './codec.ts';
import type { BillDateFormat } from './rules.ts';

/** End of the name of a file that holds one rule. @source admin §7 */
export const BILL_RULE_FILE_END = '.bb';

/** Rule of a file, in wire names; what it has counted stays where it counted. @reading R-502 */
export interface BillRuleFile {
  fullName: string;
  enCode: string;
  /** Id of the business category where the file was written. */
  category: string;
  /** Code of that category, by which another system finds its own. */
  categoryCode: string;
  prefix: string;
  dateFormat: BillDateFormat;
  digit: number;
  startNumber: string;
  sortCode: number;
  enabledMark: 0 | 1;
  description: string;
}

type Writable = Omit<BillRuleFile, 'enabledMark'> & { enabledMark: number };

/** The text of a file of one rule; members that are not of the file are left out. */
export const formatBillRuleFile = (rule: Writable): string => {
  const { fullName, enCode, category, categoryCode, prefix, dateFormat, digit, startNumber, sortCode, enabledMark, description } = rule;
  const file = { fullName, enCode, category, categoryCode, prefix, dateFormat, digit, startNumber, sortCode, enabledMark, description };
  return JSON.stringify(file, null, 2);
};

const rule = read.object({
  fullName: read.text,
  enCode: read.text,
  category: read.optional(read.text, ''),
  categoryCode: read.optional(read.text, ''),
  prefix: read.text,
  dateFormat: read.text,
  digit: read.number,
  startNumber: read.text,
  sortCode: read.optional(read.number, 0),
  enabledMark: read.optional(read.flag, true),
  description: read.optional(read.text, ''),
});

/** The rule a file holds, its members of the right kind; null where they are not. Judge it with `billRuleProblems`. */
export function parseBillRuleFile(text: string): BillRuleFile | null {
  const file = parseConfig(text, rule);
  if (!file.ok) return null;
  const { dateFormat, enabledMark, ...members } = file.value;
  return { ...members, dateFormat: billDateFormat.decode(dateFormat), enabledMark: enabledMark ? 1 : 0 };
}
