import { isJson, type Json } from '../../model/schema.ts';

/** Longest time a frame may take: five seconds. @source shell §4 */
export const FRAME_WAIT_MS = 5_000;

/** A socket of one person. */
export interface Talk {
  /** Frames received so far, oldest first. */
  readonly heard: readonly Json[];
  /** First frame of a method that was not returned before; null when none comes in time. */
  next(method: string): Promise<Json | null>;
  /** Sends a frame with the own token. */
  say(frame: Json): void;
  raw(data: string | Uint8Array<ArrayBuffer>): void;
  /** True where a greeting is still answered; every frame the server sent before it has been received then. */
  answers(): Promise<boolean>;
  /** True once it is closed, false when it stays open for as long as a frame may take. */
  ended(): Promise<boolean>;
  readonly isOpen: () => boolean;
  /** Code it was closed with; null while it is open. */
  readonly closeCode: () => number | null;
  close(): void;
}

/** Ways to open a socket. */
export interface Opening {
  /** Longest time a frame may take. */
  readonly waitMs?: number;
  /** Every letter of the token is written as its code. */
  readonly isSpelledOut?: boolean;
}

const spelledOut = (token: string): string =>
  Array.from(new TextEncoder().encode(token), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** Opens the socket of a token; null when it is refused. */
export async function open(
  origin: string,
  token: string,
  { waitMs = FRAME_WAIT_MS, isSpelledOut = false }: Opening = {},
): Promise<Talk | null> {
  const written = isSpelledOut ? spelledOut(token) : encodeURIComponent(token);
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/websocket/${written}`);
  const heard: Json[] = [];
  const taken = new Set<Json>();
  const listeners = new Set<() => void>();
  let closed: number | null = null;
  const wake = (): void => listeners.forEach((listener) => listener());
  socket.addEventListener('message', ({ data }) => {
    const frame: unknown = parse(String(data));
    if (isJson(frame)) heard.push(frame);
    wake();
  });
  socket.addEventListener('close', ({ code }) => {
    closed = code;
  });
  for (const event of ['open', 'close', 'error'] as const) socket.addEventListener(event, wake);

  const until = async <T>(find: () => T | null): Promise<T | null> => {
    const limit = AbortSignal.timeout(waitMs);
    for (;;) {
      const found = find();
      if (found !== null || limit.aborted) return found;
      await new Promise<void>((resolve) => {
        const done = (): void => {
          listeners.delete(done);
          limit.removeEventListener('abort', done);
          resolve();
        };
        listeners.add(done);
        limit.addEventListener('abort', done);
      });
    }
  };
  const isOver = (): true | null => (socket.readyState === WebSocket.CLOSED ? true : null);
  const next = async (method: string): Promise<Json | null> => {
    // What is closed says nothing any more.
    const found = await until(() => heard.find((frame) => frame['method'] === method && !taken.has(frame)) ?? isOver());
    if (!isJson(found)) return null;
    taken.add(found);
    return found;
  };
  const say = (frame: Json): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...frame, token }));
  };

  const isSettled = await until(() => (socket.readyState === WebSocket.CONNECTING ? null : true));
  if (!isSettled || socket.readyState !== WebSocket.OPEN) return null;
  return {
    heard,
    next,
    say,
    raw: (data) => socket.readyState === WebSocket.OPEN && socket.send(data),
    answers: async () => {
      for (const frame of heard) if (frame['method'] === 'initMessage') taken.add(frame);
      say({ method: 'OnConnection', mobileDevice: false });
      return (await next('initMessage')) !== null;
    },
    ended: async () => (await until(isOver)) === true,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    closeCode: () => closed,
    close: () => socket.close(),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
