import type { FetchOptions } from 'ofetch';
import type { Operation } from './operation.ts';

/** The longest pause a server may ask for; beyond it the reader is told at once instead. @reading R-009 */
export const RETRY_AFTER_MAX_MS = 5_000;

const BUSY_STATUSES = [429, 503];

/** A read that meets a busy server is sent once more, after the pause the server asked for; anything else is sent once. */
export function retryOptions({ method, effect }: Operation, now: () => number): FetchOptions<'stream'> {
  if (method !== 'GET' || effect !== 'read') return { retry: false };
  return {
    retry: 1,
    retryStatusCodes: BUSY_STATUSES,
    retryDelay: ({ response }) => retryAfterMs(response?.headers, now()) ?? 0,
    onResponseError: (context) => {
      if (retryAfterMs(context.response.headers, now()) === null) context.options.retry = false;
    },
  };
}

/** The pause that `Retry-After` asks for (seconds or a date), or null when there is none or it is too long. */
export function retryAfterMs(headers: Headers | undefined, nowMs: number): number | null {
  const text = headers?.get('retry-after');
  if (!text) return null;
  const pauseMs = /^\d+$/.test(text) ? Number(text) * 1000 : Math.max(0, Date.parse(text) - nowMs);
  return pauseMs <= RETRY_AFTER_MAX_MS ? pauseMs : null;
}
