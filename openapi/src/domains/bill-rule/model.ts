import type { ModelOf } from '../../wire/index.ts';
import type { billRule, billRuleBody, billRuleOption, billRuleRow } from './codec.ts';

/** A rule as the list shows it: its category is a name. @source admin §3 */
export type BillRuleRow = ModelOf<typeof billRuleRow>;

/** A rule to choose in a form, which keeps its `enCode`. @source forms §3 */
export type BillRuleOption = ModelOf<typeof billRuleOption>;

/** One rule: its category is an id. @source admin §3 */
export type BillRule = ModelOf<typeof billRule>;

/** Body of a rule. Judge it with `billRuleProblems` first. */
export type BillRuleBody = ModelOf<typeof billRuleBody>;
