import { createFetch, FetchError } from 'ofetch';
import { ApiError } from './api-error.ts';
import { encodeBody } from './body.ts';
import { isSessionEnd, openEnvelope, type SessionEndCode } from './envelope.ts';
import { withReadKeyword } from './keyword.ts';
import type { Answer, CallOptions, Operation } from './operation.ts';
import { ORIGIN_HEADERS } from './origin.ts';
import { languageHeaders } from './language.ts';
import { fillPath } from './path.ts';
import { queryText, type QueryValue } from './query.ts';
import { openRaw } from './raw.ts';
import { readText } from './read-text.ts';
import { retryOptions } from './retry.ts';
import { createSessionEnd } from './session-end.ts';
import { timeoutSignal } from './timeout.ts';
import { createTimestamps } from './timestamp.ts';
import { tokenHeaders } from './token.ts';

export interface ClientOptions {
  /** Origin of the API, empty for the page's own, without a slash at the end. */
  baseUrl: string;
  /** The token of the session, null when nobody is signed in; asked before every call. */
  getToken: () => string | null;
  /** Called once per session when the server says it is over, however many calls were under way. */
  onSessionEnded: (code: SessionEndCode) => void;
  /** Tag of the language the server's sentences are asked for in; that of the page when left out. @reading R-410 */
  getLanguage?: (() => string | undefined) | undefined;
  /** Milliseconds since 1970; the system's clock when left out. */
  now?: () => number;
  fetch?: typeof globalThis.fetch;
}

/** Arguments of a call before the types of its operation are known. */
export interface CallArgs {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, QueryValue>>;
  body?: Readonly<Record<string, unknown>>;
}

/** Sends operations. Bind it to a table of operations instead of calling it. */
export interface Client {
  call(operation: Operation, args?: CallArgs, options?: CallOptions): Promise<Answer<unknown>>;
}

/**
 * The client of the API: adds the timestamp, the origin and the token, encodes, sends, waits, takes the envelope off.
 * No redirect is followed. Cookies go along to the page's own origin where somebody signs in or unlocks, and nowhere else.
 * @reading R-452
 * @source shell §7 §8
 */
export function createClient({
  baseUrl,
  getToken,
  onSessionEnded,
  getLanguage,
  now = Date.now,
  fetch = globalThis.fetch,
}: ClientOptions): Client {
  const nextTimestamp = createTimestamps(now);
  const sessionEnd = createSessionEnd(getToken, onSessionEnded);
  const fetcher = createFetch({ fetch, defaults: { redirect: 'error', responseType: 'stream' } });

  return {
    async call(operation, { path, ...given } = {}, { signal } = {}) {
      const { query, body } = operation.effect === 'read' ? withReadKeyword(given) : given;
      const address = `${baseUrl}${fillPath(operation, path)}?${queryText(query, nextTimestamp())}`;
      const encoded = encodeBody(operation, body);
      const token = getToken();
      const ofSession = sessionEnd.begin(token);
      const timeout = timeoutSignal(operation);
      const givenUp = [signal, operation.isSessionExempt ? undefined : ofSession].filter((one) => one !== undefined);
      try {
        const response = await fetcher.raw(address, {
          ...retryOptions(operation, now),
          method: operation.method,
          credentials: operation.isSessionExempt ? 'same-origin' : 'omit',
          body: encoded.body,
          headers: { ...ORIGIN_HEADERS, ...languageHeaders(getLanguage), ...tokenHeaders(token), ...encoded.headers },
          signal: AbortSignal.any([timeout, ...givenUp]),
        });
        if (response.status !== 200) throw unusable(operation, response.status);
        return operation.isRaw ? await openRaw(operation, response) : openEnvelope(operation, await readText(response));
      } catch (error) {
        const failure = (await refusedByStatus(operation, error)) ?? asApiError(operation, error, { timeout, givenUp });
        if (failure.kind === 'session' && isSessionEnd(failure.code)) sessionEnd.end(failure.code, token);
        throw failure;
      }
    },
  };
}

/** Statuses whose envelope says something to the person: that too much was sent, and that one has to wait. */
const TOLD_STATUSES: readonly unknown[] = [413, 429];

/** The envelope of an answer that refuses by its status, and how long to wait; null where the error is another one. @reading R-453 @reading R-289 */
async function refusedByStatus(operation: Operation, error: unknown): Promise<ApiError | null> {
  if (!(error instanceof FetchError) || !TOLD_STATUSES.includes(error.status) || !error.response) return null;
  const seconds = Number(error.response.headers.get('retry-after') ?? Number.NaN);
  try {
    openEnvelope(operation, await readText(error.response), Number.isFinite(seconds) ? seconds : null);
    return null;
  } catch (told) {
    return told instanceof ApiError && told.kind === 'refused' ? told : null;
  }
}

function asApiError(operation: Operation, error: unknown, signals: { timeout: AbortSignal; givenUp: AbortSignal[] }): ApiError {
  if (error instanceof ApiError) return error;
  if (signals.givenUp.some((signal) => signal.aborted))
    return new ApiError(operation.id, { kind: 'aborted', detail: 'the call was given up before its answer.', cause: error });
  if (signals.timeout.aborted)
    return new ApiError(operation.id, { kind: 'timeout', detail: 'no answer came in time. Try again later.', cause: error });
  return unusable(operation, error instanceof FetchError ? error.status : undefined, error);
}

const unusable = ({ id }: Operation, status?: number, cause?: unknown): ApiError =>
  new ApiError(id, {
    kind: 'transport',
    status: status ?? null,
    detail: status
      ? `the server answered HTTP ${status} instead of 200. See its log.`
      : 'there was no answer: no connection, or a redirect, which is never followed. Check the address of the API.',
    cause,
  });
