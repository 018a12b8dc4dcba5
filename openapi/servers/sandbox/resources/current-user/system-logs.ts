import { requestedMoment } from '../../core/requested-moment.ts';
import type { Call } from '../../core/handlers.ts';
import { pageOf, type PageAnswer } from '../../core/paging.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import type { Store } from '../../core/store.ts';
import { LOG_CATEGORY } from '../audit/kinds.ts';

type LogRow = {
  id: string;
  creatorTime: number;
  userName: string;
  ipaddress: string;
  ipAddressName: string;
  platForm: string;
  requestURL: string | null;
  requestMethod: string | null;
  requestDuration: number;
  loginMark: number | null;
  abstracts: string | null;
};

const LOG_SQL = `
  SELECT id, creatorTime, userName, ipAddress AS ipaddress, ipAddressName, platForm, requestUrl AS requestURL, requestMethod, requestDuration,
    loginMark, abstracts
  FROM audit_log WHERE userId = ? AND category = ? AND creatorTime >= ? AND creatorTime <= ? ORDER BY seq DESC`;

/** Categories of a person's own log by their numbers on the wire: requests have another number there. @reading R-062 */
const KEPT_AS: Readonly<Record<number, number>> = { 1: LOG_CATEGORY.signIn, 2: LOG_CATEGORY.request };
const NOTHING = -1;

/** Deeds of a person, newest first. @reading R-062 */
export function systemLogsOf(store: Store, userId: string, query: Call<'listSystemLogs'>['query']): PageAnswer<LogRow> {
  const { category = LOG_CATEGORY.signIn, keyword, sort } = query;
  const fromMs = requestedMoment(query.startTime, 0);
  const toMs = requestedMoment(query.endTime, Number.MAX_SAFE_INTEGER);
  const rows = store
    .all<LogRow>(LOG_SQL, userId, KEPT_AS[category] ?? NOTHING, fromMs, toMs)
    .filter((row) => matchesKeyword(keyword, row.userName, row.ipaddress, row.requestURL ?? '', row.abstracts ?? ''));
  return pageOf(sort === 'asc' ? rows.toReversed() : rows, query);
}
