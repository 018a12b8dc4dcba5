import { decodeServerFrame } from '@milepost/openapi/domains/message';
import type { ChatEvent } from '@milepost/openapi/domains/message';
import { browserSocketEnvironment, createSocketClient } from '@milepost/openapi/socket';
import type { SocketClient, SocketStatus } from '@milepost/openapi/socket';

/** Reactions of the session to its socket. */
export interface SocketListener {
  readonly onStatus: (status: SocketStatus) => void;
  readonly onMessage: (event: ChatEvent) => void;
  /** The server ended a session: this one, or another one of this browser. @source shell §4 */
  readonly onLogout: (isOwnToken: boolean, msg: string | null) => void;
  /** The server wants the page loaded again. @source shell §4 */
  readonly onRefresh: () => void;
  /** The connection is back after it was lost: what the server said meanwhile was said to nobody. */
  readonly onReopened: () => void;
  /** The server takes no socket with the present token. */
  readonly onRefused: () => void;
  /** The server has told the socket to close. */
  readonly onClose: () => void;
}

/** Opens the socket of a token; given by tests. */
export type OpenSocket = (token: string) => SocketClient;

const openSocket: OpenSocket = (token) =>
  createSocketClient({
    origin: location.origin,
    token,
    introduction: { mobileDevice: false },
    environment: browserSocketEnvironment(),
  });

/** Opens a socket and tells what it says: what a first page does without. */
export function subscribeSocket(token: string, hearer: SocketListener, open: OpenSocket = openSocket): SocketClient {
  const client = open(token);
  let wasLost = false;
  client.subscribe((event) => {
    switch (event.kind) {
      case 'status':
        hearer.onStatus(event.status);
        if (event.status.kind === 'waiting') wasLost = true;
        if (wasLost && event.status.kind === 'open') {
          wasLost = false;
          hearer.onReopened();
        }
        if (event.status.kind === 'ended' && event.status.reason === 'refused') hearer.onRefused();
        return;
      case 'logout':
        return hearer.onLogout(event.isOwnToken, event.msg);
      case 'closeSocket':
        return hearer.onClose();
      case 'refresh':
        return hearer.onRefresh();
      case 'message': {
        const heard = decodeServerFrame(event.frame);
        if (heard) hearer.onMessage(heard);
      }
    }
  });
  hearer.onStatus(client.status);
  return client;
}
