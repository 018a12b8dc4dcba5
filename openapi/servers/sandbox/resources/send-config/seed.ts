import type { SeedWorld } from '../../core/module.ts';
import { createSendConfigs, writeChannels } from './tables.ts';

/** A configuration of the first start: codes of accounts by codes of templates. */
interface SendConfigSeed {
  readonly fullName: string;
  readonly enCode: string;
  readonly messageSource: string;
  readonly channels: Readonly<Record<string, string | null>>;
  readonly isSystem?: boolean;
  readonly isDisabled?: boolean;
}

/** Sources: 1 notice, 2 flow, 3 system, 4 schedule. */
const CONFIGS: readonly SendConfigSeed[] = [
  {
    fullName: '养护流程通知',
    enCode: 'maintenance.notify',
    messageSource: '2',
    channels: { 'maintenance.todo': null, 'maintenance.todo.mail': 'mail.main' },
  },
  {
    fullName: '拥堵与应急通知',
    enCode: 'emergency.notify',
    messageSource: '3',
    channels: { 'toll.congestion': 'sms.aliyun', 'emergency.group': 'hook.emergency', 'rescue.progress': 'public.rescue' },
  },
  { fullName: '除雪值班通知', enCode: 'snow.notify', messageSource: '4', channels: { 'snow.duty': null } },
  {
    fullName: '公告邮件通知',
    enCode: 'notice.mail',
    messageSource: '1',
    channels: { 'system.notice': null, 'system.notice.mail': 'mail.main' },
  },
  { fullName: '巡查记录通知', enCode: 'patrol.notify', messageSource: '2', channels: { 'patrol.chat': 'chat.main' }, isDisabled: true },
  { fullName: '系统公告默认配置', enCode: 'system.notice', messageSource: '1', channels: { 'system.notice': null }, isSystem: true },
  { fullName: '系统日程默认配置', enCode: 'system.schedule', messageSource: '4', channels: { 'system.schedule': null }, isSystem: true },
];
const SORT_STEP = 10;

type Coded = { id: string; messageType: string };

/** Writes configurations of the templates and accounts that are there; somebody may have taken seeded ones away. */
export function seedSendConfigs({ store, nextId, timeMs }: SeedWorld): void {
  const configs = createSendConfigs(store);
  const admin = store.one<{ id: string }>("SELECT id FROM user WHERE account = 'admin'");
  const templateOf = (enCode: string, source: string) =>
    store.one<Coded>('SELECT id, messageType FROM message_template WHERE enCode = ? AND messageSource = ?', enCode, source);
  const accountOf = (enCode: string | null) => store.one<{ id: string }>('SELECT id FROM message_account WHERE enCode = ?', enCode);
  CONFIGS.forEach(({ channels, isSystem = false, isDisabled = false, ...texts }, index) => {
    const rows = Object.entries(channels).flatMap(([templateCode, accountCode], place) => {
      const template = templateOf(templateCode, texts.messageSource);
      const account = accountOf(accountCode);
      if (!template || (accountCode !== null && !account)) return [];
      const { id: templateId, messageType } = template;
      const accountConfigId = account?.id ?? null;
      return [{ id: nextId(), messageType, templateId, accountConfigId, enabledMark: 1, sortCode: place, description: '' }];
    });
    if (rows.length === 0) return;
    const id = nextId();
    configs.insert({
      ...texts,
      id,
      templateType: isSystem ? '1' : '0',
      sortCode: (index + 1) * SORT_STEP,
      enabledMark: isDisabled ? 0 : 1,
      description: '',
      creatorUserId: isSystem ? '' : (admin?.id ?? ''),
      creatorTime: timeMs,
      lastModifyTime: timeMs,
    });
    writeChannels(store, id, rows);
  });
}
