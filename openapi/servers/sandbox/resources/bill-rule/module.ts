import { defineModule } from '../../core/module.ts';
import { billRuleHandlers } from './rules.ts';
import { seedBillRules } from './seed.ts';
import { BILL_RULE_TABLES } from './tables.ts';
import { billRuleWords } from './words.ts';

/** Serial-number rules and the numbers drawn from them. */
export const billRuleModule = defineModule({
  name: 'bill-rule',
  tables: [BILL_RULE_TABLES],
  seed: seedBillRules,
  words: billRuleWords,
  handlers: billRuleHandlers,
});
