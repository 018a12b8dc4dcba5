import type { IncomingMessage } from 'node:http';

/** Parts of addresses that open something for whoever reads them: the token of a socket, the ticket of a sign-in. @source shell §7 §9 */
const SECRET = /(\/(?:websocket|getTicketStatus)\/)[^/]+/gi;
const MAX_CHARACTERS = 500;

/** A request as the log may show it: no query, no token, nothing a terminal would obey. */
export function loggedPath(target: string): string {
  const [path = ''] = target.split(/[?#]/);
  return path
    .replaceAll(SECRET, '$1…')
    .replaceAll(/[^!-~…]/g, '?')
    .slice(0, MAX_CHARACTERS);
}

/** One line: time, who asks, what for, the status, and how long it took. `broken off`: nobody waited for the end of it. */
export function accessLine(request: IncomingMessage, status: number, tookMs: number, isWhole: boolean): string {
  const { method = '-', url = '-', socket } = request;
  const end = isWhole ? '' : ' broken off';
  return `${new Date().toISOString()} ${socket.remoteAddress ?? '-'} ${method} ${loggedPath(url)} ${status} ${Math.round(tookMs)}ms${end}`;
}
