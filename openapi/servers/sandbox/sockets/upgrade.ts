import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isLoopbackHost, isLoopbackOrigin } from '../core/http/guards.ts';

/** Both addresses servers listen at. @source shell §7 */
const SOCKET_PATH = /^(?:\/api\/message)?\/websocket\/([^/]+)$/;

/** Result of judging an upgrade: a socket with a token, or a status to refuse it with. */
export type Upgrade = { readonly token: string } | { readonly status: 400 | 403 | 404 | 421 };

/** Reads an upgrade: by a loopback name only, and for programs and pages of this computer only. Nothing of it may be logged. */
export function readUpgrade(request: Pick<IncomingMessage, 'url' | 'headers'>): Upgrade {
  const { host = '', origin } = request.headers;
  if (!isLoopbackHost(host)) return { status: 421 };
  if (origin !== undefined && !isLoopbackOrigin(origin)) return { status: 403 };
  const [path = ''] = (request.url ?? '').split('?');
  const encoded = SOCKET_PATH.exec(path)?.[1];
  if (encoded === undefined) return { status: 404 };
  try {
    return { token: decodeURIComponent(encoded) };
  } catch {
    return { status: 400 };
  }
}

/** Ways a token may be written: as it is, and with the prefix the login call answers. @reading R-067 */
export const spellingsOf = (token: string): string[] => [token, `bearer ${token.replace(/^bearer\s+/i, '')}`];

/** Ends an upgrade with a status and nothing else. */
export function refuseUpgrade(connection: Duplex, status: number): void {
  connection.on('error', () => connection.destroy());
  connection.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
