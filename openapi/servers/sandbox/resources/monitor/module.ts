import type { MonitorOperation } from '../../../../src/domains/monitor/index.ts';
import { askedMoment } from '../../core/asked-moment.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import { defineModule } from '../../core/module.ts';
import { pageOf } from '../../core/paging.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { sayIn } from '../../sentences/sayIn.ts';
import { readDirectory } from '../people/directory.ts';
import { OPERATION_LOG_TABLE } from './operation-log.ts';
import { LOG_CATEGORY } from '../sessions/request-log.ts';
import { createServerState } from './server-state.ts';

const ONLINE_SQL = `
  SELECT user.id AS userId, realName || '/' || account AS userName, loginIPAddress, loginIPAddressName AS loginAddress,
    max(session.creatorTime) AS loginTime,
    (SELECT organizeId FROM user_organization WHERE user_organization.userId = user.id ORDER BY isDefault DESC LIMIT 1) AS organizeId
  FROM session JOIN user ON user.id = session.userId
  WHERE expiryTime > ? AND enabledMark = 1 GROUP BY user.id ORDER BY loginTime DESC, user.id`;

type OnlineRow = {
  userId: string;
  userName: string;
  loginIPAddress: string | null;
  loginAddress: string | null;
  loginTime: number;
  organizeId: string | null;
};

const CHANGES_SQL = `
  SELECT id, creatorTime, userName, ipaddress AS ipAddress, ipAddressName, platForm, requestURL AS requestUrl, requestMethod, requestDuration,
    NULL AS loginMark, abstracts, moduleName, changes
  FROM operation_log`;

const LOG_COLUMNS = `
  SELECT id, creatorTime, userName, ipaddress AS ipAddress, ipAddressName, platForm, requestURL AS requestUrl, requestMethod, requestDuration,
    loginMark, abstracts`;
const LOG_SQL = `${LOG_COLUMNS}
  FROM request_log WHERE category = ? AND creatorTime >= ? AND creatorTime <= ? ORDER BY seq DESC`;

type LogStored = {
  id: string;
  creatorTime: number;
  userName: string;
  ipAddress: string;
  ipAddressName: string;
  platForm: string;
  requestUrl: string | null;
  requestMethod: string | null;
  requestDuration: number;
  loginMark: number | null;
  abstracts: string | null;
};
type ChangesStored = LogStored & { moduleName: string | null; changes: string };

/** Categories of the log by their numbers on the wire; there is no log of faults. @reading R-434 */
const KEPT_AS: Readonly<Record<number, number>> = { 1: LOG_CATEGORY.signIn, 5: LOG_CATEGORY.call };
/** Changes have a table of their own. @reading R-478 */
const CHANGES = 3;
const NOTHING = -1;

function handlers({ store, now, services }: World): Handlers<MonitorOperation> {
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
          loginBrowser: null,
          loginSystem: null,
        }));
      return { data: pageOf(rows, query) };
    },
    signOutUser: ({ path, caller }) => signedOut([path.id], caller),
    signOutUsers: ({ body, caller }) => signedOut(body.ids, caller),
    listLogs: ({ query }) => {
      const { category = 1, keyword, requestMethod, loginMark, sort } = query;
      const span = [askedMoment(query.startTime, 0), askedMoment(query.endTime, Number.MAX_SAFE_INTEGER)] as const;
      const rows = rowsOf(category, query.recordId ?? '', span)
        .filter(
          (row) =>
            (requestMethod === undefined || row.requestMethod === requestMethod.toUpperCase()) &&
            (loginMark === undefined || row.loginMark === loginMark) &&
            matchesKeyword(keyword, row.userName, row.ipAddress, row.requestUrl ?? '', row.abstracts ?? ''),
        )
        .map((row) => ({ ...row, browser: null }));
      return { data: pageOf(sort === 'asc' ? rows.toReversed() : rows, query) };
    },
    getServerState: ({ language }) => {
      const { system, ...state } = serverState(now());
      return { data: { ...state, system: { ...system, day: sayIn(language, system.day) } } };
    },
    getLog: ({ path }) => {
      const change = store.one<ChangesStored>(`${CHANGES_SQL} WHERE id = ?`, path.id);
      if (change) return { data: { ...change, browser: null, changes: JSON.parse(change.changes) } };
      const row = store.one<LogStored>(`${LOG_COLUMNS} FROM request_log WHERE id = ?`, path.id);
      if (!row) throw new Refusal('日志不存在，可能已被删除，请刷新后重试');
      return { data: { ...row, browser: null, moduleName: null, changes: [] } };
    },
    removeLogs: ({ body }) => {
      for (const table of ['operation_log', 'request_log'])
        store.run(`DELETE FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`, JSON.stringify(body.ids));
      return { msg: MSG.removed };
    },
    clearLogs: ({ path }) => {
      const category = Number(path.id);
      if (category === CHANGES) store.run('DELETE FROM operation_log');
      else store.run('DELETE FROM request_log WHERE category = ?', KEPT_AS[category] ?? NOTHING);
      return { msg: MSG.removed };
    },
  };

  function rowsOf(category: number, recordId: string, span: readonly [number, number]) {
    if (category !== CHANGES)
      return store.all<LogStored>(LOG_SQL, KEPT_AS[category] ?? NOTHING, ...span).map((row) => ({ ...row, moduleName: null }));
    const rows = store.all<ChangesStored>(`${CHANGES_SQL} WHERE creatorTime >= ? AND creatorTime <= ? ORDER BY seq DESC`, ...span);
    return rows
      .filter(({ changes }) => recordId === '' || changes.includes(JSON.stringify(recordId)))
      .map(({ changes: _changes, ...row }) => row);
  }
}

/** Sessions of everybody and the log of their deeds, read from the tables of sessions; the load of the machine. */
export const monitorModule = defineModule({ name: 'monitor', tables: [OPERATION_LOG_TABLE], handlers });
