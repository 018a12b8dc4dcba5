import { MESSAGE_TYPE_LISTS } from '../../../../src/domains/message-template/index.ts';
import {
  sendConfigCodecs,
  sendConfigProblems,
  type SendConfigDraft,
  type SendConfigOperation,
} from '../../../../src/domains/send-config/index.ts';
import { copyOf } from '../../core/copy.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Call, Caller, Handlers, World } from '../../core/handlers.ts';
import { maintain, withoutCreation } from '../../core/maintained.ts';
import { namedColumns, namedWords } from '../../core/named-row.ts';
import { refuseProblems, type FieldWords } from '../../core/words.ts';
import { createAccounts } from '../message-account/tables.ts';
import { createTemplates, messageTypes } from '../message-template/tables.ts';
import { listSendConfigOptions, listSendConfigs } from './list.ts';
import { channelsOf, createSendConfigs, writeChannels, type SendConfigStored } from './tables.ts';
import { sendTests, testWords } from './try.ts';

export const sendConfigWords: FieldWords = {
  ...namedWords('名称', '编码'),
  messageSource: { required: '请选择消息来源', range: '消息来源不存在，请重新选择' },
  sendConfigTemplateList: { required: '请至少添加一个消息类型', pattern: '同一消息模板不能重复添加' },
  templateId: { required: '请选择消息模板' },
  accountConfigId: { required: '请选择账号配置' },
  ...testWords,
};

const OWN = '0';
const SYSTEM = '1';

/** Own configurations are kept by people; those of the system are read, tried and copied. @reading R-460 */
export function sendConfigHandlers(world: World): Handlers<SendConfigOperation> {
  const { store } = world;
  const configs = createSendConfigs(store);
  const requireOwn = (id: string, msg: string): void => {
    if (configs.get(id).templateType === SYSTEM) throw new Refusal(msg);
  };
  const maintained = maintain(world, configs, {
    columnsOf: (body: Body, before, caller) => columnsOf(world, body, before, caller),
    afterWrite: ({ id }, body) => keepChannels(world, id, draftOf(body)),
  });

  return {
    listSendMessageConfigs: listSendConfigs(store, configs),
    listSendMessageConfigOptions: listSendConfigOptions(configs),
    createSendMessageConfig: maintained.create,
    getSendMessageConfig: ({ path }) => {
      const { creatorUserId: _user, enabledMark, ...row } = withoutCreation(configs.get(path.id));
      return { data: { ...row, enabledMark: String(enabledMark), sendConfigTemplateList: channelsOf(store, path.id) } };
    },
    updateSendMessageConfig: (call) => {
      requireOwn(call.path.id, '系统发送配置不能修改，请复制后修改副本');
      return maintained.update(call);
    },
    removeSendMessageConfig: (call) => {
      requireOwn(call.path.id, '系统发送配置不能删除');
      if (store.one('SELECT 1 AS held FROM notice WHERE sendConfigId = ? AND enabledMark = 0 LIMIT 1', call.path.id))
        throw new Refusal('此发送配置已被公告引用，无法删除');
      return maintained.remove(call);
    },
    copySendMessageConfig: ({ path, caller }) => {
      const codes = new Set(configs.list().map(({ enCode }) => enCode));
      const time = world.now();
      const id = world.nextId();
      const maker = { id, creatorUserId: caller?.userId ?? '', creatorTime: time, lastModifyTime: time };
      configs.insert({ ...copyOf(configs.get(path.id), codes), templateType: OWN, ...maker });
      const channels = channelsOf(store, path.id).map((channel) => ({ ...storedOf(channel), id: world.nextId() }));
      writeChannels(store, id, channels);
      return { msg: MSG.copied };
    },
    ...sendTests(world),
  };
}

type Body = Call<'createSendMessageConfig'>['body'];
const draftOf = (body: Body): SendConfigDraft => sendConfigCodecs.createSendMessageConfig.body.decode(body);

/** @throws Refusal when a rule forbids what was sent */
function columnsOf({ store }: World, body: Body, before: SendConfigStored | null, caller: Caller | null) {
  const draft = draftOf(body);
  refuseProblems(sendConfigProblems(draft), sendConfigWords);
  const { messageSource } = draft;
  if (!messageTypes(store, MESSAGE_TYPE_LISTS.sources).some(({ enCode }) => enCode === messageSource))
    refuseProblems([{ field: 'messageSource', problem: 'range' }], sendConfigWords);
  if (before && before.messageSource !== messageSource) throw new Refusal('消息来源保存后不能修改');
  checkChannels(store, draft);
  const { enabledMark } = body;
  return {
    ...namedColumns({ ...body, enabledMark: enabledMark === undefined ? null : Number(enabledMark) }, before),
    templateType: before?.templateType ?? OWN,
    messageSource,
    creatorUserId: before?.creatorUserId ?? caller?.userId ?? '',
  };
}

/** @throws Refusal when a template or an account is not there, or of another channel or source */
function checkChannels(store: World['store'], { messageSource, channels }: SendConfigDraft): void {
  const templates = createTemplates(store);
  const accounts = createAccounts(store);
  for (const { messageType, templateId, accountConfigId } of channels) {
    const template = templates.get(templateId);
    if (template.messageType !== messageType) throw new Refusal('消息模板不属于此消息类型，请重新选择');
    if (template.messageSource !== messageSource) throw new Refusal('消息模板不属于此消息来源，请重新选择');
    if (accountConfigId !== '' && accounts.get(accountConfigId).type !== messageType) throw new Refusal('账号不属于此消息类型，请重新选择');
  }
}

/** Channels keep their ids where the configuration had them. */
function keepChannels({ store, nextId }: World, sendConfigId: string, { channels }: SendConfigDraft): void {
  const known = new Set(channelsOf(store, sendConfigId).map(({ id }) => id));
  const rows = channels.map((channel) => {
    const { messageType, templateId, accountConfigId, isEnabled, sortCode, description } = channel;
    const id = known.delete(channel.id) ? channel.id : nextId();
    const enabledMark = isEnabled ? 1 : 0;
    return {
      id,
      messageType,
      templateId,
      accountConfigId: accountConfigId === '' ? null : accountConfigId,
      enabledMark,
      sortCode: sortCode ?? 0,
      description,
    };
  });
  writeChannels(store, sendConfigId, rows);
}

const storedOf = ({
  messageType,
  templateId,
  accountConfigId,
  enabledMark,
  sortCode,
  description,
}: ReturnType<typeof channelsOf>[number]) => ({
  messageType,
  templateId,
  accountConfigId,
  enabledMark,
  sortCode,
  description,
});
