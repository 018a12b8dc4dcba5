import { MESSAGE_TYPE_LISTS } from '../../../../src/domains/message-template/index.ts';
import { sendConfigCodecs, sendTestProblems } from '../../../../src/domains/send-config/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { refuseProblems, type FieldWords } from '../../core/words.ts';
import { sayIn } from '../../sentences/sayIn.ts';
import { createTemplates, messageTypes } from '../message-template/tables.ts';
import { callerOf, findPerson } from '../message/people.ts';
import { labelOf } from '../user-administration/labels.ts';
import { sendThrough } from './send.ts';
import { channelById, channelsOf, createSendConfigs } from './tables.ts';

export const testWords: FieldWords = { toUser: { required: '请选择接收人' }, paramJson: { required: '请输入参数值' } };

/** A configuration is tried channel by channel, with values a person types. @reading R-460 */
export function sendTests(world: World): Handlers<'getSendMessageTest' | 'testSendMessageConfig'> {
  const { store } = world;
  const configs = createSendConfigs(store);
  const templates = createTemplates(store);
  const parametersOf = (templateId: string): { field: string; fieldName: string }[] =>
    JSON.parse(templates.get(templateId).templateParamList);

  return {
    getSendMessageTest: ({ path }) => ({
      data: channelsOf(store, configs.get(path.id).id)
        .filter(({ enabledMark }) => enabledMark === 1)
        .map(({ id, sendConfigId, messageType, templateId, templateName, accountConfigId }) => ({
          id,
          sendConfigId,
          messageType,
          templateId,
          msgTemplateName: templateName,
          accountConfigId,
          toUser: [],
          paramJson: parametersOf(templateId).map(({ field, fieldName }) => ({ field, fieldName, value: '' })),
        })),
    }),
    testSendMessageConfig: ({ body, caller, language }) => {
      const tests = sendConfigCodecs.testSendMessageConfig.body.decode(body);
      refuseProblems(sendTestProblems(tests), testWords);
      const releaseUser = labelOf(callerOf(world, caller));
      const names = new Map(messageTypes(store, MESSAGE_TYPE_LISTS.messageTypes).map(({ enCode, fullName }) => [enCode, fullName]));
      const data = tests.map(({ id, receivers, parameters }) => {
        // Template and account are those that are kept, whatever the test says.
        const channel = channelById(store, id);
        if (!channel) throw new Refusal('发送配置已变更，请重新打开测试');
        const present = receivers.filter((userId) => findPerson(world, userId));
        if (present.length < receivers.length) throw new Refusal('接收人不存在或已停用，请重新选择接收人');
        const values = new Map(parameters.map(({ field, value }) => [field, value]));
        const result = sendThrough(world, channel, { values, receivers: present, releaseUser });
        return {
          messageType: names.get(channel.messageType) ?? channel.messageType,
          isSuccess: result === null ? '1' : '0',
          result: result && sayIn(language, result),
        };
      });
      return { data };
    },
  };
}
