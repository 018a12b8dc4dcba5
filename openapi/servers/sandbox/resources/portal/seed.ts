import type { SeedWorld } from '../../core/module.ts';
import { insertRow } from '../../core/rows.ts';

const TOP = '0';
const DESIGNED = 0;
const PAGE = 1;

/** @reading R-423 */
const card = (i: string, jnpfKey: string, title: string, x: number, y: number, w: number, h: number) => ({
  i,
  x,
  y,
  w,
  h,
  jnpfKey,
  title,
  dataType: 'static',
  visibility: ['pc'],
  option: {},
});

/** The portal of operations: what waits, notices, mails, today. */
const OPERATIONS = JSON.stringify({
  layoutId: 105,
  refresh: { autoRefresh: false, autoRefreshTime: '5' },
  layout: [
    card('101', 'todo', '待办统计', 0, 0, 24, 4),
    card('102', 'todoList', '待办事项', 0, 4, 16, 8),
    card('103', 'notice', '公告通知', 16, 4, 8, 8),
    card('104', 'email', '未读邮件', 0, 12, 12, 8),
    card('105', 'schedule', '今日日程', 12, 12, 12, 8),
  ],
});

const MAILS: readonly (readonly [to: string, title: string, at: string])[] = [
  ['admin', '关于做好冬季除雪防滑工作的通知', '2026-11-18T08:20:00+08:00'],
  ['admin', '十月份机电设备完好率通报', '2026-11-06T17:05:00+08:00'],
  ['admin', 'K120～K186 养护作业交通组织方案（定稿）', '2026-11-17T18:40:00+08:00'],
  ['staff', '路产损坏案件办理时限提醒', '2026-11-13T09:10:00+08:00'],
  ['double', '应急车辆年检安排', '2026-11-12T10:30:00+08:00'],
];

/** The id that the menu knows a portal by. */
const menuPortal = ({ store }: SeedWorld, enCode: string): string | null =>
  store.one<{ id: string }>(`SELECT json_extract(propertyJson, '$.moduleId') AS id FROM menu WHERE enCode = ? AND type = 8`, enCode)?.id ??
  null;

/** Writes the portals of the menu below their categories, and mails. */
export function seedPortals(seed: SeedWorld): void {
  const { store, nextId } = seed;
  const write = (row: { id: string; parentId: string; fullName: string; sortCode: number }, rest: object = {}): void =>
    insertRow(store, 'portal', {
      type: null,
      customUrl: null,
      linkType: null,
      formData: null,
      enabledLock: 0,
      platform: 'Web',
      ...row,
      ...rest,
    });
  const [running, upkeep] = [nextId(), nextId()];
  write({ id: running, parentId: TOP, fullName: '运营', sortCode: 1 });
  write({ id: upkeep, parentId: TOP, fullName: '养护', sortCode: 2 });
  const operations = { id: menuPortal(seed, 'operations') ?? nextId(), parentId: running, fullName: '运营门户', sortCode: 1 };
  write(operations, { type: DESIGNED, formData: OPERATIONS, enabledLock: 1 });
  const board = { id: menuPortal(seed, 'maintenanceBoard') ?? nextId(), parentId: upkeep, fullName: '养护看板', sortCode: 1 };
  write(board, { type: PAGE, customUrl: 'portal/maintenanceBoard', linkType: 0 });
  for (const [account, fullName, at] of MAILS) {
    const user = store.one<{ id: string }>('SELECT id FROM user WHERE account = ?', account);
    if (user) insertRow(store, 'mail', { id: nextId(), userId: user.id, fullName, creatorTime: Date.parse(at) });
  }
}
