/** Kinds of logs of a person. @reading R-062 */
export type LogKind = 'signIns' | 'requests';

/** Rows of a log that are asked for. */
export interface LogPage {
  readonly kind: LogKind;
  readonly keyword: string;
  /** Milliseconds since 1970, ends inclusive; null for no limit. */
  readonly fromMs: number | null;
  readonly toMs: number | null;
  /** From 1. */
  readonly page: number;
  readonly pageSize: 20 | 50 | 100 | 500;
}

/** Query keys of one's own profile; a key covers every key that begins with it. */
export const profileKeys = {
  baseInfo: ['profile', 'baseInfo'] as const,
  signatures: ['profile', 'signatures'] as const,
  places: ['profile', 'places'] as const,
  sessions: ['profile', 'sessions'] as const,
  subordinates: (leaderId: string | null) => ['profile', 'subordinates', leaderId] as const,
  authorization: ['profile', 'authorization'] as const,
  logs: (page: LogPage) => ['profile', 'logs', page] as const,
  passwordPolicy: ['profile', 'passwordPolicy'] as const,
};
