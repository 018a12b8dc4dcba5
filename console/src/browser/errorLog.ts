import { atom } from 'nanostores';

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

/** Message of an error, on one line and without anything that could be a token. */
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

/** Eight letters and digits that are not taken for each other. */
function shortId(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join('');
}
