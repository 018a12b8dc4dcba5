import { passwordPolicy, settingProblems, systemConfigCodecs, type SettingsAfter } from '../../../../src/domains/system-config/index.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { defineModule } from '../../core/module.ts';
import { refuseProblems, type FieldWords } from '../../core/words.ts';
import { tellPeople } from '../authority/tell.ts';
import { listAdministrators, setAdministrators } from './administrators.ts';
import type { Settings } from './defaults.ts';
import { maskedSettings, readSettings, SETTING_TABLE, writeSettings } from './settings.ts';

type Operations =
  | 'getSystemConfig'
  | 'updateSystemConfig'
  | 'testWeChatConnection'
  | 'testDingTalkConnection'
  | 'listAdministrators'
  | 'setAdministrators';

const words: FieldWords = {
  sysName: { required: '请输入系统名称', tooLong: '系统名称最多为100个字符！' },
  title: { required: '请输入窗口标题', tooLong: '窗口标题最多为100个字符！' },
  copyright: { tooLong: '版权信息最多为200个字符！' },
  companyName: { tooLong: '公司名称最多为100个字符！' },
  companyCode: { tooLong: '公司简称最多为50个字符！' },
  companyContacts: { tooLong: '公司法人最多为50个字符！' },
  companyTelePhone: { tooLong: '公司电话最多为50个字符！' },
  companyEmail: { tooLong: '公司邮箱最多为100个字符！', pattern: '请输入正确的公司邮箱' },
  companyAddress: { tooLong: '公司地址最多为200个字符！' },
  sysDescription: { tooLong: '系统描述最多为2000个字符！' },
  whiteListIp: { required: '请输入白名单地址' },
  newUserDefaultPassword: { pattern: '新用户初始密码不符合密码策略，请按密码策略重新填写' },
  emailPop3Port: { range: 'POP3端口应在1到65535之间' },
  emailSmtpPort: { range: 'SMTP端口应在1到65535之间' },
  updateCycle: { range: '更新周期应在1到3650天之间' },
  updateInAdvance: { range: '提前提醒应在0到3650天之间' },
  disableTheNumberOfOldPasswords: { range: '禁用旧密码个数应在1到24之间' },
  firstDay: { range: '一周的第一天只能为周日或周一' },
  duration: { range: '默认时长应在1到1440分钟之间' },
  linkTime: { range: '链接有效期应在1到9999小时之间' },
  unClickNum: { range: '链接点击次数应在1到9999之间' },
  singleLogin: { range: '登录方式只能为后登录踢出先登录或同时登录' },
  passwordErrorsNumber: { range: '密码错误次数应在0到100之间' },
  lockType: { range: '错误策略只能为账号锁定或延时登录' },
  lockTime: { range: '锁定时间应在1到1440分钟之间' },
  verificationCodeNumber: { range: '验证码位数应在3到6之间' },
  passwordLengthMinNumber: { range: '密码最小长度应在1到64之间' },
  tokenTimeout: { pattern: '超时时间应为1到999999分钟', range: '超时时间应为1到999999分钟' },
  adminIds: { required: '请选择管理员' },
  qyhCorpId: { required: '请输入企业微信的企业号' },
  dingSynAppKey: { required: '请输入钉钉的应用凭证' },
};

/** The sandbox calls nobody. @reading R-061 */
const refuseConnection = (): never => {
  throw new Refusal('沙箱不连接外部服务，无法测试连接');
};

/** Settings as they would stand: what is null stays. */
function afterSaving(settings: Settings, body: Readonly<Record<string, unknown>>): SettingsAfter {
  const named = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== undefined));
  const after = systemConfigCodecs.getSystemConfig.data.decode({ ...settings, ...named });
  return { policy: passwordPolicy(after), isListed: after.whitelistSwitch, addresses: after.whiteListIp };
}

/** Members of the settings everybody needs: the rules of a new password. @reading R-060 */
const POLICY: readonly string[] = [
  'passwordStrengthLimit',
  'passwordLengthMin',
  'passwordLengthMinNumber',
  'containsNumbers',
  'includeLowercaseLetters',
  'includeUppercaseLetters',
  'containsCharacters',
  'mandatoryModificationOfInitialPassword',
];
const policyOf = (settings: object): object => Object.fromEntries(Object.entries(settings).filter(([name]) => POLICY.includes(name)));

const handlers = ({ store, services }: World): Handlers<Operations> => ({
  getSystemConfig: ({ caller }) => {
    const settings = maskedSettings(readSettings(store));
    return { data: services.may(caller, { page: 'system-sysConfig' }) ? settings : policyOf(settings) };
  },
  updateSystemConfig: ({ body }) => {
    refuseProblems(settingProblems(body, afterSaving(readSettings(store), body)), words);
    writeSettings(store, body);
    return { msg: MSG.updated };
  },
  testWeChatConnection: refuseConnection,
  testDingTalkConnection: refuseConnection,
  listAdministrators: () => ({ data: listAdministrators(store) }),
  setAdministrators: ({ body, caller }) => {
    const changed = setAdministrators(store, body.adminIds);
    // Whoever saves knows it.
    tellPeople(
      { services },
      changed.filter((id) => id !== caller?.userId),
    );
    return { msg: '设置成功' };
  },
});

/** Settings of the installation; what they say is done by those who read them. */
export const systemConfigModule = defineModule({ name: 'system-config', tables: [SETTING_TABLE], words, handlers });
