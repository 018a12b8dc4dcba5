import { atom } from 'nanostores';
import { $storageTrouble } from './storage.ts';

/** A failure of the program, as somebody may pass it on. */
export interface ErrorReport {
  /** Short enough to be read out on the telephone. */
  readonly id: string;
  readonly atMs: number;
  /** Path of the page, without its search parameters. */
  readonly path: string;
  /** First line of the error, without what could be a secret. */
  readonly message: string;
}

const MAX_KEPT = 50;
const MAX_CHARS = 200;
const SECRET = /\b(?:bearer\s+)?[\w-]{20,}(?:\.[\w-]+)*\b/gi;

/** The newest failures of this page, newest first; kept in memory only. */
export const $errors = atom<readonly ErrorReport[]>([]);

/** What an error says, on one line and without anything that could be a token. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return (text.split('\n')[0] ?? '').replace(SECRET, '[…]').slice(0, MAX_CHARS);
}

/** Keeps a failure and names it. Whoever looks after the computer finds it by its number in the console of the browser. */
export function reportError(error: unknown, atMs: number = Date.now(), newId: () => string = shortId): ErrorReport {
  const report = { id: newId(), atMs, path: location.pathname, message: messageOf(error) };
  $errors.set([report, ...$errors.get()].slice(0, MAX_KEPT));
  // oxlint-disable-next-line no-console -- the only line of the log that outlives the page it is about
  console.warn(`[report] ${reportLine(report)}`);
  return report;
}

/** A failure on one line: number, moment, page, what was said. */
export const reportLine = ({ id, atMs, path, message }: ErrorReport): string =>
  [id, new Date(atMs).toISOString(), path, message].join(' · ');

/**
 * Keeps one entry about the storage of this browser, where it refused something or held what nobody can read, now or later.
 * @returns the way back
 * @reading R-338
 */
export function watchStorage(): () => void {
  return $storageTrouble.subscribe((trouble) => {
    const isKnown = $errors.get().some(({ message }) => trouble !== null && message === messageOf(new Error(trouble)));
    if (trouble !== null && !isKnown) reportError(new Error(trouble));
  });
}

/** Eight letters and digits that are not taken for each other. */
function shortId(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join('');
}

/**
 * Hears of every failure nobody has caught, only where the deployment wants it. @source shell §8 (global error-log handler)
 * @returns the way back
 */
export function watchErrors(isWanted: boolean, target: Window = window): () => void {
  if (!isWanted) return () => {};
  const onError = ({ error, message }: ErrorEvent) => void reportError(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => void reportError(reason);
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}
