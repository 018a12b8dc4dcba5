import { MESSAGE_TYPE_LISTS, messageTemplateCodecs, templateProblems } from '../../../../src/domains/message-template/index.ts';
import { copyOf } from '../../core/copy.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Call, Caller, Handlers, World } from '../../core/handlers.ts';
import { maintain, withoutCreation } from '../../core/maintained.ts';
import { namedColumns, namedWords } from '../../core/named-row.ts';
import { refuseProblems, type FieldWords } from '../../core/words.ts';
import { usagesOf } from '../send-config/usages.ts';
import { listTemplates } from './list.ts';
import { createTemplates, messageTypes, type TemplateStored } from './tables.ts';

type Operations =
  | 'listMessageTemplates'
  | 'createMessageTemplate'
  | 'getMessageTemplate'
  | 'updateMessageTemplate'
  | 'removeMessageTemplate'
  | 'copyMessageTemplate'
  | 'listMessageTypes'
  | 'listMessageTemplateUsages';

export const templateWords: FieldWords = {
  ...namedWords('名称', '编码'),
  messageSource: { required: '请选择消息来源', range: '消息来源不存在，请重新选择' },
  messageType: { required: '请选择消息类型', range: '消息类型不存在，请重新选择' },
  title: { required: '请输入消息标题', tooLong: '消息标题最多为200个字符！' },
  content: { required: '请输入消息内容' },
  templateCode: { required: '请输入模板编号', tooLong: '模板编号最多为50个字符！' },
  wxSkip: { required: '请选择跳转方式' },
  xcxAppId: { required: '请输入关联小程序' },
  templateParamList: { required: '请填写参数名称和参数说明', pattern: '参数名称不能重复' },
  smsFieldList: { required: '请填写变量和对应参数', pattern: '变量不能重复，且只能有一个标题' },
};

const OWN = '0';
const SYSTEM = '1';

/** Own templates are kept by people; those of the system are read and copied. @reading R-450 */
export function templateHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const templates = createTemplates(store);
  const requireOwn = (id: string, msg: string): void => {
    if (templates.get(id).templateType === SYSTEM) throw new Refusal(msg);
  };
  const maintained = maintain(world, templates, {
    columnsOf: (body: Body, before, caller) => columnsOf(world, body, before, caller),
  });

  return {
    listMessageTemplateUsages: ({ path }) => ({ data: { list: usagesOf(store, 'templateId', templates.get(path.id).id) } }),
    listMessageTemplates: listTemplates(store, templates),
    createMessageTemplate: maintained.create,
    getMessageTemplate: ({ path }) => {
      const { creatorUserId: _user, templateParamList, smsFieldList, ...row } = withoutCreation(templates.get(path.id));
      return { data: { ...row, templateParamList: JSON.parse(templateParamList), smsFieldList: JSON.parse(smsFieldList) } };
    },
    updateMessageTemplate: (call) => {
      requireOwn(call.path.id, '系统模板不能修改，请复制后修改副本');
      return maintained.update(call);
    },
    removeMessageTemplate: (call) => {
      requireOwn(call.path.id, '系统模板不能删除');
      return maintained.remove(call);
    },
    copyMessageTemplate: ({ path, caller }) => {
      const codes = new Set(templates.list().map(({ enCode }) => enCode));
      const time = world.now();
      const maker = { id: world.nextId(), creatorUserId: caller?.userId ?? '', creatorTime: time, lastModifyTime: time };
      templates.insert({ ...copyOf(templates.get(path.id), codes), templateType: OWN, ...maker });
      return { msg: MSG.copied };
    },
    listMessageTypes: ({ path }) => {
      const data = messageTypes(store, path.id);
      if (data.length === 0) throw new Refusal('数据为空');
      return { data };
    },
  };
}

type Body = Call<'createMessageTemplate'>['body'];

/** @throws Refusal when a rule forbids what was sent */
function columnsOf({ store, nextId }: World, body: Body, before: TemplateStored | null, caller: Caller | null) {
  const draft = messageTemplateCodecs.createMessageTemplate.body.decode(body);
  refuseProblems(templateProblems(draft), templateWords);
  const { messageSource, messageType } = draft;
  requireListed(messageTypes(store, MESSAGE_TYPE_LISTS.sources), messageSource, 'messageSource');
  requireListed(messageTypes(store, MESSAGE_TYPE_LISTS.messageTypes), messageType, 'messageType');
  if (before && (before.messageSource !== messageSource || before.messageType !== messageType))
    throw new Refusal('消息来源和消息类型保存后不能修改');
  const withId = <Item extends { id?: string | null }>(item: Item) => ({ ...item, id: item.id || nextId() });
  return {
    ...namedColumns(body, before),
    templateType: before?.templateType ?? OWN,
    messageSource,
    messageType,
    title: draft.title,
    content: draft.content,
    templateCode: draft.templateCode,
    wxSkip: draft.wxSkip,
    xcxAppId: draft.xcxAppId,
    templateParamList: JSON.stringify((body.templateParamList ?? []).map(withId)),
    smsFieldList: JSON.stringify((body.smsFieldList ?? []).map(withId)),
    creatorUserId: before?.creatorUserId ?? caller?.userId ?? '',
  };
}

function requireListed(entries: readonly { enCode: string }[], code: string, field: 'messageSource' | 'messageType'): void {
  if (!entries.some(({ enCode }) => enCode === code)) refuseProblems([{ field, problem: 'range' }], templateWords);
}
