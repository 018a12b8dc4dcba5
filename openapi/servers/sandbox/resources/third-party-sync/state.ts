import type { Store } from '../../core/store.ts';
import { labelById } from '../user-administration/labels.ts';

/** One row for each record that was to be brought into step, and the last run of each messenger. */
export const SYNC_TABLES = `
  CREATE TABLE sync_state (
    service TEXT NOT NULL CHECK (service IN ('weChat', 'dingTalk')), kind TEXT NOT NULL CHECK (kind IN ('organization', 'user')),
    recordId TEXT NOT NULL, result TEXT NOT NULL CHECK (result IN ('synced', 'failed')), syncTime INTEGER NOT NULL,
    PRIMARY KEY (service, kind, recordId)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sync_run (service TEXT PRIMARY KEY, startTime INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`;

/** Table of who asked for a kind last, and when: also where nothing was sent for it. @reading R-920 */
export const SYNC_ASKED = `
  CREATE TABLE sync_asked (
    service TEXT NOT NULL CHECK (service IN ('weChat', 'dingTalk')), kind TEXT NOT NULL CHECK (kind IN ('organization', 'user')),
    userId TEXT NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (service, kind)
  ) STRICT, WITHOUT ROWID;
`;

export type SyncService = 'weChat' | 'dingTalk';
/** Also the table of the records. */
export type SyncKind = 'organization' | 'user';

/** Words for a kind as known servers have them. */
const NAMES: Readonly<Record<SyncKind, string>> = { organization: '组织', user: '用户' };

type Counts = { recordTotal: number; synSuccessCount: number | null; synFailCount: number | null; synDate: number | null };

/** Numbers of a kind as they are now: a record that was added since is not in step, one that is gone counts no more. */
export function syncTotal(store: Store, service: SyncService, kind: SyncKind) {
  const counts = store.one<Counts>(
    `SELECT count(*) AS recordTotal, sum(result = 'synced') AS synSuccessCount, sum(result = 'failed') AS synFailCount, max(syncTime) AS synDate
     FROM ${kind} LEFT JOIN sync_state ON service = ? AND kind = ? AND recordId = ${kind}.id`,
    service,
    kind,
  );
  const asked = store.one<{ userId: string; time: number }>(
    'SELECT userId, time FROM sync_asked WHERE service = ? AND kind = ?',
    service,
    kind,
  );
  const recordTotal = counts?.recordTotal ?? 0;
  const synSuccessCount = counts?.synSuccessCount ?? 0;
  const synFailCount = counts?.synFailCount ?? 0;
  return {
    synType: NAMES[kind],
    recordTotal,
    synSuccessCount,
    synFailCount,
    unSynCount: recordTotal - synSuccessCount - synFailCount,
    synDate: asked?.time ?? counts?.synDate ?? null,
    synUser: asked ? labelById(store, asked.userId) : null,
  };
}

/** Beginning of the last run of a messenger; null where there was none. */
export const lastRun = (store: Store, service: SyncService): number | null =>
  store.one<{ startTime: number }>('SELECT startTime FROM sync_run WHERE service = ?', service)?.startTime ?? null;

/** Writes down that a messenger is busy from now on, and who asked for which kind. */
export function startRun(
  store: Store,
  service: SyncService,
  kind: SyncKind,
  by: { readonly userId: string; readonly timeMs: number },
): void {
  store.run('INSERT OR REPLACE INTO sync_run (service, startTime) VALUES (?, ?)', service, by.timeMs);
  store.run('INSERT OR REPLACE INTO sync_asked (service, kind, userId, time) VALUES (?, ?, ?, ?)', service, kind, by.userId, by.timeMs);
}

export type SyncFailure = { id: string; fullName: string; enCode: string; synDate: number };

/** Tables of the records with the names of their columns. */
const NAMED: Readonly<Record<SyncKind, string>> = {
  organization: 'organization.fullName, organization.enCode',
  user: 'user.realName AS fullName, user.account AS enCode',
};

/** Records of a kind that could not be sent, the latest first. @reading R-773 */
export const failuresOf = (store: Store, service: SyncService, kind: SyncKind): SyncFailure[] =>
  store.all<SyncFailure>(
    `SELECT ${kind}.id, ${NAMED[kind]}, syncTime AS synDate FROM sync_state JOIN ${kind} ON ${kind}.id = recordId
     WHERE service = ? AND kind = ? AND result = 'failed' ORDER BY syncTime DESC, ${kind}.id`,
    service,
    kind,
  );

/** Writes down that a record could not be sent again. */
export const markTried = (store: Store, service: SyncService, kind: SyncKind, recordId: string, timeMs: number): void =>
  void store.run('UPDATE sync_state SET syncTime = ? WHERE service = ? AND kind = ? AND recordId = ?', timeMs, service, kind, recordId);

/** Writes down that nothing of a kind could be sent. */
export const markFailed = (store: Store, service: SyncService, kind: SyncKind, timeMs: number): void =>
  void store.run(
    `INSERT OR REPLACE INTO sync_state (service, kind, recordId, result, syncTime) SELECT ?, ?, id, 'failed', ? FROM ${kind}`,
    service,
    kind,
    timeMs,
  );
