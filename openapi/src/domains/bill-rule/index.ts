export { billRuleCodecs } from './codec.ts';
export type { BillRule, BillRuleBody, BillRuleOption, BillRuleRow } from './model.ts';
export {
  BILL_CODE_MAX_CHARS,
  BILL_DIGIT_MAX,
  BILL_NAME_MAX_CHARS,
  BILL_PART_MAX_CHARS,
  BILL_SORT_MAX,
  BILL_SORT_MIN,
  billDateText,
  billRuleProblems,
  BUSINESS_CATEGORY_CODES,
  exampleNumber,
  type BillDateFormat,
  type BillNumberParts,
  type BillRuleDraft,
  type BillRuleField,
  type BillRuleProblem,
} from './rules.ts';
