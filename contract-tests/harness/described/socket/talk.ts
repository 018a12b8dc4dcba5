import { isJson, type Json } from '../facts/schema.ts';

/** A frame comes within five seconds, or not at all. @source shell §4 */
const WAIT_MS = 5_000;

/** A socket of one person. */
export interface Talk {
  /** Everything heard so far, oldest first. */
  readonly heard: readonly Json[];
  /** The first frame of a method nobody has taken yet; null when none comes in time. */
  next(method: string): Promise<Json | null>;
  /** Sends a frame with the own token. */
  say(frame: Json): void;
  raw(data: string): void;
  /** True once it is closed, false when it stays open for as long as a frame may take. */
  ended(): Promise<boolean>;
  readonly isOpen: () => boolean;
  close(): void;
}

/** Opens the socket of a token; null when it is refused. */
export async function open(origin: string, token: string): Promise<Talk | null> {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/websocket/${encodeURIComponent(token)}`);
  const heard: Json[] = [];
  const taken = new Set<Json>();
  const listeners = new Set<() => void>();
  const wake = (): void => listeners.forEach((listener) => listener());
  socket.addEventListener('message', ({ data }) => {
    const frame: unknown = parse(String(data));
    if (isJson(frame)) heard.push(frame);
    wake();
  });
  for (const event of ['open', 'close', 'error'] as const) socket.addEventListener(event, wake);

  const until = async <T>(find: () => T | null): Promise<T | null> => {
    const limit = AbortSignal.timeout(WAIT_MS);
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

  const isSettled = await until(() => (socket.readyState === WebSocket.CONNECTING ? null : true));
  if (!isSettled || socket.readyState !== WebSocket.OPEN) return null;
  return {
    heard,
    next: (method) =>
      until(() => {
        const found = heard.find((frame) => frame['method'] === method && !taken.has(frame)) ?? null;
        if (found) taken.add(found);
        return found;
      }),
    say: (frame) => socket.send(JSON.stringify({ ...frame, token })),
    raw: (data) => socket.send(data),
    ended: async () => (await until(() => (socket.readyState === WebSocket.CLOSED ? true : null))) === true,
    isOpen: () => socket.readyState === WebSocket.OPEN,
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
