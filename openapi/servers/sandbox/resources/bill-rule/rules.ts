import {
  BILL_RULE_FILE_END,
  billDateFormat,
  billRuleProblems,
  BUSINESS_CATEGORY_CODES,
  exampleNumber,
  formatBillRuleFile,
  parseBillRuleFile,
} from '../../../../src/domains/bill-rule/index.ts';
import { Refusal } from '../../core/failure.ts';
import { importOne, importWords, requireOverwriting } from '../../core/file-import.ts';
import { freeNamed } from '../../core/free-name.ts';
import type { Call, Caller, Handlers, World } from '../../core/handlers.ts';
import { maintainSwitched, withoutCreation } from '../../core/maintained.ts';
import { onPage } from '../permitted-menu/pages.ts';
import { namedColumns } from '../../core/named-row.ts';
import type { Store } from '../../core/store.ts';
import { refuseProblems } from '../../core/words.ts';
import { billRuleLists } from './lists.ts';
import { drawNumber, nextNumber } from './numbers.ts';
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
  | 'exportBillRule'
  | 'importBillRule';

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
      const stored = rules.get(path.id);
      const { outputNumber: _output, creatorUserId: _user, ...rule } = withoutCreation(stored);
      const nowMs = world.now();
      return { data: { ...rule, example: exampleNumber(rule, nowMs), nextNumber: nextNumber(store, stored, nowMs) } };
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
      const rule = rules.get(path.id);
      const file = formatBillRuleFile({ ...rule, categoryCode: businessCategory(store, { id: rule.category })?.code ?? '' });
      return { data: world.services.offerDownload(`${rule.fullName}${BILL_RULE_FILE_END}`, file) };
    },
    /** @reading R-502 @reading R-225 */
    importBillRule: ({ body, query, caller }) => {
      requireOverwriting(world, caller, query.onConflict, onPage('system-billRule')('btn_edit'));
      const { fileName, text } = body.file;
      if (!fileName.toLowerCase().endsWith(BILL_RULE_FILE_END)) throw new Refusal(`请上传 ${BILL_RULE_FILE_END} 格式的文件`);
      const file = parseBillRuleFile(text);
      if (!file) throw new Refusal('导入失败：文件内容不是单据规则，未写入任何数据');
      const { categoryCode, ...rule } = file;
      const category = businessCategory(store, { id: rule.category }) ?? businessCategory(store, { code: categoryCode });
      const withCode = (enCode: string) => rules.list({ enCode })[0];
      const row = { ...rule, category: category?.id ?? rule.category };
      const counts = importOne(query.onConflict, {
        twin: withCode(row.enCode),
        row,
        renamed: () => freeNamed(row, (enCode) => withCode(enCode) !== undefined),
        add: (sent) => void maintained.create({ body: sent, caller }),
        overwrite: (id, sent) => void maintained.update({ path: { id }, body: sent, caller }),
      });
      return { msg: importWords(counts), ...(counts && { data: counts }) };
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
  if (!businessCategory(store, { id: category })) throw new Refusal('业务分类不存在，请重新选择业务分类');
}

/** A business category by its id or its code; undefined where there is none. */
function businessCategory(store: Store, { id, code }: { id?: string; code?: string }): { id: string; code: string } | undefined {
  return store.one<{ id: string; code: string }>(
    `SELECT dictionary_entry.id, dictionary_entry.enCode AS code FROM dictionary_entry
     JOIN dictionary_category ON dictionary_category.id = dictionaryTypeId
     WHERE (dictionary_entry.id = ? OR dictionary_entry.enCode = ?) AND dictionary_category.enCode IN (SELECT value FROM json_each(?))`,
    id ?? null,
    code ?? null,
    JSON.stringify(BUSINESS_CATEGORY_CODES),
  );
}
