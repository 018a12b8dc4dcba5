import { filledText, isTextAtProvider, MESSAGE_SOURCE, MESSAGE_TYPE as CHANNEL } from '../../../../src/domains/message-template/index.ts';
import type { World } from '../../core/handlers.ts';
import { createAccounts } from '../message-account/tables.ts';
import { logSent } from '../message-monitor/log.ts';
import { createTemplates, type TemplateStored } from '../message-template/tables.ts';
import { deliverMessage, MESSAGE_TYPE } from '../message/deliver.ts';
import { channelsOf, createSendConfigs, type ChannelStored } from './tables.ts';

/** Something to say through a channel. */
export interface Saying {
  /** Values of the placeholders of its template, by their names: `@Title`. */
  readonly values: ReadonlyMap<string, string>;
  /** Ids of people who are enabled. */
  readonly receivers: readonly string[];
  /** Sender as receivers read it. */
  readonly releaseUser: string;
}

/** @reading R-461 */
const OFFLINE = '沙箱不连接外部服务，仅写入消息监控，未真正发送';

/**
 * Sends through one channel: a site message is delivered, any other is written down in the monitor only.
 * @returns why it was not sent; null when it was
 * @reading R-460
 */
export function sendThrough(world: World, channel: ChannelStored, saying: Saying): string | null {
  const template = createTemplates(world.store).get(channel.templateId);
  const { messageType, messageSource } = template;
  const { title, content } = textOf(template, saying.values);
  const receivers = messageType === CHANNEL.webhook ? [] : saying.receivers;
  const account = channel.accountConfigId === null ? undefined : createAccounts(world.store).get(channel.accountConfigId);
  const reason = unfit(template.enabledMark, account?.enabledMark) ?? (messageType === CHANNEL.site ? null : OFFLINE);
  if (reason === null) {
    // A flow or a schedule opens what its body names; a text of a template names nothing.
    const type = messageSource === MESSAGE_SOURCE.notice ? MESSAGE_TYPE.notice : MESSAGE_TYPE.system;
    deliverMessage(world, { type, title, bodyText: content, releaseUser: saying.releaseUser, source: messageSource }, receivers);
  } else {
    const place = { store: world.store, nextId: world.nextId, timeMs: world.now() };
    logSent(place, { messageType, messageSource, title, content, receivers, account, result: reason });
  }
  return reason;
}

/** Sends through the enabled channels of a configuration but the site, which the caller has done in its own way. */
export function sendElsewhere(world: World, sendConfigId: string, saying: Saying): void {
  for (const channel of channelsOf(world.store, sendConfigId))
    if (channel.enabledMark === 1 && channel.messageType !== CHANNEL.site) sendThrough(world, channel, saying);
}

/** May something be sent by this configuration? */
export function isUsable({ store }: Pick<World, 'store'>, sendConfigId: string): boolean {
  return createSendConfigs(store).find(sendConfigId)?.enabledMark === 1;
}

const unfit = (template: number, account: number | undefined): string | null =>
  template === 0 ? '消息模板已停用' : account === 0 ? '账号已停用' : null;

/** Title and text of a template with its placeholders filled; the provider makes the text of an SMS, so its fields stand for it. */
function textOf(template: TemplateStored, values: ReadonlyMap<string, string>): { title: string; content: string } {
  if (!isTextAtProvider(template.messageType))
    return { title: filledText(template.title, values), content: filledText(template.content, values, escapeHtml) };
  const fields: { smsField: string; field: string }[] = JSON.parse(template.smsFieldList);
  const content = fields.map(({ smsField, field }) => `${smsField}=${values.get(field) ?? ''}`).join('；');
  return { title: template.templateCode, content };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Texts are shown as HTML, values are what people typed. */
const escapeHtml = (value: string): string => value.replaceAll(/[&<>"']/gu, (letter) => ENTITIES[letter] ?? letter);
