import { billRuleProblems, BUSINESS_CATEGORY_CODES, exampleNumber, type BillDateFormat } from '../../../../src/domains/bill-rule/index.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, Needs, World } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';
import { refuseProblems } from '../../core/words.ts';
import { onPage } from '../menus/pages.ts';
import { billRuleLists } from './lists.ts';
import { drawNumber } from './numbers.ts';
import { createBillRules } from './tables.ts';
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

  return {
    ...billRuleLists(world, rules),
    createBillRule: ({ body, caller }) => {
      const time = world.now();
      rules.insert({
        ...columnsOf(store, body),
        id: world.nextId(),
        outputNumber: null,
        enabledMark: body.enabledMark ?? 1,
        creatorUserId: caller?.userId ?? '',
        creatorTime: time,
        lastModifyTime: time,
      });
      return { msg: MSG.created };
    },
    getBillRule: ({ path }) => {
      const {
        outputNumber: _output,
        creatorUserId: _user,
        creatorTime: _created,
        lastModifyTime: _modified,
        ...record
      } = rules.get(path.id);
      return { data: { ...record, example: exampleNumber(record, world.now()) } };
    },
    updateBillRule: ({ path, body }) => {
      const before = rules.get(path.id);
      const enabledMark = body.enabledMark ?? before.enabledMark;
      rules.replace({ ...before, ...columnsOf(store, body), enabledMark, lastModifyTime: world.now() });
      return { msg: MSG.updated };
    },
    removeBillRule: ({ path }) => {
      rules.remove(path.id);
      return { msg: MSG.removed };
    },
    setBillRuleState: ({ path }) => {
      const before = rules.get(path.id);
      rules.replace({ ...before, enabledMark: before.enabledMark === 1 ? 0 : 1, lastModifyTime: world.now() });
      return { msg: MSG.done };
    },
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

interface BillRuleInput {
  fullName: string;
  enCode: string;
  category: string;
  prefix: string;
  dateFormat: BillDateFormat;
  digit: number;
  startNumber: string;
  sortCode?: number | null;
  description?: string | null;
}

function columnsOf(store: Store, body: BillRuleInput) {
  const { fullName, enCode, category, prefix, dateFormat, digit, startNumber, sortCode, description } = body;
  refuseProblems(billRuleProblems({ ...body, sortCode: sortCode ?? null }), billRuleWords);
  requireBusinessCategory(store, category);
  return { fullName, enCode, category, prefix, dateFormat, digit, startNumber, sortCode: sortCode ?? 0, description: description ?? '' };
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
