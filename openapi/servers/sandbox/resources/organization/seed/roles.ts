/** A role of the seed beside its rights. */
export interface RoleFiling {
  enCode: string;
  type: string;
  description: string;
}

/** The five roles of the accounts, and what they are filed under; they are global. */
export const ACCOUNT_ROLES: readonly RoleFiling[] = [
  { enCode: 'administrator', type: '系统角色', description: '管理平台的全部数据与权限' },
  { enCode: 'roadStaff', type: '业务角色', description: '登记路产、巡查与赔补偿案件' },
  { enCode: 'newcomer', type: '业务角色', description: '收费班组日常巡检' },
  { enCode: 'dispatcher', type: '业务角色', description: '安排车辆、驾驶员与调度任务' },
  { enCode: 'visitor', type: '系统角色', description: '只能查看首页' },
];

/** A role without rights of its own yet. */
export interface PlainRoleSeed extends RoleFiling {
  fullName: string;
  isEnabled: boolean;
  /** Codes of its organisations; none for a global role. */
  organizations: readonly string[];
}

const role = (fullName: string, enCode: string, type: string, description: string, ...organizations: string[]): PlainRoleSeed => ({
  fullName,
  enCode,
  type,
  description,
  isEnabled: true,
  organizations,
});

/** Eleven more: four global, one of them disabled, and seven of organisations. */
export const MORE_ROLES: readonly PlainRoleSeed[] = [
  role('流程审批人', 'flowApprover', '业务角色', '审批各部门发起的流程'),
  role('报表查看员', 'reportReader', '业务角色', '查看运营报表'),
  role('安全巡检员', 'safetyPatrol', '业务角色', '安全检查与隐患上报'),
  { ...role('旧版数据迁移员', 'legacyMigration', '系统角色', '迁移结束后停用'), isEnabled: false },
  role('渝东收费站长', 'eastTollHead', '分管角色', '渝东各收费站的站务', 'yw.east', 'yw.east.toll'),
  role('渝西收费站长', 'westTollHead', '分管角色', '渝西各收费站的站务', 'yw.west', 'yw.west.toll'),
  role('稽查组长', 'auditLead', '分管角色', '逃费稽查与追缴', 'yw.toll', 'yw.toll.audit'),
  role('桥隧检测员', 'bridgeInspector', '分管角色', '桥梁隧道定期检测', 'yw.maintenance.bridge'),
  role('车队队长', 'fleetLead', '分管角色', '车队排班与车辆检查', 'yw.transport.fleet'),
  role('服务区经理', 'serviceAreaManager', '分管角色', '服务区商户与保洁', 'yw.service.area'),
  role('机电维保员', 'mechKeeper', '分管角色', '机电设备的保养与抢修', 'yw.it.mech', 'yw.mech.service'),
];
