import {
  accountProblems,
  messageAccountCodecs,
  secretTexts,
  type AccountText,
  type MessageAccountOperation,
} from '../../../../src/domains/message-account/index.ts';
import { copyOf } from '../../core/copy.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Call, Caller, Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { maintain, withoutCreation } from '../../core/maintained.ts';
import { namedColumns, namedWords } from '../../core/named-row.ts';
import { ordered } from '../../core/order.ts';
import { pageOf } from '../../core/paging.ts';
import { refuseProblems, type FieldWords } from '../../core/words.ts';
import { usagesOf } from '../send-config/usages.ts';
import { labelById } from '../user-administration/labels.ts';
import { createAccounts, type AccountStored } from './tables.ts';

export const accountWords: FieldWords = {
  ...namedWords('名称', '编码'),
  type: { required: '请选择账号类型', range: '账号类型不存在，请重新选择' },
  addressorName: { required: '请输入发件人昵称' },
  smtpServer: { required: '请输入SMTP服务器' },
  smtpPort: { required: '请输入SMTP端口', range: '端口应在1到65535之间' },
  smtpUser: { required: '请输入发件人邮箱' },
  smtpPassword: { required: '请输入发件人密码' },
  channel: { required: '请选择短信渠道' },
  smsSignature: { required: '请输入短信签名' },
  webhookType: { required: '请选择WebHook类型' },
  webhookAddress: { required: '请输入WebHook地址', pattern: 'WebHook地址应以 http:// 或 https:// 开头' },
  approveType: { required: '请选择认证类型' },
  testSendEmail: { required: '请输入收件人' },
  testEmailTitle: { required: '请输入邮件标题', tooLong: '邮件标题最多为50个字符！' },
};

const SORT_FIELDS = ['fullName', 'enCode', 'sortCode', 'enabledMark', 'creatorTime', 'lastModifyTime'] as const;

/** @reading R-061 */
const refuseTest = (): never => {
  throw new Refusal('沙箱不连接外部服务，无法测试连接');
};

export function accountHandlers(world: World): Handlers<MessageAccountOperation> {
  const { store } = world;
  const accounts = createAccounts(store);
  const maintained = maintain(world, accounts, { columnsOf });

  return {
    listMessageAccountUsages: ({ path }) => ({ data: { list: usagesOf(store, 'accountConfigId', accounts.get(path.id).id) } }),
    listMessageAccounts: ({ query }) => {
      const { keyword, type, enabledMark } = query;
      const rows = accounts.list({ ...(type && { type }), ...(enabledMark && { enabledMark: Number(enabledMark) }) });
      const found = rows.filter((row) => matchesKeyword(keyword, row.fullName, row.enCode));
      const { list, pagination } = pageOf(ordered(found, query, SORT_FIELDS), query);
      const shown = list.map(({ settings: _settings, description: _description, creatorUserId, ...row }) => ({
        ...row,
        creatorUser: labelById(store, creatorUserId),
      }));
      return { data: { list: shown, pagination } };
    },
    createMessageAccount: maintained.create,
    getMessageAccount: ({ path }) => {
      const { creatorUserId: _user, settings, ...row } = withoutCreation(accounts.get(path.id));
      const secrets = secretTexts(row.type).map((name) => [name, '']);
      return { data: { ...row, ...JSON.parse(settings), ...Object.fromEntries(secrets) } };
    },
    updateMessageAccount: maintained.update,
    removeMessageAccount: maintained.remove,
    copyMessageAccount: ({ path, caller }) => {
      const codes = new Set(accounts.list().map(({ enCode }) => enCode));
      const time = world.now();
      const maker = { id: world.nextId(), creatorUserId: caller?.userId ?? '', creatorTime: time, lastModifyTime: time };
      accounts.insert({ ...copyOf(accounts.get(path.id), codes), ...maker });
      return { msg: MSG.copied };
    },
    testMailAccount: refuseTest,
    testWeChatAccount: refuseTest,
    testDingTalkAccount: refuseTest,
  };
}

type Body = Call<'createMessageAccount'>['body'];

/** @throws Refusal when a rule forbids what was sent */
function columnsOf(body: Body, before: AccountStored | null, caller: Caller | null) {
  const { body: codec } = messageAccountCodecs.createMessageAccount;
  const sent = codec.decode(body);
  if (before && before.type !== sent.type) throw new Refusal('账号类型保存后不能修改');
  const kept: Partial<Record<AccountText, string>> = before ? JSON.parse(before.settings) : {};
  const secrets = secretTexts(sent.type).map((name) => [name, sent[name] || (kept[name] ?? '')]);
  const draft = { ...sent, ...Object.fromEntries(secrets) };
  refuseProblems(accountProblems(draft, { isNew: true }), accountWords);
  const {
    type,
    fullName: _name,
    enCode: _code,
    sortCode: _sort,
    enabledMark: _mark,
    description: _text,
    ...settings
  } = codec.encode(draft);
  return {
    ...namedColumns(body, before),
    type,
    settings: JSON.stringify(settings),
    creatorUserId: before?.creatorUserId ?? caller?.userId ?? '',
  };
}
