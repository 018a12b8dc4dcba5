/** A role of the seed: which menu branches it opens, and on which pages it may press buttons. */
export interface RoleSeed {
  enCode: string;
  fullName: string;
  isAdministrator: boolean;
  /** Codes of menu items; their ancestors and descendants come along. */
  menus: readonly string[];
  /** Codes of pages whose buttons the role has; columns come with the menu. */
  buttonsOf: readonly string[];
}

export const ROLES: readonly RoleSeed[] = [
  { enCode: 'administrator', fullName: '系统管理员', isAdministrator: true, menus: [], buttonsOf: [] },
  {
    enCode: 'roadStaff',
    fullName: '路产管理员',
    isAdministrator: false,
    menus: ['operations', 'roadAsset', 'maintenance', 'workFlow', 'trafficVolume', 'roadWeather', 'systemData-dictionary'],
    buttonsOf: ['assetLedger', 'roadPatrol'],
  },
  { enCode: 'newcomer', fullName: '收费班员', isAdministrator: false, menus: ['tollAudit', 'workFlow'], buttonsOf: ['gantryCheck'] },
  {
    enCode: 'dispatcher',
    fullName: '调度主管',
    isAdministrator: false,
    menus: ['operations', 'vehicleDispatch', 'workFlow', 'serviceArea', 'systemData-dictionary'],
    buttonsOf: ['vehicleFile', 'dispatchTask', 'merchantFile', 'systemData-dictionary'],
  },
  { enCode: 'visitor', fullName: '访客', isAdministrator: false, menus: [], buttonsOf: [] },
];

/** An account of the seed. The passwords are public: the sandbox listens to this computer only. */
export interface AccountSeed {
  account: string;
  password: string;
  realName: string;
  role: string;
  enabledMark: 0 | 1 | 2;
  gender: 1 | 2;
  department: string;
  position: string;
  mobilePhone: string;
  hasChangedPassword: boolean;
  systems: readonly string[];
  /** Last sign-in, its moment and place; `null` for never. */
  lastLogin: { time: string; address: string; place: string } | null;
}

export const ACCOUNTS: readonly AccountSeed[] = [
  {
    account: 'admin',
    password: 'Admin2026',
    realName: '孙婉宁',
    role: 'administrator',
    enabledMark: 1,
    gender: 2,
    department: '信息技术中心',
    position: '平台管理员',
    mobilePhone: '13800260001',
    hasChangedPassword: true,
    systems: ['operationsPlatform'],
    lastLogin: { time: '2026-11-19T08:12:36+08:00', address: '10.26.3.18', place: '重庆市云阳县' },
  },
  {
    account: 'staff',
    password: 'Staff2026',
    realName: '何俊杰',
    role: 'roadStaff',
    enabledMark: 1,
    gender: 1,
    department: '路产管理部',
    position: '路产管理员',
    mobilePhone: '13800260002',
    hasChangedPassword: true,
    systems: ['operationsPlatform'],
    lastLogin: { time: '2026-11-18T17:45:02+08:00', address: '10.26.8.44', place: '重庆市云阳县' },
  },
  {
    account: 'novice',
    password: 'Novice2026',
    realName: '唐诗雅',
    role: 'newcomer',
    enabledMark: 1,
    gender: 2,
    department: '收费管理部',
    position: '收费班员',
    mobilePhone: '13800260003',
    hasChangedPassword: false,
    systems: ['operationsPlatform'],
    lastLogin: null,
  },
  {
    account: 'guest',
    password: 'Guest2026',
    realName: '林若彤',
    role: 'visitor',
    enabledMark: 1,
    gender: 2,
    department: '综合办公室',
    position: '访客',
    mobilePhone: '13800260004',
    hasChangedPassword: true,
    systems: ['operationsPlatform'],
    lastLogin: { time: '2026-11-02T09:30:00+08:00', address: '10.26.9.7', place: '重庆市云阳县' },
  },
  {
    account: 'double',
    password: 'Double2026',
    realName: '欧阳明轩',
    role: 'dispatcher',
    enabledMark: 1,
    gender: 1,
    department: '车辆调度中心',
    position: '调度主管',
    mobilePhone: '13800260005',
    hasChangedPassword: true,
    systems: ['operationsPlatform', 'serviceAreaPlatform'],
    lastLogin: { time: '2026-11-19T19:58:21+08:00', address: '10.26.5.102', place: '重庆市奉节县' },
  },
  {
    account: 'locked',
    password: 'Locked2026',
    realName: '马文博',
    role: 'roadStaff',
    enabledMark: 2,
    gender: 1,
    department: '养护工程部',
    position: '养护工程师',
    mobilePhone: '13800260006',
    hasChangedPassword: true,
    systems: ['operationsPlatform'],
    lastLogin: { time: '2026-10-27T14:05:10+08:00', address: '10.26.6.33', place: '重庆市云阳县' },
  },
];
