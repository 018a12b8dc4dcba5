import type { DoneCall } from '../../core/http/observed-call.ts';
import type { RecordChange } from '../../core/changes.ts';

/** First table of the log of changes; `audit_log` took its rows over. Released, so it stays as it was. */
export const OPERATION_LOG_TABLE = `
  CREATE TABLE operation_log (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, userId TEXT NOT NULL, userName TEXT NOT NULL, ipaddress TEXT NOT NULL,
    ipAddressName TEXT NOT NULL, platForm TEXT NOT NULL, requestURL TEXT NOT NULL, requestMethod TEXT NOT NULL, requestDuration INTEGER NOT NULL,
    moduleName TEXT, abstracts TEXT NOT NULL, changes TEXT NOT NULL, creatorTime INTEGER NOT NULL
  ) STRICT;
`;

/** Sentences of calls that change no record people keep, and are told all the same. */
export const TOLD: Readonly<Record<string, string>> = {
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

/** Sentence for what a call has changed, and the pages it belongs to; null where it changed nothing people keep. */
export function operationEntryOf({
  operationId,
  pages,
  path,
  changes,
}: Pick<DoneCall, 'operationId' | 'pages' | 'path' | 'changes'>): { readonly abstracts: string; readonly pages: readonly string[] } | null {
  const abstracts = TOLD[operationId] ?? headline(changes, path.split('/'));
  if (abstracts === null) return null;
  const own = pages.length > 1 ? pages.filter((page) => changes.some(({ kind }) => PAGE_OF[kind] === page)) : [];
  return { abstracts, pages: [...own, ...pages] };
}

/**
 * One sentence: the record that was called by its id, the first one, or else the first link, and how many more there are. Of links
 * that came and went it is a change.
 */
function headline(changes: readonly RecordChange[], called: readonly string[]): string | null {
  const records = changes.filter(({ isLink }) => !isLink);
  const first = records.find(({ recordId }) => called.includes(recordId)) ?? records[0] ?? changes[0];
  if (!first) return null;
  const more = changes.length > 1 ? ` 等 ${changes.length} 项` : '';
  const isMixed = first.isLink && changes.some(({ action }) => action !== first.action);
  return `${ACTIONS[isMixed ? 'update' : first.action]}${first.kind}「${first.name}」${more}`;
}
