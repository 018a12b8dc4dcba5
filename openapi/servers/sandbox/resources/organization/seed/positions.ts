/** Positions by the code of their organisation, one per line: `名称 code 类别`, a leading `-` means disabled. 60 in all. */
export const POSITIONS: Readonly<Record<string, string>> = {
  yw: `
董事长 chairman 管理岗
总经理 general.manager 管理岗
`,
  'yw.office': `
综合办公室主任 office.director 管理岗
行政专员 office.clerk 职能岗
访客 office.visitor 职能岗
`,
  'yw.office.archive': `
档案管理员 office.archivist 职能岗
`,
  'yw.it': `
信息技术中心主任 it.director 管理岗
平台管理员 it.platform 技术岗
`,
  'yw.it.software': `
软件工程师 it.developer 技术岗
数据分析师 it.analyst 技术岗
`,
  'yw.it.mech': `
机电运维工程师 it.mech.engineer 技术岗
网络安全工程师 it.security 技术岗
`,
  'yw.hr': `
人力资源部经理 hr.manager 管理岗
薪酬专员 hr.pay 职能岗
`,
  'yw.finance': `
财务总监 finance.director 管理岗
会计 finance.accountant 职能岗
出纳 finance.cashier 职能岗
`,
  'yw.asset': `
路产管理部经理 asset.manager 管理岗
路产管理员 asset.keeper 职能岗
`,
  'yw.asset.patrol': '大队长 patrol.captain 管理岗',
  'yw.asset.patrol.yunyang': `
云阳中队长 patrol.yunyang.leader 管理岗
云阳路政巡查员 patrol.yunyang.officer 操作岗
`,
  'yw.asset.patrol.fengjie': `
奉节中队长 patrol.fengjie.leader 管理岗
奉节路政巡查员 patrol.fengjie.officer 操作岗
`,
  'yw.asset.claim': '赔补偿专员 asset.claim.clerk 职能岗',
  'yw.toll': `
收费管理部经理 toll.manager 管理岗
收费班员 toll.collector 操作岗
`,
  'yw.toll.audit': `
稽查员 toll.auditor 职能岗
追缴专员 toll.recovery 职能岗
`,
  'yw.toll.settle': '结算专员 toll.settlement 职能岗',
  'yw.maintenance': `
养护工程部经理 maintenance.manager 管理岗
养护工程师 maintenance.engineer 技术岗
`,
  'yw.maintenance.bridge': '桥隧检测工程师 maintenance.bridge 技术岗',
  'yw.maintenance.pavement': `
路面养护工程师 maintenance.pavement 技术岗
- 人工巡道员 maintenance.walker 操作岗
`,
  'yw.dispatch': `
调度主管 dispatch.supervisor 管理岗
调度员 dispatch.operator 操作岗
`,
  'yw.dispatch.trunk': '干线调度员 dispatch.trunk 操作岗',
  'yw.safety': `
安全总监 safety.director 管理岗
安全监督员 safety.officer 职能岗
`,
  'yw.east': '渝东公司总经理 east.manager 管理岗',
  'yw.east.toll.yunyang': `
云阳站长 east.yunyang.head 管理岗
云阳收费班长 east.yunyang.lead 操作岗
云阳收费员 east.yunyang.collector 操作岗
`,
  'yw.east.toll.fengjie': `
奉节站长 east.fengjie.head 管理岗
奉节收费员 east.fengjie.collector 操作岗
`,
  'yw.east.toll.wushan': `
巫山站长 east.wushan.head 管理岗
巫山收费员 east.wushan.collector 操作岗
`,
  'yw.east.maintenance': '渝东养护技术员 east.maintenance 技术岗',
  'yw.west': '渝西公司总经理 west.manager 管理岗',
  'yw.west.toll.yongchuan': '永川收费员 west.yongchuan 操作岗',
  'yw.west.toll.rongchang': '荣昌收费员 west.rongchang 操作岗',
  'yw.west.maintenance': '渝西养护技术员 west.maintenance 技术岗',
  'yw.transport.fleet': '车队管理员 fleet.manager 管理岗',
  'yw.transport.fleet.cold': '冷链驾驶员 fleet.cold.driver 操作岗',
  'yw.transport.fleet.hazard': `
危货驾驶员 fleet.hazard.driver 操作岗
危货押运员 fleet.hazard.escort 操作岗
`,
  'yw.transport.store': '仓储管理员 store.keeper 操作岗',
  'yw.service.area.yunyang': '服务区值班经理 service.duty 管理岗',
  'yw.mech.service': '设备维保技师 mech.service 技术岗',
};
