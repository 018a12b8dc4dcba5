/**
 * Reasons a call failed.
 *
 * - `request`: never sent, an argument is unsafe (an empty id, for one)
 * - `aborted`: given up by the caller, or because the session ended meanwhile
 * - `timeout`: no answer in time
 * - `transport`: no connection, a redirect, or an HTTP status other than 200
 * - `malformed`: an answer that is no envelope, or too large to read
 * - `refused`: an envelope with a code other than 200
 * - `session`: code 600, 601 or 602, except on sign-in and unlock, where they refuse; `onSessionEnded` tells the application, so show nothing for it
 */
export type ApiErrorKind = 'request' | 'aborted' | 'timeout' | 'transport' | 'malformed' | 'refused' | 'session';

export interface ApiFailure {
  kind: ApiErrorKind;
  /** Code of the envelope; null when there was none. */
  code?: number | null;
  /** HTTP status of an answer that was not 200; null when there was no answer. */
  status?: number | null;
  /** The server's sentence, fit to be shown as text. */
  msg?: string;
  /** Seconds the server asks to wait before another try. */
  retryAfterSeconds?: number | null;
  /** For developers: what happened and what to do. */
  detail: string;
  cause?: unknown;
}

/** A failed call. `msg` may be shown to the reader as plain text; when it is empty, show the default sentence. @source shell §8 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly code: number | null;
  /** HTTP status of an answer that was not 200; null when there was no answer, and for envelopes. */
  readonly status: number | null;
  readonly msg: string;
  /** Seconds the server asks to wait before another try; null where it asks for none. @reading R-453 */
  readonly retryAfterSeconds: number | null;
  /** Id of the operation that failed. */
  readonly operation: string;

  constructor(operation: string, { kind, code = null, status = null, msg = '', retryAfterSeconds = null, detail, cause }: ApiFailure) {
    super(`[api] ${operation}: ${detail}`, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.code = code;
    this.status = status;
    this.msg = msg;
    this.retryAfterSeconds = retryAfterSeconds;
    this.operation = operation;
  }
}
