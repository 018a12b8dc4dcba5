import type { DoneCall } from '../../core/app.ts';
import type { RecordChange } from '../../core/changes.ts';
import type { BaseWorld } from '../../core/handlers.ts';
import { LOCAL_ADDRESS_NAME } from '../sessions/request-log.ts';

/** Rows that are kept; older ones go. @reading R-478 */
const MAX_ROWS = 2000;

/** The log outlives the people in it, so it holds their names. Changes are JSON. */
export const OPERATION_LOG_TABLE = `
  CREATE TABLE operation_log (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, userId TEXT NOT NULL, userName TEXT NOT NULL, ipaddress TEXT NOT NULL,
    ipAddressName TEXT NOT NULL, platForm TEXT NOT NULL, requestURL TEXT NOT NULL, requestMethod TEXT NOT NULL, requestDuration INTEGER NOT NULL,
    moduleName TEXT, abstracts TEXT NOT NULL, changes TEXT NOT NULL, creatorTime INTEGER NOT NULL
  ) STRICT;
`;

/** Clearing a log and ending a session change no record, and are still told. */
const TOLD: Readonly<Record<string, string>> = {
  removeLogs: '删除日志',
  clearLogs: '清空日志',
  removeSentMessages: '删除消息记录',
  clearSentMessages: '清空消息记录',
  signOutUser: '强制用户下线',
  signOutUsers: '强制用户下线',
};
/** Page of a change by its kind, where a call is open to several pages. */
const PAGE_OF: Readonly<Record<string, string>> = {
  用户角色: 'permission-role',
  用户岗位: 'permission-position',
  分组成员: 'permission-group',
};
const ACTIONS = { create: '新增', update: '修改', delete: '删除' } as const;

/** Log of what calls have changed; written into the transaction under way. */
export interface OperationLog {
  write(done: DoneCall): void;
}

export function createOperationLog({ store, now, nextId }: BaseWorld): OperationLog {
  const pageName = (pages: readonly string[]): string | null =>
    store.one<{ fullName: string }>(
      'SELECT fullName FROM menu JOIN json_each(?) AS page ON page.value = menu.enCode ORDER BY page.key LIMIT 1',
      JSON.stringify(pages),
    )?.fullName ?? null;
  return {
    write: ({ operationId, userId, ipAddress, platForm, path, method, durationMs, pages, changes }) => {
      const abstracts = TOLD[operationId] ?? headline(changes);
      if (abstracts === null) return;
      const own = pages.length > 1 ? pages.filter((page) => changes.some(({ kind }) => PAGE_OF[kind] === page)) : [];
      const person = store.one<{ name: string }>("SELECT realName || '/' || account AS name FROM user WHERE id = ?", userId);
      store.run(
        `INSERT INTO operation_log (id, userId, userName, ipaddress, ipAddressName, platForm, requestURL, requestMethod, requestDuration,
           moduleName, abstracts, changes, creatorTime) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        nextId(),
        userId,
        person?.name ?? '',
        ipAddress,
        LOCAL_ADDRESS_NAME,
        platForm,
        path,
        method,
        Math.round(durationMs),
        pageName([...own, ...pages]),
        abstracts,
        JSON.stringify(changes),
        now(),
      );
      store.run('DELETE FROM operation_log WHERE seq <= (SELECT max(seq) FROM operation_log) - ?', MAX_ROWS);
    },
  };
}

/** One sentence: the first record, or else the first link, and how many more there are. */
function headline(changes: readonly RecordChange[]): string | null {
  const first = changes.find(({ isLink }) => !isLink) ?? changes[0];
  if (!first) return null;
  const more = changes.length > 1 ? ` 等 ${changes.length} 项` : '';
  return `${ACTIONS[first.action]}${first.kind}「${first.name}」${more}`;
}
