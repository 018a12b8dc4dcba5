import { billDateFormat, billRuleProblems, BUSINESS_CATEGORY_CODES, exampleNumber } from '../../../../src/domains/bill-rule/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Call, Caller, Handlers, Needs, World } from '../../core/handlers.ts';
import { maintainSwitched, withoutHistory } from '../../core/maintained.ts';
import { namedColumns } from '../../core/named-row.ts';
import type { Store } from '../../core/store.ts';
import { refuseProblems } from '../../core/words.ts';
import { onPage } from '../menus/pages.ts';
import { billRuleLists } from './lists.ts';
import { drawNumber } from './numbers.ts';
import { createBillRules, type BillRuleStored } from './tables.ts';
import { billRuleWords } from './words.ts';

type Operations =
  | 'listBillRules'
  | 'listBillRuleOptions'
  | 'createBillRule'
  | 'getBillRule'
  | 'updateBillRule'
  | 'removeBillRule'
  | 'setBillRuleState'
  | 'drawBillNumber'
  | 'exportBillRule';

const onBillRulePage = onPage('system-billRule');

/** Forms of everybody draw numbers, so that needs a session only; exporting changes nothing. @source admin §6 @reading R-122 */
export const billRuleNeeds: Needs<Operations> = {
  listBillRules: 'session',
  listBillRuleOptions: 'session',
  createBillRule: onBillRulePage('btn_add'),
  getBillRule: 'session',
  updateBillRule: onBillRulePage('btn_edit'),
  removeBillRule: onBillRulePage('btn_remove'),
  setBillRuleState: onBillRulePage('btn_edit'),
  drawBillNumber: 'session',
  exportBillRule: 'session',
};

export function billRuleHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const rules = createBillRules(store);
  const maintained = maintainSwitched(world, rules, {
    columnsOf: (body: Body, before, caller) => columnsOf(store, body, before, caller),
  });

  return {
    ...billRuleLists(world, rules),
    createBillRule: maintained.create,
    getBillRule: ({ path }) => {
      const { outputNumber: _output, creatorUserId: _user, ...rule } = withoutHistory(rules.get(path.id));
      return { data: { ...rule, example: exampleNumber(rule, world.now()) } };
    },
    updateBillRule: maintained.update,
    removeBillRule: maintained.remove,
    setBillRuleState: maintained.setState,
    /** @reading R-120 */
    drawBillNumber: ({ path }) => {
      const rule = rules.list({ enCode: path.enCode })[0] ?? rules.get(path.enCode);
      return { data: drawNumber(store, rule, world.now()) };
    },
    exportBillRule: ({ path }) => {
      const { fullName, enCode, category, prefix, dateFormat, digit, startNumber, sortCode, enabledMark, description } = rules.get(path.id);
      const content = { fullName, enCode, category, prefix, dateFormat, digit, startNumber, sortCode, enabledMark, description };
      return { data: world.services.offerDownload(`${fullName}.json`, JSON.stringify(content, null, 2)) };
    },
  };
}

type Body = Call<'createBillRule'>['body'];

function columnsOf(store: Store, body: Body, before: BillRuleStored | null, caller: Caller | null) {
  const { category, prefix, digit, startNumber } = body;
  const dateFormat = billDateFormat.decode(body.dateFormat);
  const sent = { ...namedColumns(body, before), category, prefix, dateFormat, digit, startNumber };
  refuseProblems(billRuleProblems(sent), billRuleWords);
  requireBusinessCategory(store, category);
  return { ...sent, outputNumber: before?.outputNumber ?? null, creatorUserId: before?.creatorUserId ?? caller?.userId ?? '' };
}

/** @reading R-122 */
function requireBusinessCategory(store: Store, category: string): void {
  const found = store.one<{ enCode: string }>(
    `SELECT dictionary_category.enCode FROM dictionary_entry JOIN dictionary_category ON dictionary_category.id = dictionaryTypeId
     WHERE dictionary_entry.id = ?`,
    category,
  );
  if (!BUSINESS_CATEGORY_CODES.some((code) => code === found?.enCode)) throw new Refusal('业务分类不存在，请重新选择业务分类');
}
