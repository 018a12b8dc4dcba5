import { billDateText, exampleNumber } from '../../../../src/domains/bill-rule/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Store } from '../../core/store.ts';
import type { BillRuleStored } from './tables.ts';

/**
 * Draws the next number of a rule. It belongs inside the transaction of the call: a number that was answered is on the disk,
 * and one that was not has not been counted.
 *
 * Numbers of one date text count together, from the start of the rule. Counting goes on when the rule is changed, unless
 * its new start is higher; the counter grows beyond its length rather than begin anew.
 * @reading R-121
 * @throws Refusal when the rule is disabled
 */
export function drawNumber(store: Store, rule: BillRuleStored, nowMs: number): string {
  if (rule.enabledMark !== 1) throw new Refusal('单据规则已禁用，请联系管理员启用后重试');
  const { period, counter, number } = upcoming(store, rule, nowMs);
  store.run(
    'INSERT INTO bill_counter (ruleId, period, counter) VALUES (?, ?, ?) ON CONFLICT (ruleId, period) DO UPDATE SET counter = excluded.counter',
    rule.id,
    period,
    String(counter),
  );
  store.run('INSERT INTO bill_number (ruleId, number, creatorTime) VALUES (?, ?, ?)', rule.id, number, nowMs);
  store.run('UPDATE bill_rule SET outputNumber = ? WHERE id = ?', number, rule.id);
  return number;
}

/** The number a draw would give now, which stays to be drawn. @reading R-503 */
export const nextNumber = (store: Store, rule: BillRuleStored, nowMs: number): string => upcoming(store, rule, nowMs).number;

function upcoming(store: Store, rule: BillRuleStored, nowMs: number): { period: string; counter: bigint; number: string } {
  const period = billDateText(rule.dateFormat, nowMs);
  let counter = nextCounter(store, rule, period);
  let number = written(rule, counter, nowMs);
  while (isDrawn(store, rule.id, number)) {
    counter += 1n;
    number = written(rule, counter, nowMs);
  }
  return { period, counter, number };
}

function nextCounter(store: Store, rule: BillRuleStored, period: string): bigint {
  const start = BigInt(rule.startNumber);
  const drawn = store.one<{ counter: string }>('SELECT counter FROM bill_counter WHERE ruleId = ? AND period = ?', rule.id, period);
  if (!drawn) return start;
  const next = BigInt(drawn.counter) + 1n;
  return next > start ? next : start;
}

/** At least as long as the start is written, so that the first number looks like the example. @source admin §3 */
const written = (rule: BillRuleStored, counter: bigint, nowMs: number): string =>
  exampleNumber({ ...rule, startNumber: String(counter).padStart(rule.startNumber.length, '0') }, nowMs);

/** Only after a change of the rule: another prefix or length may spell an old number. */
const isDrawn = (store: Store, ruleId: string, number: string): boolean =>
  store.one('SELECT 1 AS drawn FROM bill_number WHERE ruleId = ? AND number = ?', ruleId, number) !== undefined;
