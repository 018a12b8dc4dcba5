import type { DoneCall } from '../../core/app.ts';
import type { BaseWorld } from '../../core/handlers.ts';

/** Rows that are kept; older ones go. @reading R-062 */
const MAX_ROWS = 2000;

/** @reading R-062 */
export const LOG_CATEGORY = { signIn: 1, call: 2 } as const;

/** A try to sign in to an account that exists. */
export interface SignInTry {
  userId: string;
  ipAddress: string;
  durationMs: number;
  isDone: boolean;
  /** Message of the answer. */
  msg: string;
}

/** Log of what people did; written into the transaction under way. */
export interface RequestLog {
  signIn(attempt: SignInTry): void;
  call(done: DoneCall): void;
}

const INSERT_SQL = `
  INSERT INTO request_log (id, category, userId, userName, ipaddress, ipAddressName, platForm, requestURL, requestMethod, requestDuration, loginMark, abstracts, creatorTime)
  SELECT ?, ?, id, realName || '/' || account, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM user WHERE id = ?`;

/** @source admin §7 */
export const LOCAL_ADDRESS_NAME = '本机';

export function createRequestLog({ store, now, nextId }: BaseWorld): RequestLog {
  const write = (category: number, userId: string, values: readonly (string | number | null)[]): void => {
    store.run(INSERT_SQL, nextId(), category, ...values, now(), userId);
    store.run('DELETE FROM request_log WHERE seq <= (SELECT max(seq) FROM request_log) - ?', MAX_ROWS);
  };
  return {
    signIn: ({ userId, ipAddress, durationMs, isDone, msg }) =>
      write(LOG_CATEGORY.signIn, userId, [ipAddress, LOCAL_ADDRESS_NAME, 'pc', null, null, Math.round(durationMs), Number(isDone), msg]),
    call: ({ userId, ipAddress, platForm, path, method, durationMs }) =>
      write(LOG_CATEGORY.call, userId, [ipAddress, LOCAL_ADDRESS_NAME, platForm, path, method, Math.round(durationMs), null, null]),
  };
}
