import type { IncomingMessage } from 'node:http';

/** Parts of addresses that open something for whoever reads them: the token of a socket, the ticket of a sign-in. @source shell §7 §9 */
const SECRET = /(\/(?:websocket|getTicketStatus)\/).+$/i;
const MAX_CHARACTERS = 500;

/** A request as the log may show it: no query, no token, nothing a terminal would obey. */
export function loggedPath(target: string): string {
  const [path = ''] = target.split(/[?#]/);
  return path
    .replace(SECRET, '$1…')
    .replaceAll(/[^!-~…]/g, '?')
    .slice(0, MAX_CHARACTERS);
}

/** Things known of a request from its first moment on; its connection may be gone when it ends. */
export interface LoggedCall {
  readonly from: string;
  readonly what: string;
  readonly startedMs: number;
}

export const noteCall = ({ method = '-', url = '-', socket }: IncomingMessage): LoggedCall => ({
  from: socket.remoteAddress ?? '-',
  what: `${method} ${loggedPath(url)}`,
  startedMs: performance.now(),
});

/** One line: time, who asks, what for, the status, and how long it took. `broken off`: the answer did not come to its end. */
export function accessLine({ from, what, startedMs }: LoggedCall, status: number, isWhole = true): string {
  const tookMs = Math.round(performance.now() - startedMs);
  return `${new Date().toISOString()} ${from} ${what} ${status} ${tookMs}ms${isWhole ? '' : ' broken off'}`;
}
