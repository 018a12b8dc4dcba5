import type { MonitorOperation } from '../../../../src/domains/monitor/index.ts';
import { requestedMoment } from '../../core/requested-moment.ts';
import { MSG } from '../../core/envelope.ts';
import type { RecordChange } from '../../core/changes.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import { defineModule } from '../../core/module.ts';
import { pageOf } from '../../core/paging.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { sayIn } from '../../sentences/sayIn.ts';
import { readDirectory } from '../user-administration/directory.ts';
import { OPERATION_LOG_TABLE } from './operation-log.ts';
import { LOG_CATEGORY } from '../audit/kinds.ts';
import { AUDIT_TABLE } from '../audit/tables.ts';
import { concerns, readableChanges } from './readable-changes.ts';
import { createServerState } from './server-state.ts';

const ONLINE_SQL = `
  SELECT user.id AS userId, realName || '/' || account AS userName, loginIPAddress, loginIPAddressName AS loginAddress,
    max(session.creatorTime) AS loginTime, browser AS loginBrowser, system AS loginSystem,
    (SELECT organizeId FROM user_organization WHERE user_organization.userId = user.id ORDER BY isDefault DESC LIMIT 1) AS organizeId
  FROM session JOIN user ON user.id = session.userId
  WHERE expiryTime > ? AND enabledMark = 1 GROUP BY user.id ORDER BY loginTime DESC, user.id`;

type OnlineRow = {
  userId: string;
  userName: string;
  loginIPAddress: string | null;
  loginAddress: string | null;
  loginTime: number;
  loginBrowser: string | null;
  loginSystem: string | null;
  organizeId: string | null;
};

const COLUMNS = `
  SELECT id, creatorTime, userName, ipAddress, ipAddressName, platForm, browser, requestUrl, requestMethod, requestDuration, moduleName,
    loginMark, abstracts`;
const LIST_SQL = `${COLUMNS}, CASE WHEN ?4 = '' THEN NULL ELSE changes END AS changes FROM audit_log
  WHERE category = ?1 AND creatorTime >= ?2 AND creatorTime <= ?3 AND (?4 = '' OR instr(changes, ?4) > 0) ORDER BY seq DESC`;

type LogStored = {
  id: string;
  creatorTime: number;
  userName: string;
  ipAddress: string;
  ipAddressName: string;
  platForm: string;
  browser: string | null;
  requestUrl: string | null;
  requestMethod: string | null;
  requestDuration: number;
  moduleName: string | null;
  loginMark: number | null;
  abstracts: string | null;
};

const changesIn = ({ changes }: { readonly changes: string | null }): RecordChange[] => JSON.parse(changes ?? '[]');

function handlers(world: World): Handlers<MonitorOperation> {
  const { store, now, services } = world;
  const serverState = createServerState(store.folder);
  const signedOut = (ids: readonly string[], caller: Caller | null) => {
    if (ids.includes(caller?.userId ?? '')) throw new Refusal('不能强制下线自己');
    for (const id of new Set(ids)) services.endSessions(id, { code: 601, msg: '您的帐号已被强制下线，请联系管理员' });
    return { msg: MSG.done };
  };
  return {
    listOnlineUsers: ({ query }) => {
      const directory = readDirectory(store);
      const rows = store
        .all<OnlineRow>(ONLINE_SQL, now())
        .filter((row) => matchesKeyword(query.keyword, row.userName))
        .map(({ organizeId, ...row }) => ({
          ...row,
          organize: organizeId === null ? '' : directory.nameOf(organizeId),
        }));
      return { data: pageOf(rows, query) };
    },
    signOutUser: ({ path, caller }) => signedOut([path.id], caller),
    signOutUsers: ({ body, caller }) => signedOut(body.ids, caller),
    listLogs: ({ query }) => {
      const { category = LOG_CATEGORY.signIn, keyword, requestMethod, loginMark, recordId = '', sort } = query;
      const span = [requestedMoment(query.startTime, 0), requestedMoment(query.endTime, Number.MAX_SAFE_INTEGER)] as const;
      const rows = store
        .all<LogStored & { changes: string | null }>(LIST_SQL, category, ...span, recordId === '' ? '' : JSON.stringify(recordId))
        .filter(
          (row) =>
            (requestMethod === undefined || row.requestMethod === requestMethod.toUpperCase()) &&
            (loginMark === undefined || row.loginMark === loginMark) &&
            matchesKeyword(keyword, row.userName, row.ipAddress, row.requestUrl ?? '', row.abstracts ?? '') &&
            (recordId === '' || concerns(changesIn(row), recordId)),
        )
        .map(({ changes: _changes, ...row }) => row);
      return { data: pageOf(sort === 'asc' ? rows.toReversed() : rows, query) };
    },
    getServerState: ({ language }) => {
      const { system, ...state } = serverState(now());
      return { data: { ...state, system: { ...system, day: sayIn(language, system.day) } } };
    },
    getLog: ({ path, caller }) => {
      const row = store.one<LogStored & { changes: string | null }>(`${COLUMNS}, changes FROM audit_log WHERE id = ?`, path.id);
      if (!row) throw new Refusal('日志不存在，可能已被删除，请刷新后重试');
      return { data: { ...row, changes: [...readableChanges(world, changesIn(row), caller)] } };
    },
    removeLogs: ({ body }) => {
      store.run('DELETE FROM audit_log WHERE id IN (SELECT value FROM json_each(?))', JSON.stringify(body.ids));
      return { msg: MSG.removed };
    },
    clearLogs: ({ path }) => {
      store.run('DELETE FROM audit_log WHERE category = ?', Number(path.id));
      return { msg: MSG.removed };
    },
  };
}

/** Sessions of everybody and the log of their deeds, read from the tables of sessions; the load of the machine. */
export const monitorModule = defineModule({ name: 'monitor', tables: [OPERATION_LOG_TABLE, AUDIT_TABLE], handlers });
