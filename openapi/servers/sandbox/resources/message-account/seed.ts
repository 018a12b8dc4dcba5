import { messageAccountCodecs, type MessageAccountDraft } from '../../../../src/domains/message-account/index.ts';
import type { SeedWorld } from '../../core/module.ts';
import { createAccounts } from './tables.ts';

type AccountSeed = Partial<MessageAccountDraft> & { type: string; fullName: string; enCode: string };

/** Addresses and keys that lead nowhere. */
const ACCOUNTS: readonly AccountSeed[] = [
  {
    type: '2',
    fullName: '养护中心邮箱',
    enCode: 'mail.main',
    addressorName: '养护中心',
    smtpServer: 'smtp.example.com',
    smtpPort: 465,
    hasSsl: true,
    smtpUser: 'maintenance@example.com',
    smtpPassword: 'seed-mail-password',
  },
  {
    type: '3',
    fullName: '阿里云短信',
    enCode: 'sms.aliyun',
    channel: '1',
    smsSignature: '高速养护',
    appId: 'LTAI5tSeed',
    appSecret: 'seed-sms-secret',
    endPoint: 'sms.example.com',
  },
  {
    type: '3',
    fullName: '腾讯云短信',
    enCode: 'sms.tencent',
    channel: '2',
    smsSignature: '高速养护',
    appId: 'AKIDSeed',
    appSecret: 'seed-tencent-secret',
    sdkAppId: '1400000001',
    appKey: 'seed-tencent-key',
    zoneName: 'sms.example.com',
    zoneParam: 'ap-guangzhou',
    isEnabled: false,
  },
  { type: '4', fullName: '钉钉工作通知', enCode: 'ding.main', appId: 'dingSeed', appSecret: 'seed-ding-secret', agentId: '1175830001' },
  { type: '5', fullName: '企业微信应用', enCode: 'chat.main', enterpriseId: 'wwSeed', agentId: '1000002', appSecret: 'seed-chat-secret' },
  {
    type: '6',
    fullName: '应急指令群机器人',
    enCode: 'hook.emergency',
    webhookType: '1',
    webhookAddress: 'https://hook.example.com/emergency',
    approveType: '2',
    bearer: 'seed-hook-token',
  },
  {
    type: '7',
    fullName: '救援服务公众号',
    enCode: 'public.rescue',
    appKey: 'gh_seed',
    appId: 'wxSeed',
    appSecret: 'seed-public-secret',
    agentId: 'seed-public-token',
    bearer: 'seed-public-aes-key',
  },
];
const SORT_STEP = 10;

/** Writes one account of every channel. @reading R-451 */
export function seedAccounts({ store, nextId, timeMs }: SeedWorld): void {
  const accounts = createAccounts(store);
  const admin = store.one<{ id: string }>("SELECT id FROM user WHERE account = 'admin'");
  const { body } = messageAccountCodecs.createMessageAccount;
  ACCOUNTS.forEach(({ type, fullName, enCode, isEnabled = true, ...texts }, index) => {
    const draft = { ...body.decode({ type: '2', fullName, enCode }), ...texts };
    const {
      type: _type,
      fullName: _name,
      enCode: _code,
      sortCode: _sort,
      enabledMark: _mark,
      description: _text,
      ...settings
    } = body.encode(draft);
    accounts.insert({
      id: nextId(),
      type,
      fullName,
      enCode,
      settings: JSON.stringify(settings),
      sortCode: (index + 1) * SORT_STEP,
      enabledMark: isEnabled ? 1 : 0,
      description: '',
      creatorUserId: admin?.id ?? '',
      creatorTime: timeMs,
      lastModifyTime: timeMs,
    });
  });
}
