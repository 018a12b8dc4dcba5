/** Settings the installation starts with. A number is kept as a number, a text as a text. @source shell §1 §3 admin §3 */
export const DEFAULT_SETTINGS = {
  sysName: '智慧物流平台顶级运营控制台',
  sysDescription: '高速公路物流运营的路产、养护、收费与车辆调度',
  sysVersion: '3.4.7',
  copyright: '© 2026 云望高速物流集团 版权所有',
  title: '智慧物流运营平台',
  companyName: '云望高速物流集团',
  companyCode: 'yunwang',
  companyAddress: '重庆市云阳县青龙街道滨江大道 18 号',
  companyContacts: '孙婉宁',
  companyTelePhone: '023-55160001',
  companyEmail: 'service@yunwang-expressway.example',
  loginIcon: '',
  navigationIcon: '',
  logoIcon: '',
  appIcon: '',
  workLogoIcon: '',
  jnpfDomain: '',
  sysTheme: '1',

  singleLogin: 2,
  /** Minutes. @reading R-005 */
  tokenTimeout: '1440',
  lastLoginTimeSwitch: 1,
  lastLoginTime: '1',
  whitelistSwitch: 0,
  whiteListIp: '',
  isLog: '1',
  pageSize: '20',
  registerKey: '',

  /** @reading R-006 */
  passwordErrorsNumber: 6,
  lockType: 2,
  lockTime: 10,
  enableVerificationCode: 0,
  verificationCodeNumber: 4,

  passwordIsUpdatedRegularly: 0,
  updateCycle: 90,
  updateInAdvance: 7,
  passwordStrengthLimit: 1,
  passwordLengthMin: 1,
  passwordLengthMinNumber: 6,
  containsNumbers: 1,
  includeLowercaseLetters: 1,
  includeUppercaseLetters: 0,
  containsCharacters: 0,
  disableOldPassword: 1,
  disableTheNumberOfOldPasswords: 3,
  mandatoryModificationOfInitialPassword: 1,
  newUserDefaultPassword: 'Welcome2026',

  emailPop3Host: '',
  emailPop3Port: '995',
  emailSmtpHost: '',
  emailSmtpPort: '465',
  emailSenderName: '云望高速',
  emailAccount: '',
  emailPassword: '',
  emailSsl: 1,
  aliAccessKey: '',
  aliSecret: '',
  tencentSecretId: '',
  tencentSecretKey: '',
  tencentAppId: '',
  tencentAppKey: '',

  qyhCorpId: '',
  qyhAgentId: '',
  qyhAgentSecret: '',
  qyhCorpSecret: '',
  qyhIsSynOrg: 0,
  qyhIsSynUser: 0,
  dingSynAppKey: '',
  dingSynAppSecret: '',
  dingAgentId: '',
  dingSynIsSynOrg: 0,
  dingSynIsSynUser: 0,

  linkTime: '24',
  isClick: 0,
  unClickNum: 1,
  defaultView: 'dayGridMonth',
  showLunarCalendar: true,
  firstDay: 1,
  duration: 60,
  flowSign: 1,
  flowTodo: 0,
};

/** The settings as they stand. */
export type Settings = typeof DEFAULT_SETTINGS;
export type SettingName = keyof Settings;

/** Kept, but answered to nobody. @reading R-059 */
export const SECRETS: ReadonlySet<string> = new Set<SettingName>([
  'newUserDefaultPassword',
  'emailPassword',
  'aliSecret',
  'tencentSecretKey',
  'tencentAppKey',
  'qyhAgentSecret',
  'qyhCorpSecret',
  'dingSynAppSecret',
]);

/** Settings everybody who is signed in is told. @source shell §3 */
const SHOWN = [
  'sysName',
  'sysVersion',
  'copyright',
  'companyName',
  'title',
  'loginIcon',
  'logoIcon',
  'navigationIcon',
  'appIcon',
  'workLogoIcon',
  'jnpfDomain',
  'defaultView',
  'showLunarCalendar',
  'firstDay',
  'duration',
  'flowSign',
  'flowTodo',
] as const satisfies readonly SettingName[];

/** `sysConfigInfo` of the current user; the first password is there for clients that read it, and empty as all secrets. @reading R-059 */
export const shownSettings = (settings: Settings): Pick<Settings, (typeof SHOWN)[number]> & { newUserDefaultPassword: '' } => ({
  // Each name stands in SHOWN, so the object has exactly these members.
  ...(Object.fromEntries(SHOWN.map((name) => [name, settings[name]])) as Pick<Settings, (typeof SHOWN)[number]>),
  newUserDefaultPassword: '',
});
