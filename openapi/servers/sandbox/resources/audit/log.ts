import type { BaseWorld } from '../../core/handlers.ts';
import { CATEGORY_OF, RETENTION, type LogKind, type Retention } from './kinds.ts';

/** @source admin §7 */
export const LOCAL_ADDRESS_NAME = '本机';

/** A row of the log before it is written; what a kind does not say is left out. */
export interface LogEntry {
  readonly kind: LogKind;
  /** Null for nobody we know: a stranger, or who fills in a public form. */
  readonly userId: string | null;
  /** Name of who is no person of ours. */
  readonly strangerName?: string;
  readonly ipAddress: string;
  readonly platForm?: string;
  readonly browser?: string | null;
  /** Path without its query. */
  readonly requestUrl?: string;
  readonly requestMethod?: string;
  readonly durationMs?: number;
  readonly moduleName?: string | null;
  /** Of a try to sign in: was it let in? */
  readonly hasSignedIn?: boolean;
  readonly abstracts?: string;
  /** JSON of what was changed. */
  readonly changes?: string;
}

/** The log of everything that is told; rows are written into the transaction under way. @reading R-282 */
export interface AuditLog {
  write(entry: LogEntry): void;
  /** Removes what is too old or too much of each kind, and of no other. */
  sweep(): void;
}

/** Rows a kind may have above its number until the next look. */
const SLACK = 0.02;

const INSERT_SQL = `
  INSERT INTO audit_log (id, kind, category, userId, userName, ipAddress, ipAddressName, platForm, browser, requestUrl, requestMethod,
    requestDuration, moduleName, loginMark, abstracts, changes, creatorTime)
  VALUES (?, ?, ?, ?, coalesce((SELECT realName || '/' || account FROM user WHERE id = ?), ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

export function createAuditLog({ store, now, nextId }: BaseWorld, retention: Readonly<Record<LogKind, Retention>> = RETENTION): AuditLog {
  /** Rows written since the last look at how many there are. */
  const fresh = new Map<LogKind, number>();

  const drop = (kind: LogKind): void => {
    const { retentionMs, maxRows } = retention[kind];
    fresh.set(kind, 0);
    store.run('DELETE FROM audit_log WHERE kind = ? AND creatorTime < ?', kind, now() - retentionMs);
    store.run(
      'DELETE FROM audit_log WHERE kind = ?1 AND seq <= (SELECT seq FROM audit_log WHERE kind = ?1 ORDER BY seq DESC LIMIT 1 OFFSET ?2)',
      kind,
      maxRows,
    );
  };

  return {
    write: ({ kind, userId, strangerName = '', ipAddress, platForm = 'pc', durationMs = 0, hasSignedIn, ...more }) => {
      store.run(
        INSERT_SQL,
        nextId(),
        kind,
        CATEGORY_OF[kind],
        userId,
        userId,
        strangerName,
        ipAddress,
        LOCAL_ADDRESS_NAME,
        platForm,
        more.browser ?? null,
        more.requestUrl ?? null,
        more.requestMethod ?? null,
        Math.round(durationMs),
        more.moduleName ?? null,
        hasSignedIn === undefined ? null : Number(hasSignedIn),
        more.abstracts ?? null,
        more.changes ?? null,
        now(),
      );
      const written = (fresh.get(kind) ?? 0) + 1;
      fresh.set(kind, written);
      if (written > retention[kind].maxRows * SLACK) drop(kind);
    },
    sweep: () => {
      for (const kind of Object.keys(retention) as LogKind[]) drop(kind);
    },
  };
}
