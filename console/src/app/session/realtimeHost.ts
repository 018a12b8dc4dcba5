import type { ChatEvent } from '@milepost/openapi/domains/message';
import type { SendOutcome, SocketClient, SocketStatus } from '@milepost/openapi/socket';
import { systemClock, onIdle } from '@milepost/kit/engines/clock';
import { atom } from 'nanostores';
import type { Realtime } from '../../realtime/index.ts';
import { $token } from '../../auth/token.ts';
import type { OpenSocket, SocketListener } from './subscribeSocket.ts';

export interface RealtimeHost extends Realtime {
  /** Opens the socket with the present token, as soon as nothing else is to be done. */
  readonly start: () => void;
  readonly stop: () => void;
}

export interface RealtimeOptions extends Pick<SocketListener, 'onLogout' | 'onRefresh' | 'onReopened'> {
  /**
   * The server takes no socket with the present token, or has told the one there was to close; none is opened again. Said once
   * for each. @reading R-314
   */
  readonly onShut: () => void;
  readonly open?: OpenSocket;
}

const CONNECTING: SocketStatus = { kind: 'connecting' };
const WAITING: SocketStatus = { kind: 'waiting' };
/** The program of the socket is asked for again so long after it did not arrive. */
const AGAIN_MS = 10_000;
const NOT_OPEN: SendOutcome = { kind: 'refused', reason: 'closed' };
/** Status once the server has told the socket to close. */
const SHUT: SocketStatus = { kind: 'ended', reason: 'closed' };

/** The one socket of the session: arrives late, opens anew with a new token, tells everybody who listens. */
export function createRealtimeHost({ onLogout, onRefresh, onReopened, onShut, open }: RealtimeOptions): RealtimeHost {
  const status = atom<SocketStatus>(CONNECTING);
  const listeners = new Set<(event: ChatEvent) => void>();
  let client: SocketClient | null = null;
  let turn = 0;
  let stopWaiting = () => {};

  async function hear(mine: number) {
    const token = $token.get();
    const part = await import('./subscribeSocket.ts').catch(() => null);
    if (mine !== turn || token === null) return;
    if (!part) {
      // What is sent now would wait for nothing.
      status.set(WAITING);
      stopWaiting = systemClock.after(AGAIN_MS, () => void hear(mine));
      return;
    }
    const hearer: SocketListener = {
      onLogout,
      onRefresh,
      onReopened,
      // That we close it ourselves is no loss to tell of: somebody leaves, or the screen is locked.
      onStatus: (next) => mine === turn && status.set(next),
      onRefused: onShut,
      onClose() {
        stop();
        status.set(SHUT);
        onShut();
      },
      onMessage: (event) => listeners.forEach((listener) => listener(event)),
    };
    const opened = part.subscribeSocket(token, hearer, open);
    // What it said at once may have ended it.
    if (mine === turn) client = opened;
    else opened.close();
  }

  function stop() {
    turn += 1;
    stopWaiting();
    client?.close();
    client = null;
  }

  return {
    status,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (message) => client?.send(message) ?? NOT_OPEN,
    start() {
      stop();
      status.set(CONNECTING);
      const mine = turn;
      stopWaiting = onIdle(() => void hear(mine));
    },
    stop,
  };
}
