export { billDateFormat, billRuleCodecs } from './codec.ts';
export { BILL_RULE_FILE_END, formatBillRuleFile, parseBillRuleFile, type BillRuleFile } from './file.ts';
export type { BillRule, BillRuleBody, BillRuleOption, BillRuleRow } from './model.ts';
export {
  BILL_DIGIT_MAX,
  BILL_PART_MAX_CHARS,
  billDateText,
  billRuleProblems,
  BUSINESS_CATEGORY_CODES,
  comingNumbers,
  exampleNumber,
  firstOfNextPeriod,
  spellsLike,
  usedDigits,
  type BillDateFormat,
  type BillNumberParts,
  type BillRuleDraft,
  type BillRuleField,
  type BillRuleProblem,
} from './rules.ts';
