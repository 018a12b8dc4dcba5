import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { DEFAULT_PAGE_SIZE } from '../../core/paging.ts';
import type { Store } from '../../core/store.ts';
import { callerOf } from './people.ts';
import { layOutAttachments } from './seed-files.ts';
import { TYPE_NAMES, type MessageTypeNumber } from './types.ts';

type Operations = 'listMessages' | 'readMessage' | 'readAllMessages' | 'removeMessages' | 'getUnreadCounts';

type MessageRow = {
  id: string;
  title: string;
  type: MessageTypeNumber;
  isRead: number;
  flowType: number | null;
  releaseUser: string;
  releaseTime: number;
};
type DetailRow = Omit<MessageRow, 'isRead'> & { bodyText: string; excerpt: string; files: string; coverImage: string | null };

/** Unread messages of a person by type. @source shell §4 */
export interface UnreadTotals {
  readonly notice: number;
  readonly flow: number;
  readonly system: number;
  readonly schedule: number;
  readonly total: number;
}

const UNREAD_SQL = `
  SELECT count(*) FILTER (WHERE type = 1) AS notice, count(*) FILTER (WHERE type = 2) AS flow, count(*) FILTER (WHERE type = 3) AS system,
    count(*) FILTER (WHERE type = 4) AS schedule, count(*) AS total
  FROM message_receiver JOIN message ON message.id = messageId WHERE userId = ? AND isRead = 0`;

/** Counts of the socket's first frame and of the counting call. @reading R-069 */
export const unreadTotals = (store: Store, userId: string): UnreadTotals =>
  store.one<UnreadTotals>(UNREAD_SQL, userId) ?? { notice: 0, flow: 0, system: 0, schedule: 0, total: 0 };

/** Title and time of the newest message of a person. */
export const newestMessage = (store: Store, userId: string): { title: string; releaseTime: number } | undefined =>
  store.one(
    `SELECT title, releaseTime FROM message_receiver JOIN message ON message.id = messageId WHERE userId = ? ORDER BY releaseTime DESC, seq DESC LIMIT 1`,
    userId,
  );

interface Filter {
  keyword?: string | null;
  type?: string | number | null;
  isRead?: string | number | null;
}

/** The condition of a filter over message and message_receiver; empty members leave nothing out. */
function conditionOf(userId: string, { keyword, type, isRead }: Filter): { sql: string; values: (string | number)[] } {
  const parts = ['userId = ?'];
  const values: (string | number)[] = [userId];
  const add = (sql: string, value: string | number): void => {
    parts.push(sql);
    values.push(value);
  };
  const wanted = keyword?.trim().toLowerCase() ?? '';
  if (wanted !== '') add('instr(lower(title), ?) > 0', wanted);
  if (type !== undefined && type !== null && type !== '') add('type = ?', Number(type));
  if (isRead !== undefined && isRead !== null && isRead !== '') add('isRead = ?', Number(isRead));
  return { sql: parts.join(' AND '), values };
}

const FROM = 'message_receiver JOIN message ON message.id = messageId';

/** The messages somebody has received. */
export function inboxHandlers(world: World): Handlers<Operations> {
  const { store } = world;

  return {
    listMessages: ({ query, caller }) => {
      const { sql, values } = conditionOf(callerOf(world, caller).id, query ?? {});
      const { currentPage = 1, pageSize = DEFAULT_PAGE_SIZE, sort = 'desc' } = query ?? {};
      const total = store.one<{ total: number }>(`SELECT count(*) AS total FROM ${FROM} WHERE ${sql}`, ...values)?.total ?? 0;
      const direction = sort === 'asc' ? 'ASC' : 'DESC';
      const rows = store.all<MessageRow>(
        `SELECT id, title, type, isRead, flowType, releaseUser, releaseTime FROM ${FROM} WHERE ${sql}
         ORDER BY releaseTime ${direction}, seq ${direction} LIMIT ? OFFSET ?`,
        ...values,
        pageSize,
        (currentPage - 1) * pageSize,
      );
      const list = rows.map((row) => ({ ...row, typeName: TYPE_NAMES[row.type], enabledMark: 1 }));
      return { data: { list, pagination: { currentPage, pageSize, total } } };
    },
    readMessage: ({ path, caller }) => {
      const reader = callerOf(world, caller);
      const message = store.one<DetailRow>(
        `SELECT id, title, type, flowType, bodyText, excerpt, files, coverImage, releaseUser, releaseTime FROM ${FROM} WHERE userId = ? AND messageId = ?`,
        reader.id,
        path.id,
      );
      if (!message) throw new Refusal('消息不存在，可能已被删除，请刷新后重试');
      store.run('UPDATE message_receiver SET isRead = 1 WHERE userId = ? AND messageId = ?', reader.id, path.id);
      layOutAttachments(world, message.files, message.releaseTime);
      return { data: message };
    },
    /** Java servers read the body, .NET servers the query; here either will do. @reading R-072 */
    readAllMessages: ({ query, body, caller }) => {
      const filter: Filter = {
        keyword: body.keyword || query?.keyword,
        type: body.type || query?.type,
        isRead: body.isRead === '' || body.isRead === undefined || body.isRead === null ? query?.isRead : body.isRead,
      };
      const { sql, values } = conditionOf(callerOf(world, caller).id, filter);
      const [userId = ''] = values;
      store.run(
        `UPDATE message_receiver SET isRead = 1 WHERE userId = ? AND messageId IN (SELECT messageId FROM ${FROM} WHERE ${sql})`,
        userId,
        ...values,
      );
      return { msg: MSG.done };
    },
    removeMessages: ({ body, caller }) => {
      const reader = callerOf(world, caller);
      const ids = new Set(body.ids.split(',').filter((id) => id !== ''));
      if (ids.size === 0) throw new Refusal('请选择要删除的消息');
      for (const id of ids) store.run('DELETE FROM message_receiver WHERE userId = ? AND messageId = ?', reader.id, id);
      return { msg: MSG.removed };
    },
    getUnreadCounts: ({ caller }) => {
      const { notice, flow, system, schedule, total } = unreadTotals(store, callerOf(world, caller).id);
      return { data: { unReadNotice: notice, unReadMsg: flow, unReadSystemMsg: system, unReadSchedule: schedule, unReadNum: total } };
    },
  };
}
