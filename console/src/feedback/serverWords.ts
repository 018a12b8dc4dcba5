import { ApiError } from '@milepost/openapi/client';

/** True when a failure has been told already, or was the person's own doing. */
export function isSilent(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'session' || error.kind === 'aborted');
}

/** The server's own sentence about a failure, shown as it is; null when it sent none. @source shell §8 */
export function serverWords(error: unknown): string | null {
  return error instanceof ApiError && error.msg ? error.msg : null;
}

/** Seconds the server asks to wait before another try; null where it asks for none. @reading R-453 */
export function retryAfterSeconds(error: unknown): number | null {
  return error instanceof ApiError ? error.retryAfterSeconds : null;
}
