import type { Operation } from './operation.ts';

/** Longest time of a call when its operation says nothing else. @source shell §7 */
export const GENERAL_TIMEOUT_MS = 1_000_000;

/** A signal that aborts when the operation's time is over. */
export const timeoutSignal = ({ timeoutMs = GENERAL_TIMEOUT_MS }: Operation): AbortSignal => AbortSignal.timeout(timeoutMs);
