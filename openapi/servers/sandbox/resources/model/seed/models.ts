import { acceptance } from './acceptance.ts';
import { asset } from './asset.ts';
import { claim } from './case.ts';
import { order } from './order.ts';
import { party } from './party.ts';
import { patrol } from './patrol.ts';
import { permit } from './permit.ts';
import { hostile, newDialect, wide } from './previews.ts';
import type { DesignSeed, ModelSeed } from './types.ts';
import { vehicle } from './vehicle.ts';

/** The eight designs, and three to be looked at in previews. @source forms §7 */
export const DESIGNS: Readonly<Record<string, DesignSeed>> = {
  asset,
  patrol,
  claim,
  permit,
  order,
  party,
  acceptance,
  vehicle,
  wide,
  hostile,
  newDialect,
};

const seed = (design: string, category: string, enCode: string, fullName: string, more: Partial<ModelSeed> = {}): ModelSeed => ({
  design,
  category,
  enCode,
  fullName,
  ...more,
});
const preview = (design: string, enCode: string, fullName: string): ModelSeed =>
  seed(design, 'asset', enCode, fullName, { webType: 1, isPreview: true });

/** The models of the 21 entries of the menu, by the codes of those; previews last. */
export const MODELS: readonly ModelSeed[] = [
  seed('asset', 'asset', 'assetLedger', '路产台账'),
  seed('asset', 'toll', 'tollStation', '收费站管理', { webType: 4, dataInterface: 'toll.station', count: 0 }),
  seed('patrol', 'asset', 'roadPatrol', '路政巡查', { list: { useDataPermission: true } }),
  seed('patrol', 'maintenance', 'dailyPatrol', '日常巡查', { hidden: ['quality'], count: 24 }),
  seed('patrol', 'maintenance', 'specialCheck', '专项检查', {
    list: { ruleList: [{ field: 'quality', fieldName: '路况评分', symbol: '<=', fieldValue: 4, logic: 'and', jnpfKey: 'rate' }] },
    count: 18,
  }),
  seed('patrol', 'toll', 'gantryCheck', 'ETC 门架巡检', { hidden: ['asset', 'assetStake', 'assetState'], count: 20 }),
  seed('patrol', 'fleet', 'areaPatrol', '服务区巡检', { count: 12 }),
  seed('claim', 'asset', 'damageClaim', '赔补偿案件', { webType: 3, enableFlow: 1 }),
  seed('claim', 'toll', 'specialPassage', '特情处理', { webType: 3, enableFlow: 1, hidden: ['rescue'], count: 16 }),
  seed('claim', 'toll', 'evasionCase', '逃费追缴', { webType: 3, enableFlow: 1, hidden: ['rescue', 'report'], count: 21 }),
  seed('permit', 'maintenance', 'laneClosure', '占道审批', { webType: 3, enableFlow: 1 }),
  seed('permit', 'asset', 'crossingPermit', '涉路施工许可', { webType: 1, enableFlow: 1, count: 0 }),
  seed('order', 'maintenance', 'maintenanceOrder', '养护工单'),
  seed('order', 'maintenance', 'siteWork', '施工作业', { hidden: ['contractor', 'contact', 'contactPhone'], count: 18 }),
  seed('order', 'maintenance', 'measurePay', '计量支付', { hidden: ['crew'], count: 15 }),
  seed('party', 'maintenance', 'contractor', '施工单位'),
  seed('party', 'fleet', 'driverFile', '驾驶员档案', { hidden: ['share', 'mark'], count: 48 }),
  seed('party', 'fleet', 'merchantFile', '商户档案', { hidden: ['model'], count: 30 }),
  seed('acceptance', 'maintenance', 'acceptance', '验收资料'),
  seed('vehicle', 'fleet', 'vehicleFile', '车辆档案'),
  seed('vehicle', 'fleet', 'dispatchTask', '调度任务', { hidden: ['colour', 'photos'], count: 120 }),
  preview('wide', 'preview.wide', '宽表单（300 个控件）'),
  preview('hostile', 'preview.hostile', '异常设计'),
  preview('newDialect', 'preview.dialect', '新版控件'),
];
