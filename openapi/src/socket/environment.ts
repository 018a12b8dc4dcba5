/** A socket as browsers and `ws` make it. Handlers take `never` because the two name their events differently. */
export interface SocketLike {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(data: string): void;
  close(code?: number): void;
}

/** A way to speak to the other tabs of this browser. */
export interface ChannelLike {
  onmessage: ((event: never) => void) | null;
  postMessage(message: unknown): void;
  close(): void;
}

/** Web Locks: `hold` is called once the lock is ours, and the lock lasts as long as its promise. */
export interface LocksLike {
  request(name: string, options: { mode: 'exclusive'; signal: AbortSignal }, hold: () => Promise<void>): Promise<unknown>;
}

export interface SocketClock {
  /** Milliseconds that never go back. */
  now(): number;
  setTimer(run: () => void, afterMs: number): unknown;
  clearTimer(timer: unknown): void;
}

/** Means by which tabs share one socket. */
export interface SharingEnvironment {
  readonly locks: LocksLike;
  openChannel(name: string): ChannelLike;
  /** A digest that does not tell the text, as text of letters and digits. */
  digest(text: string): Promise<string>;
}

/** Everything the client needs from around it. */
export interface SocketEnvironment {
  openSocket(address: string): SocketLike;
  readonly clock: SocketClock;
  /** From 0 up to but not including 1. */
  random(): number;
  /** A text no other tab makes. */
  newId(): string;
  /** Calls `wake` when the browser comes online or the page becomes visible, until the answer is called. */
  onWake(wake: () => void): () => void;
  /** Hears what a subscriber threw; the others go on. */
  reportError(error: unknown): void;
  /** Null where tabs cannot share: each tab then has its own socket. */
  readonly sharing: SharingEnvironment | null;
}

/** `SocketLike.readyState` of a socket that can send. */
export const SOCKET_OPEN = 1;

/** The environment of a browser page. Without Web Locks, BroadcastChannel or a secure context, tabs do not share. */
export function browserSocketEnvironment(): SocketEnvironment {
  return {
    openSocket: (address) => new WebSocket(address),
    clock: {
      now: () => performance.now(),
      setTimer: (run, afterMs) => setTimeout(run, afterMs),
      clearTimer: (timer) => clearTimeout(timer as number),
    },
    random: Math.random,
    newId: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-'),
    onWake: listenToPage,
    reportError(error) {
      queueMicrotask(() => {
        throw error;
      });
    },
    sharing: browserSharing(),
  };
}

function browserSharing(): SharingEnvironment | null {
  // The types say that these are always there; in an insecure context or an old browser they are not.
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!locks || !subtle || typeof BroadcastChannel !== 'function') return null;
  return {
    locks: { request: (name, options, hold) => locks.request(name, options, hold) },
    openChannel: (name) => new BroadcastChannel(name),
    async digest(text) {
      const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
      return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  };
}

function listenToPage(wake: () => void): () => void {
  const page = globalThis.document as Document | undefined;
  const wakeIfVisible = () => {
    if (page?.visibilityState === 'visible') wake();
  };
  globalThis.addEventListener?.('online', wake);
  globalThis.addEventListener?.('pageshow', wake);
  page?.addEventListener('visibilitychange', wakeIfVisible);
  return () => {
    globalThis.removeEventListener?.('online', wake);
    globalThis.removeEventListener?.('pageshow', wake);
    page?.removeEventListener('visibilitychange', wakeIfVisible);
  };
}
