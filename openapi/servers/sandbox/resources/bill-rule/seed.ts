import type { BillDateFormat } from '../../../../src/domains/bill-rule/index.ts';
import type { SeedWorld } from '../../core/module.ts';
import { drawNumber } from './numbers.ts';
import { createBillRules } from './tables.ts';

/** Name, code, code of the business category, prefix, date, digits, start, and how many numbers were drawn. */
type RuleSeed = readonly [string, string, string, string, BillDateFormat, number, string, number];

const RULES: readonly RuleSeed[] = [
  ['养护工单编号', 'maintenance.order', 'maintenance', 'YHGD', 'yyyyMMdd', 4, '1', 12],
  ['养护计量单号', 'maintenance.measure', 'maintenance', 'YHJL', 'yyyyMM', 4, '1', 5],
  ['专项工程编号', 'maintenance.project', 'maintenance', 'ZXGC', 'yyyy', 3, '001', 3],
  ['施工单位编号', 'contractor', 'maintenance', 'SGDW', 'no', 5, '100', 0],
  ['路产赔补偿案件号', 'damage.claim', 'patrol', 'LZPC', 'yyyyMM', 3, '001', 7],
  ['涉路施工许可号', 'crossing.permit', 'patrol', 'SLXK', 'yyyy', 4, '1', 2],
  ['路政巡查记录号', 'patrol.record', 'patrol', 'LZXC', 'yyyyMMdd', 3, '1', 0],
  ['路产台账编号', 'asset.ledger', 'patrol', 'LC', 'no', 8, '1', 4],
  ['占道作业审批号', 'lane.closure', 'patrol', 'ZDZY', 'yyyyMM', 4, '1', 0],
  ['清障救援单号', 'rescue.order', 'wrecker', 'QZJY', 'yyyyMMdd', 4, '1', 9],
  ['救援收费票据号', 'rescue.receipt', 'wrecker', 'JYPJ', 'no', 8, '20260001', 0],
  ['除雪作业单号', 'snow.order', 'snow', 'CXZY', 'yyyyMMdd', 2, '1', 0],
  ['融雪剂领用单号', 'snow.agent', 'snow', 'RXJ', 'yyyyMM', 3, '1', 0],
  ['应急指令编号', 'emergency.order', 'command', 'YJZL', 'yyyyMMdd', 3, '1', 1],
  ['突发事件编号', 'incident', 'command', 'TFSJ', 'yyyyMMdd', 4, '1', 6],
  ['通勤派车单号', 'commute.dispatch', 'commuter', 'TQPC', 'yyyyMM', 4, '1', 0],
  ['物资入库单号', 'supply.in', 'supply', 'CK', 'yyyyMMdd', 4, '1', 3],
  ['物资出库单号', 'supply.out', 'supply', 'CK', 'yyyyMM', 3, '12', 2],
  ['物资采购申请号', 'supply.purchase', 'supply', 'WZCG', 'yyyy', 5, '1', 0],
  ['逃费追缴案件号', 'evasion.case', 'audit', 'TFZJ', 'yyyyMM', 4, '1', 8],
  ['稽查通知书号', 'audit.notice', 'audit', 'JCTZ', 'yyyy', 4, '1', 0],
  ['桥梁检测报告号', 'bridge.report', 'inspection', 'QLJC', 'yyyy', 4, '1', 0],
  ['公文登记号', 'office.document', 'office', 'GW', 'yyyy', 4, '1', 11],
  ['合同台账号', 'contract', 'office', 'HT', 'no', 6, '200', 7],
  ['机电故障报修号', 'mech.fault', 'mech', 'JDGZ', 'yyyyMMdd', 4, '1', 2],
  ['绿化养护单号', 'green.order', 'green', 'LHYH', 'yyyyMM', 3, '1', 0],
];

/** Rules that are no longer used. */
const DISABLED: readonly string[] = ['rescue.receipt', 'commute.dispatch'];
const SORT_STEP = 10;
const HOUR_MS = 60 * 60 * 1000;

/** Writes the rules, each an hour younger than the one before, and draws their first numbers. @reading R-122 */
export function seedBillRules({ store, nextId, timeMs }: SeedWorld): void {
  const rules = createBillRules(store);
  const categories = new Map(
    store
      .all<{ enCode: string; id: string }>(
        `SELECT dictionary_entry.enCode, dictionary_entry.id FROM dictionary_entry
         JOIN dictionary_category ON dictionary_category.id = dictionaryTypeId WHERE dictionary_category.enCode = 'fleet.use'`,
      )
      .map((row) => [row.enCode, row.id]),
  );
  const admin = store.one<{ id: string }>("SELECT id FROM user WHERE account = 'admin'");
  RULES.forEach(([fullName, enCode, category, prefix, dateFormat, digit, startNumber, drawn], index) => {
    const creatorTime = timeMs - (RULES.length - index) * HOUR_MS;
    const rule = {
      id: nextId(),
      fullName,
      enCode,
      category: categories.get(category) ?? '',
      prefix,
      dateFormat,
      digit,
      startNumber,
      outputNumber: null,
      sortCode: (index + 1) * SORT_STEP,
      enabledMark: DISABLED.includes(enCode) ? 0 : 1,
      description: '',
      creatorUserId: admin?.id ?? '',
      creatorTime,
      lastModifyTime: creatorTime,
    };
    rules.insert(rule);
    for (let count = 0; count < drawn; count += 1) drawNumber(store, rule, timeMs);
  });
}
