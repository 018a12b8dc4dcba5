import { MESSAGE_TYPE_LISTS } from '../../../../src/domains/message-template/index.ts';
import type { SeedWorld } from '../../core/module.ts';
import { insertRow } from '../../core/rows.ts';
import { createTemplates } from './tables.ts';
import { TEMPLATES, type TemplateSeed } from './seed/templates.ts';

/** The four lists templates choose from: names in the order of their codes, from 1. @reading R-077 @reading R-450 */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  [MESSAGE_TYPE_LISTS.messageTypes]: ['站内信', '邮件', '短信', '钉钉', '企业微信', 'WebHook', '微信公众号'],
  [MESSAGE_TYPE_LISTS.channels]: ['阿里云', '腾讯云'],
  [MESSAGE_TYPE_LISTS.webhooks]: ['钉钉', '企业微信'],
  [MESSAGE_TYPE_LISTS.sources]: ['公告', '流程', '系统', '日程'],
};
const SORT_STEP = 10;
const HOUR_MS = 60 * 60 * 1000;

/** Writes lists and templates, each template an hour younger than the one before. */
export function seedTemplates(seed: SeedWorld): void {
  for (const [type, names] of Object.entries(LISTS))
    names.forEach((fullName, index) =>
      insertRow(seed.store, 'message_type', { id: seed.nextId(), type, fullName, enCode: String(index + 1) }),
    );
  TEMPLATES.forEach((template, index) => writeTemplate(seed, template, index));
}

function writeTemplate({ store, nextId, timeMs }: SeedWorld, template: TemplateSeed, index: number): void {
  const { isSystem = false, isDisabled = false, parameters = {}, smsFields = {}, ...texts } = template;
  const admin = store.one<{ id: string }>("SELECT id FROM user WHERE account = 'admin'");
  const creatorTime = timeMs - (TEMPLATES.length - index) * HOUR_MS;
  createTemplates(store).insert({
    title: '',
    content: '',
    templateCode: '',
    wxSkip: '',
    xcxAppId: '',
    ...texts,
    id: nextId(),
    templateType: isSystem ? '1' : '0',
    templateParamList: JSON.stringify(Object.entries(parameters).map(([field, fieldName]) => ({ id: nextId(), field, fieldName }))),
    smsFieldList: JSON.stringify(Object.entries(smsFields).map(([smsField, field]) => ({ id: nextId(), smsField, field, isTitle: 0 }))),
    sortCode: (index + 1) * SORT_STEP,
    enabledMark: isDisabled ? 0 : 1,
    description: '',
    creatorUserId: isSystem ? '' : (admin?.id ?? ''),
    creatorTime,
    lastModifyTime: creatorTime,
  });
}
