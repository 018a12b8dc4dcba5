import { entriesOf, type EntrySeed } from '../../../seed/dictionary-text.ts';

/** A company of the seed: its departments, and the companies below it. */
export interface CompanySeed {
  fullName: string;
  enCode: string;
  /** Details of a company. */
  details: { shortName: string; telePhone: string; address: string };
  departments: readonly EntrySeed[];
  companies: readonly CompanySeed[];
}

const EAST: CompanySeed = {
  fullName: '渝东高速公路有限公司',
  enCode: 'yw.east',
  details: { shortName: '渝东公司', telePhone: '023-55160010', address: '重庆市奉节县夔州大道 66 号' },
  departments: entriesOf(`
渝东收费运营部 yw.east.toll
  云阳收费站 yw.east.toll.yunyang
  奉节收费站 yw.east.toll.fengjie
  巫山收费站 yw.east.toll.wushan
渝东养护所 yw.east.maintenance
`),
  companies: [],
};

const WEST: CompanySeed = {
  fullName: '渝西高速公路有限公司',
  enCode: 'yw.west',
  details: { shortName: '渝西公司', telePhone: '023-55160020', address: '重庆市永川区兴龙大道 118 号' },
  departments: entriesOf(`
渝西收费运营部 yw.west.toll
  永川收费站 yw.west.toll.yongchuan
  荣昌收费站 yw.west.toll.rongchang
渝西养护所 yw.west.maintenance
`),
  companies: [],
};

const TRANSPORT: CompanySeed = {
  fullName: '云望物流运输有限公司',
  enCode: 'yw.transport',
  details: { shortName: '云望物流', telePhone: '023-55160030', address: '重庆市云阳县工业园区 9 号' },
  departments: entriesOf(`
车队管理部 yw.transport.fleet
  冷链车队 yw.transport.fleet.cold
  危货车队 yw.transport.fleet.hazard
仓储配送部 yw.transport.store
`),
  companies: [],
};

const SERVICE_AREA: CompanySeed = {
  fullName: '云望服务区经营有限公司',
  enCode: 'yw.service',
  details: { shortName: '云望服务区', telePhone: '023-55160040', address: '重庆市云阳县云阳服务区综合楼' },
  departments: entriesOf(`
服务区管理部 yw.service.area
  云阳服务区 yw.service.area.yunyang
  - 旧县停车区 yw.service.area.jiuxian
`),
  companies: [],
};

const ENGINEERING: CompanySeed = {
  fullName: '云望机电工程有限公司',
  enCode: 'yw.mech',
  details: { shortName: '云望机电', telePhone: '023-55160050', address: '重庆市云阳县青龙街道 27 号' },
  departments: entriesOf(`
工程项目部 yw.mech.project
设备维保部 yw.mech.service
`),
  companies: [],
};

/** The group: 6 companies and 40 departments, four levels deep; the accounts' departments are its own. */
export const GROUP_COMPANY: CompanySeed = {
  fullName: '云望高速物流集团',
  enCode: 'yw',
  details: { shortName: '云望集团', telePhone: '023-55160001', address: '重庆市云阳县滨江大道 1 号' },
  departments: entriesOf(`
综合办公室 yw.office
  文秘档案科 yw.office.archive
信息技术中心 yw.it
  软件研发科 yw.it.software
  机电运维科 yw.it.mech
人力资源部 yw.hr
财务管理部 yw.finance
路产管理部 yw.asset
  路政巡查大队 yw.asset.patrol
    云阳路政中队 yw.asset.patrol.yunyang
    奉节路政中队 yw.asset.patrol.fengjie
  赔补偿科 yw.asset.claim
收费管理部 yw.toll
  稽查追缴科 yw.toll.audit
  联网结算科 yw.toll.settle
养护工程部 yw.maintenance
  桥隧养护科 yw.maintenance.bridge
  路面养护科 yw.maintenance.pavement
车辆调度中心 yw.dispatch
  干线调度科 yw.dispatch.trunk
  - 人工台账科 yw.dispatch.ledger
安全监督部 yw.safety
`),
  companies: [EAST, WEST, TRANSPORT, SERVICE_AREA, ENGINEERING],
};
