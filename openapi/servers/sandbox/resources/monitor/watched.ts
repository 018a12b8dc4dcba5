import type { WatchedTable } from '../../core/changes.ts';
import type { Store } from '../../core/store.ts';
import { DEFAULT_SETTINGS, SECRETS } from '../system-config/defaults.ts';

const named = (title: string, more: Partial<WatchedTable> = {}): WatchedTable => ({ title, name: 'fullName', ...more });
const ROLE = { column: 'roleId', table: 'role', name: 'fullName' };
const USER = { column: 'userId', table: 'user', name: 'realName' };
const link = (title: string, ...ends: readonly { column: string; table: string; name: string }[]): WatchedTable => ({
  title,
  ends,
  skipped: ['isDefault'],
});
const to = (column: string, table: string, name = 'fullName') => ({ column, table, name });

/** Columns of a session: whose it was is enough. */
const SESSION_PLACE = ['tokenHash', 'expiryTime', 'ipAddress', 'browser', 'system', 'lastTime'];

/** A setting nobody has changed holds its first value. */
const unchanged = ({ name }: Readonly<Record<string, string | number | null>>) => ({
  name: name ?? null,
  value: JSON.stringify(new Map<string, unknown>(Object.entries(DEFAULT_SETTINGS)).get(String(name)) ?? null),
});

/** Fields of a record's form that are typed as a password is. @reading R-285 */
function secretFields(store: Pick<Store, 'one'>, { modelId }: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const model = store.one<{ formData: string | null }>('SELECT formData FROM model WHERE id = ?', String(modelId));
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { __vModel__: field, 'show-password': isSecret, showPassword } = part as Readonly<Record<string, unknown>>;
    if (typeof field === 'string' && [isSecret, showPassword].some((flag) => flag === true || flag === 1)) found.add(field);
    Object.values(part).forEach(look);
  };
  look(JSON.parse(model?.formData ?? '{}'));
  return found;
}

/** Columns signing in writes. */
const BY_SIGNING_IN = [
  'loginTime',
  'loginIPAddress',
  'loginIPAddressName',
  'prevLoginTime',
  'prevLoginIPAddress',
  'prevLoginIPAddressName',
  'passwordSalt',
  'unlockTime',
];

/** Tables whose changes the log tells; words of schedules are their people's alone. @reading R-478 */
export const WATCHED: Readonly<Record<string, WatchedTable>> = {
  area: named('行政区划'),
  bill_rule: named('单据规则'),
  data_interface: named('数据接口', { hidden: ['requestHeaders'] }),
  data_interface_category: named('数据接口分类'),
  dictionary_category: named('字典分类'),
  dictionary_entry: named('字典'),
  flow_comment: { title: '流程评论', name: 'id', isPrivate: true },
  flow_delegation: { title: '流程委托', name: 'flowName' },
  flow_draft: named('流程草稿', { isPrivate: true }),
  flow_record: { title: '流程处理记录', name: 'nodeName', hidden: ['handleOpinion', 'signImg'], skipped: ['seq'] },
  flow_task: named('流程', { isPrivate: true }),
  grade: { title: '分级管理', ends: [USER] },
  grade_organization: link('分级管理的组织', USER, to('organizeId', 'organization')),
  menu: named('菜单', { json: ['propertyJson'] }),
  menu_data_scheme: { title: '数据权限方案', ends: [to('rightId', 'menu_right')] },
  menu_right: named('菜单权限'),
  message_account: named('账号配置', { json: ['settings'], hidden: ['settings'] }),
  message_template: named('消息模板'),
  model: named('在线开发模型', {
    hidden: ['formData', 'columnData', 'appColumnData', 'tables', 'flowTemplateJson', 'released'],
    skipped: ['seedCode'],
  }),
  short_link: { title: '表单短链接', ends: [to('modelId', 'model')], hidden: ['linkKey'] },
  model_record: { title: '表单数据', name: 'id', json: ['data'], skipped: ['seq'], secretsIn: secretFields },
  notice: { title: '公告', name: 'title' },
  opinion_phrase: { title: '常用语', name: 'id', isPrivate: true },
  organization: named('组织', { json: ['propertyJson'] }),
  portal: named('门户', { hidden: ['formData'] }),
  portal_own: { title: '个人门户', ends: [USER, to('portalId', 'portal')], hidden: ['formData'] },
  position: named('岗位'),
  print_log: { title: '打印记录', name: 'printTitle', skipped: ['seq'] },
  print_template: named('打印模板'),
  role: named('角色'),
  role_menu: link('角色菜单', ROLE, to('menuId', 'menu')),
  role_organization: link('角色组织', ROLE, to('organizeId', 'organization')),
  role_right: link('角色权限', ROLE, to('rightId', 'menu_right')),
  role_system: link('角色系统', ROLE, to('systemId', 'system')),
  session: { title: '登录会话', ends: [USER], skipped: SESSION_PLACE, isReportedWhenDeleted: true },
  saved_query: named('查询方案', { isPrivate: true }),
  schedule: { title: '日程', name: 'id', isPrivate: true },
  send_config: named('发送配置'),
  send_config_channel: { title: '发送配置的消息', name: 'messageType' },
  stored_file: { title: '文件', name: 'name' },
  system: named('系统'),
  system_setting: { title: '系统设置', name: 'name', isPrivate: ({ name }) => SECRETS.has(String(name)), firstOf: unchanged },
  user: { title: '用户', name: 'realName', json: ['profile'], skipped: BY_SIGNING_IN },
  user_group: named('分组'),
  user_group_member: link('分组成员', USER, to('groupId', 'user_group')),
  user_organization: link('用户组织', USER, to('organizeId', 'organization')),
  user_position: link('用户岗位', USER, to('positionId', 'position')),
  user_signature: { title: '个人签名', ends: [USER], hidden: ['signImg'] },
  user_role: link('用户角色', USER, ROLE),
};

/** Tables whose rows are no records people keep, with the reason. @reading R-478 */
export const UNWATCHED: Readonly<Record<string, string>> = {
  audit_log: 'the log itself',
  bill_counter: 'a counter; the rule tells its last number',
  bill_number: 'numbers that were drawn; the record that bears one is told',
  captcha: 'gone within minutes, and a secret',
  chat_message: 'private words',
  chat_side: 'private words: which of them are shown',
  column_setting: 'how wide somebody likes their own columns',
  data_interface_log: 'a log',
  download_link: 'gone within minutes, and a secret; who asked for the file is told',
  ended_session: 'the answer of a session that has ended, which is told',
  file_chunk: 'parts of a file, which is told when it is whole',
  flow: 'designs of the seed; no call writes them',
  flow_copy: 'follows the handling of a flow, which is told',
  flow_step: 'follows the handling of a flow, which is told',
  flow_work: 'follows the handling of a flow, which is told',
  known_browser: 'a mark of signing in, and a secret',
  login_ticket: 'gone within minutes, and a secret',
  mail: 'private words; no call writes them',
  menu_page_added: 'which pages a start has added',
  message: 'copies of what is told elsewhere',
  message_monitor: 'a log',
  message_receiver: 'marks of what was read',
  message_type: 'words of the seed; no call writes them',
  module_version: 'versions of the tables',
  old_password: 'secrets; that a password was changed is told',
  model_version: 'copies of a model, which is told',
  print_template_version: 'copies of a template, which is told',
  schedule_participant: 'private: whom somebody meets',
  schedule_reminded: 'marks of what was reminded of',
  session_lock: 'a screen that is locked for a while',
  sign_in_lock: 'follows the state of the person, which is told',
  sign_in_try: 'a counter; tries are told among the sign-ins',
  sync_asked: 'a queue',
  sync_run: 'a queue',
  sync_state: 'a queue',
  user_import_file: 'gone within minutes; the people of the file are told when they are written',
  user_system: 'the system somebody works in just now',
};
