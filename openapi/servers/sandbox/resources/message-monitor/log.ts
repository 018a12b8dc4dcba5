import type { NextId } from '../../core/ids.ts';
import { insertRow } from '../../core/rows.ts';
import type { Store } from '../../core/store.ts';

/** One row for each sending through one channel; receivers are a JSON list of ids, as whoever has received something may go. */
export const MESSAGE_MONITOR_TABLE = `
  CREATE TABLE message_monitor (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, messageType TEXT NOT NULL, messageSource TEXT NOT NULL, title TEXT NOT NULL,
    content TEXT NOT NULL, receivers TEXT NOT NULL, accountName TEXT, accountCode TEXT, result TEXT, sendTime INTEGER NOT NULL
  ) STRICT;
`;

/** A sending as the monitor keeps it. */
export interface Sent {
  /** Code of the channel. */
  readonly messageType: string;
  /** Code of what sends it. */
  readonly messageSource: string;
  readonly title: string;
  readonly content: string;
  readonly receivers: readonly string[];
  readonly account?: { readonly fullName: string; readonly enCode: string } | undefined;
  /** Reason it was only written down. */
  readonly result?: string | null;
}

/** Entries that are kept: a test that sends all night shall not fill the disk. @reading R-461 */
export const MONITOR_MAX_ROWS = 5000;

/** Writes down that something was sent; the oldest entries make room. @reading R-461 */
export function logSent({ store, nextId, timeMs }: { store: Store; nextId: NextId; timeMs: number }, sent: Sent): void {
  const { messageType, messageSource, title, content, receivers, account, result = null } = sent;
  insertRow(store, 'message_monitor', {
    id: nextId(),
    messageType,
    messageSource,
    title,
    content,
    receivers: JSON.stringify(receivers),
    accountName: account?.fullName ?? null,
    accountCode: account?.enCode ?? null,
    result,
    sendTime: timeMs,
  });
  store.run('DELETE FROM message_monitor WHERE seq <= (SELECT max(seq) FROM message_monitor) - ?', MONITOR_MAX_ROWS);
}
