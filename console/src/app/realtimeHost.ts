import type { ChatEvent } from '@milepost/openapi/domains/message';
import type { SendOutcome, SocketClient, SocketStatus } from '@milepost/openapi/socket';
import { whenSettled } from '@milepost/kit/engines/clock';
import { atom } from 'nanostores';
import type { Realtime } from '../realtime/index.ts';
import { $token } from '../session/token.ts';

export interface RealtimeHost extends Realtime {
  /** Opens the socket with the present token, as soon as nothing else is to be done. */
  readonly start: () => void;
  readonly stop: () => void;
}

export interface RealtimeOptions {
  /** The server ended a session: this one, or another one of this browser. @source shell §4 */
  readonly onLogout: (isOwnToken: boolean, msg: string | null) => void;
  /** The server wants the page loaded again. @source shell §4 */
  readonly onRefresh: () => void;
  /**
   * The server takes no socket with the present token, or has told the one there was to close; none is opened again. Said once
   * for each. @reading R-314
   */
  readonly onShut: () => void;
  /** The parts a first page does not need. */
  readonly load?: () => Promise<Parts>;
}

interface Parts {
  readonly open: (token: string) => SocketClient;
  readonly decode: (frame: unknown) => ChatEvent | null;
}

async function loadParts(): Promise<Parts> {
  const [socket, message] = await Promise.all([import('@milepost/openapi/socket'), import('@milepost/openapi/domains/message')]);
  return {
    open: (token) =>
      socket.createSocketClient({
        origin: location.origin,
        token,
        introduction: { mobileDevice: false },
        environment: socket.browserSocketEnvironment(),
      }),
    decode: message.decodeServerFrame,
  };
}

const CONNECTING: SocketStatus = { kind: 'connecting' };
const NOT_OPEN: SendOutcome = { kind: 'refused', reason: 'closed' };

/** The one socket of the session: arrives late, opens anew with a new token, tells everybody who listens. */
export function createRealtimeHost({ onLogout, onRefresh, onShut, load = loadParts }: RealtimeOptions): RealtimeHost {
  const status = atom<SocketStatus>(CONNECTING);
  const listeners = new Set<(event: ChatEvent) => void>();
  let client: SocketClient | null = null;
  let turn = 0;
  let stopWaiting = () => {};

  async function open(mine: number) {
    const token = $token.get();
    const parts = await load().catch(() => null);
    if (mine !== turn || token === null || !parts) return;
    client = parts.open(token);
    client.subscribe((event) => {
      switch (event.kind) {
        case 'status':
          status.set(event.status);
          if (event.status.kind === 'ended' && event.status.reason === 'refused') onShut();
          return;
        case 'logout':
          return onLogout(event.isOwnToken, event.msg);
        case 'closeSocket':
          stop();
          return onShut();
        case 'refresh':
          return onRefresh();
        case 'message': {
          const heard = parts.decode(event.frame);
          if (heard) for (const hear of listeners) hear(heard);
        }
      }
    });
    status.set(client.status);
  }

  function stop() {
    turn += 1;
    stopWaiting();
    client?.close();
    client = null;
  }

  return {
    status,
    subscribe(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    send: (message) => client?.send(message) ?? NOT_OPEN,
    start() {
      stop();
      status.set(CONNECTING);
      const mine = turn;
      stopWaiting = whenSettled(() => void open(mine));
    },
    stop,
  };
}
