import { SOCKET_OPEN, type SocketClock, type SocketEnvironment, type SocketLike } from './environment.ts';

export interface SocketSlotOptions {
  readonly environment: Pick<SocketEnvironment, 'openSocket' | 'clock'>;
  readonly address: string;
  readonly onOpen: () => void;
  readonly onData: (data: unknown) => void;
  readonly onDrop: (code: number) => void;
}

/** A place for one socket: what was in it before is not heard any more. */
export interface SocketSlot {
  open(): void;
  /** @returns false when no open socket took the text */
  send(text: string): boolean;
  /** Closes without a word to `onDrop`. @param onClosed called when the socket is closed, or after a while without an answer to that */
  close(onClosed?: () => void): void;
}

/** Code of a connection that was lost without a word; used for sockets that could not even be made. */
const ABNORMAL = 1006;
const NORMAL = 1000;
/** Time an ended socket is given to close before another tab may open its own. */
const CLOSE_MS = 1000;

export function createSocketSlot({ environment, address, onOpen, onData, onDrop }: SocketSlotOptions): SocketSlot {
  let socket: SocketLike | null = null;

  return {
    open() {
      try {
        socket = environment.openSocket(address);
      } catch {
        // The error may quote the address, which holds the token.
        return onDrop(ABNORMAL);
      }
      const mine = socket;
      mine.onopen = onOpen;
      mine.onmessage = ({ data }: { readonly data: unknown }) => onData(data);
      mine.onclose = ({ code }: { readonly code: number }) => {
        detach(mine);
        socket = null;
        onDrop(code);
      };
      // It says nothing that `close` does not say as well, but `ws` wants to be heard.
      mine.onerror = () => {};
    },
    send(text) {
      if (socket?.readyState !== SOCKET_OPEN) return false;
      try {
        socket.send(text);
        return true;
      } catch {
        return false;
      }
    },
    close(onClosed = () => {}) {
      const old = socket;
      socket = null;
      if (old === null) return onClosed();
      detach(old);
      whenClosed(old, environment.clock, onClosed);
      try {
        old.close(NORMAL);
      } catch {
        // Already closed, or never opened.
      }
    },
  };
}

function detach(socket: SocketLike): void {
  socket.onopen = socket.onmessage = socket.onclose = null;
}

function whenClosed(socket: SocketLike, clock: SocketClock, onClosed: () => void): void {
  const timer = clock.setTimer(() => {
    socket.onclose = null;
    onClosed();
  }, CLOSE_MS);
  socket.onclose = () => {
    clock.clearTimer(timer);
    socket.onclose = null;
    onClosed();
  };
}
