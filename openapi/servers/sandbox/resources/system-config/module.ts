import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, Needs, World } from '../../core/handlers.ts';
import { defineModule } from '../../core/module.ts';
import type { FieldWords } from '../../core/words.ts';
import { tellPeople } from '../authority/tell.ts';
import { onPage } from '../menus/pages.ts';
import { listAdministrators, setAdministrators } from './administrators.ts';
import { maskedSettings, readSettings, SETTING_TABLE, writeSettings } from './settings.ts';

type Operations =
  | 'getSystemConfig'
  | 'updateSystemConfig'
  | 'testWeChatConnection'
  | 'testDingTalkConnection'
  | 'listAdministrators'
  | 'setAdministrators';

const onSystemConfigPage = onPage('system-sysConfig');

/** Everybody may read: the password dialog asks here for the policy. @reading R-060 */
const needs: Needs<Operations> = {
  getSystemConfig: 'session',
  updateSystemConfig: onSystemConfigPage('btn_edit'),
  testWeChatConnection: onSystemConfigPage('btn_edit'),
  testDingTalkConnection: onSystemConfigPage('btn_edit'),
  listAdministrators: 'session',
  setAdministrators: onSystemConfigPage('btn_edit'),
};

const words: FieldWords = {
  sysName: { tooLong: '系统名称最多为100个字符！' },
  title: { tooLong: '窗口标题最多为100个字符！' },
  singleLogin: { range: '登录方式只能为后登录踢出先登录或同时登录' },
  passwordErrorsNumber: { range: '密码错误次数应在0到100之间' },
  lockType: { range: '错误策略只能为账号锁定或延时登录' },
  lockTime: { range: '锁定时间应在1到1440分钟之间' },
  verificationCodeNumber: { range: '验证码位数应在0到10之间' },
  passwordLengthMinNumber: { range: '密码最小长度应在0到64之间' },
  tokenTimeout: { pattern: '超时时间应为1到999999分钟', range: '超时时间应为1到999999分钟' },
  adminIds: { required: '请选择管理员' },
  qyhCorpId: { required: '请输入企业微信的企业号' },
  dingSynAppKey: { required: '请输入钉钉的应用凭证' },
};

/** The sandbox calls nobody. @reading R-061 */
const refuseConnection = (): never => {
  throw new Refusal('沙箱不连接外部服务，无法测试连接');
};

const handlers = ({ store, services }: World): Handlers<Operations> => ({
  getSystemConfig: () => ({ data: maskedSettings(readSettings(store)) }),
  updateSystemConfig: ({ body }) => {
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
export const systemConfigModule = defineModule({ name: 'system-config', tables: [SETTING_TABLE], needs, words, handlers });
