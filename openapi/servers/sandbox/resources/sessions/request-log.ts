import type { BaseWorld } from '../../core/handlers.ts';

/** Rows that are kept; older ones go. @reading R-062 */
const MAX_ROWS = 2000;

/** @reading R-062 */
export const LOG_CATEGORY = { signIn: 1, call: 2 } as const;

/** What is kept of a sign-in or of a call that changed something. */
export interface LogEntry {
  category: (typeof LOG_CATEGORY)[keyof typeof LOG_CATEGORY];
  userId: string;
  ipAddress: string;
  platForm: string;
  durationMs: number;
  /** Path and method of a call; neither query nor body, which may hold secrets. */
  call?: { path: string; method: string };
  /** How a sign-in ended. */
  signIn?: { isDone: boolean; msg: string };
}

/** Writes entries into the transaction under way. */
export type RecordCall = (entry: LogEntry) => void;

const INSERT_SQL = `
  INSERT INTO request_log (id, category, userId, userName, ipaddress, ipAddressName, platForm, requestURL, requestMethod, requestDuration, loginMark, abstracts, creatorTime)
  SELECT ?, ?, id, realName || '/' || account, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM user WHERE id = ?`;

/** @source admin §7 */
export const LOCAL_ADDRESS_NAME = '本机';

export function createRequestLog({ store, now, nextId }: BaseWorld): RecordCall {
  return ({ category, userId, ipAddress, platForm, durationMs, call, signIn }) => {
    store.run(
      INSERT_SQL,
      nextId(),
      category,
      ipAddress,
      LOCAL_ADDRESS_NAME,
      platForm,
      call?.path ?? null,
      call?.method ?? null,
      Math.round(durationMs),
      signIn ? Number(signIn.isDone) : null,
      signIn?.msg ?? null,
      now(),
      userId,
    );
    store.run('DELETE FROM request_log WHERE seq <= (SELECT max(seq) FROM request_log) - ?', MAX_ROWS);
  };
}
