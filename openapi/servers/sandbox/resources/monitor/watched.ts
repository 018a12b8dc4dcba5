import type { WatchedTable } from '../../core/changes.ts';
import { SECRETS } from '../system-config/defaults.ts';

const named = (title: string, more: Partial<WatchedTable> = {}): WatchedTable => ({ title, name: 'fullName', ...more });
const ROLE = { column: 'roleId', table: 'role', name: 'fullName' };
const USER = { column: 'userId', table: 'user', name: 'realName' };
const link = (title: string, ...ends: readonly { column: string; table: string; name: string }[]): WatchedTable => ({
  title,
  ends,
  skipped: ['isDefault'],
});
const to = (column: string, table: string, name = 'fullName') => ({ column, table, name });

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
  flow_delegation: { title: '流程委托', name: 'flowName' },
  flow_task: named('流程', { isPrivate: true }),
  grade: { title: '分级管理', ends: [USER] },
  grade_organization: link('分级管理的组织', USER, to('organizeId', 'organization')),
  menu: named('菜单', { json: ['propertyJson'] }),
  menu_right: named('菜单权限'),
  message_account: named('账号配置', { json: ['settings'] }),
  message_template: named('消息模板'),
  model: named('在线开发模型', {
    hidden: ['formData', 'columnData', 'appColumnData', 'tables', 'flowTemplateJson', 'released'],
    skipped: ['seedCode'],
  }),
  model_record: { title: '表单数据', name: 'id', json: ['data'], skipped: ['seq'] },
  notice: { title: '公告', name: 'title' },
  organization: named('组织', { json: ['propertyJson'] }),
  portal: named('门户', { hidden: ['formData'] }),
  position: named('岗位'),
  print_template: named('打印模板'),
  role: named('角色'),
  role_menu: link('角色菜单', ROLE, to('menuId', 'menu')),
  role_organization: link('角色组织', ROLE, to('organizeId', 'organization')),
  role_right: link('角色权限', ROLE, to('rightId', 'menu_right')),
  role_system: link('角色系统', ROLE, to('systemId', 'system')),
  schedule: { title: '日程', name: 'id', isPrivate: true },
  send_config: named('发送配置'),
  send_config_channel: { title: '发送配置的消息', name: 'messageType' },
  stored_file: { title: '文件', name: 'name' },
  system: named('系统'),
  system_setting: { title: '系统设置', name: 'name', isPrivate: ({ name }) => SECRETS.has(String(name)) },
  user: { title: '用户', name: 'realName', json: ['profile'], skipped: BY_SIGNING_IN },
  user_group: named('分组'),
  user_group_member: link('分组成员', USER, to('groupId', 'user_group')),
  user_organization: link('用户组织', USER, to('organizeId', 'organization')),
  user_position: link('用户岗位', USER, to('positionId', 'position')),
  user_role: link('用户角色', USER, ROLE),
};

/** Tables whose rows are no records people keep: sessions, counters, queues, marks, private words, logs. */
export const UNWATCHED: readonly string[] = [
  'bill_counter',
  'bill_number',
  'captcha',
  'chat_message',
  'chat_side',
  'column_setting',
  'data_interface_log',
  'download_link',
  'ended_session',
  'file_chunk',
  'flow',
  'flow_copy',
  'flow_record',
  'flow_step',
  'flow_work',
  'login_ticket',
  'mail',
  'message',
  'message_monitor',
  'message_receiver',
  'menu_data_scheme',
  'menu_page_added',
  'message_type',
  'module_version',
  'old_password',
  'operation_log',
  'print_log',
  'request_log',
  'schedule_participant',
  'schedule_reminded',
  'session',
  'session_lock',
  'sign_in_failure',
  'sync_run',
  'sync_state',
  'user_import_file',
  'user_signature',
  'user_system',
];
