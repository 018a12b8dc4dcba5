import type { MonitorOperation } from '../../../../src/domains/monitor/index.ts';
import { askedMoment } from '../../core/asked-moment.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, Needs, World } from '../../core/handlers.ts';
import { defineModule } from '../../core/module.ts';
import { pageOf } from '../../core/paging.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { onPage } from '../menus/pages.ts';
import { readDirectory } from '../people/directory.ts';
import { LOG_CATEGORY } from '../sessions/request-log.ts';
import { createServerState } from './server-state.ts';

/** Addresses and deeds of others are for who may end a session or clear a log. @reading R-434 */
const needs: Needs<MonitorOperation> = {
  listOnlineUsers: onPage('permission-userOnline')('btn_remove'),
  signOutUser: onPage('permission-userOnline')('btn_remove'),
  listLogs: onPage('system-log')('btn_remove'),
  // No page of the menu, and nothing on it to press. @reading R-464
  getServerState: { isAdministrator: true },
};

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

const LOG_SQL = `
  SELECT id, creatorTime, userName, ipaddress AS ipAddress, ipAddressName, platForm, requestURL AS requestUrl, requestMethod, requestDuration,
    loginMark, abstracts
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

/** Categories of the log by their numbers on the wire; there is no log of faults. @reading R-434 */
const KEPT_AS: Readonly<Record<number, number>> = { 1: LOG_CATEGORY.signIn, 3: LOG_CATEGORY.call, 5: LOG_CATEGORY.call };
const NOTHING = -1;

function handlers({ store, now, services }: World): Handlers<MonitorOperation> {
  const serverState = createServerState(store.folder);
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
    signOutUser: ({ path, caller }) => {
      if (path.id === caller?.userId) throw new Refusal('不能强制下线自己');
      services.endSessions(path.id, { code: 601, msg: '您的帐号已被强制下线，请联系管理员' });
      return { msg: MSG.done };
    },
    listLogs: ({ query }) => {
      const { category = 1, keyword, requestMethod, loginMark, sort } = query;
      const span = [askedMoment(query.startTime, 0), askedMoment(query.endTime, Number.MAX_SAFE_INTEGER)] as const;
      const rows = store
        .all<LogStored>(LOG_SQL, KEPT_AS[category] ?? NOTHING, ...span)
        .filter(
          (row) =>
            (requestMethod === undefined || row.requestMethod === requestMethod.toUpperCase()) &&
            (loginMark === undefined || row.loginMark === loginMark) &&
            matchesKeyword(keyword, row.userName, row.ipAddress, row.requestUrl ?? '', row.abstracts ?? ''),
        )
        .map((row) => ({ ...row, browser: null, moduleName: null }));
      return { data: pageOf(sort === 'asc' ? rows.toReversed() : rows, query) };
    },
    getServerState: () => ({ data: serverState(now()) }),
  };
}

/** Sessions of everybody and the log of their deeds, read from the tables of sessions; the load of the machine. */
export const monitorModule = defineModule({ name: 'monitor', tables: [], needs, handlers });
