import {
  choice,
  flag,
  list,
  nullableText,
  number,
  numberText,
  optional,
  record,
  text,
  id,
  truth,
  type OperationCodecs,
} from '../../wire/index.ts';

/** Names and pictures. */
const appearance = {
  sysName: text,
  sysDescription: text,
  sysVersion: text,
  copyright: text,
  title: text,
  companyName: text,
  companyCode: text,
  companyAddress: text,
  companyContacts: text,
  companyTelePhone: text,
  companyEmail: text,
  loginIcon: text,
  navigationIcon: text,
  logoIcon: text,
  appIcon: text,
  workLogoIcon: text,
  jnpfDomain: text,
  sysTheme: text,
};

const sessions = {
  singleLogin: choice({ newestOnly: 1, together: 2 }, 'together'),
  /** Minutes. */
  tokenTimeout: numberText,
  lastLoginTimeSwitch: flag,
  lastLoginTime: text,
  whitelistSwitch: flag,
  whiteListIp: text,
  isLog: text,
  pageSize: numberText,
  registerKey: text,
};

const wrongPasswords = {
  /** It acts from 3 on. */
  passwordErrorsNumber: number,
  lockType: choice({ lockAccount: 1, pause: 2 }, 'pause'),
  /** Minutes. */
  lockTime: number,
  enableVerificationCode: flag,
  verificationCodeNumber: number,
};

const passwords = {
  passwordIsUpdatedRegularly: flag,
  /** Days. */
  updateCycle: number,
  /** Days. */
  updateInAdvance: number,
  passwordStrengthLimit: flag,
  /** A switch everywhere but on a server that puts the length itself here. @reading R-058 */
  passwordLengthMin: number,
  passwordLengthMinNumber: number,
  containsNumbers: flag,
  includeLowercaseLetters: flag,
  includeUppercaseLetters: flag,
  containsCharacters: flag,
  disableOldPassword: flag,
  disableTheNumberOfOldPasswords: number,
  mandatoryModificationOfInitialPassword: flag,
  newUserDefaultPassword: text,
};

const mail = {
  emailPop3Host: text,
  emailPop3Port: numberText,
  emailSmtpHost: text,
  emailSmtpPort: numberText,
  emailSenderName: text,
  emailAccount: text,
  emailPassword: text,
  emailSsl: flag,
  aliAccessKey: text,
  aliSecret: text,
  tencentSecretId: text,
  tencentSecretKey: text,
  tencentAppId: text,
  tencentAppKey: text,
};

const messengers = {
  qyhCorpId: text,
  qyhAgentId: text,
  qyhAgentSecret: text,
  qyhCorpSecret: text,
  qyhIsSynOrg: flag,
  qyhIsSynUser: flag,
  dingSynAppKey: text,
  dingSynAppSecret: text,
  dingAgentId: text,
  dingSynIsSynOrg: flag,
  dingSynIsSynUser: flag,
};

const other = {
  /** Hours a link in a message is good for. */
  linkTime: numberText,
  isClick: flag,
  unClickNum: number,
  defaultView: text,
  showLunarCalendar: truth,
  firstDay: number,
  /** Minutes of a new schedule. */
  duration: number,
  flowSign: optional(number),
  flowTodo: optional(number),
};

const settings = record({ ...appearance, ...sessions, ...wrongPasswords, ...passwords, ...mail, ...messengers, ...other });

/** Codecs of the answers and bodies of every operation here. */
export const systemConfigCodecs = {
  getSystemConfig: { data: settings },
  updateSystemConfig: { body: settings },
  testWeChatConnection: { body: record({ qyhCorpId: text, qyhAgentId: text, qyhAgentSecret: text, qyhCorpSecret: text }) },
  testDingTalkConnection: { body: record({ dingSynAppKey: text, dingSynAppSecret: text, dingAgentId: text }) },
  listAdministrators: { data: list(record({ id, account: text, realName: nullableText })) },
  setAdministrators: { body: record({ adminIds: list(id) }) },
} as const satisfies OperationCodecs<
  'getSystemConfig' | 'updateSystemConfig' | 'testWeChatConnection' | 'testDingTalkConnection' | 'listAdministrators' | 'setAdministrators'
>;
