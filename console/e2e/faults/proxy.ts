import { createConnection, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Faults done to the bytes of a connection, in both directions. */
export type Toxic =
  /** Every piece arrives so much later, and up to `jitterMs` more by chance; none overtakes another. */
  | { readonly kind: 'latency'; readonly ms: number; readonly jitterMs?: number }
  | { readonly kind: 'bandwidth'; readonly bytesPerSecond: number }
  /** Pieces of so many bytes, with a pause after each. */
  | { readonly kind: 'slice'; readonly bytes: number; readonly everyMs: number }
  /** The connection ends after so many bytes of one direction. */
  | { readonly kind: 'limitData'; readonly bytes: number }
  /** Cut with a reset at the next byte, or after a while. */
  | { readonly kind: 'reset'; readonly afterMs?: number }
  /** Nothing passes any more; the end comes after a while. */
  | { readonly kind: 'timeout'; readonly ms: number }
  /** Nothing passes any more, and nobody is told. */
  | { readonly kind: 'halfOpen' }
  /** The end of a direction is passed on so much later. */
  | { readonly kind: 'slowClose'; readonly ms: number };

/** One connection that came through, and what became of it. */
export interface Passage {
  /** The first line that was asked, such as `GET /websocket/… HTTP/1.1`; empty while nothing has come. */
  readonly head: string;
  readonly bytesUp: number;
  readonly bytesDown: number;
  readonly isOver: boolean;
}

export interface FaultProxy {
  readonly url: string;
  readonly passages: readonly Passage[];
  /** From now on connections whose first line fits are treated so: those that stand already, those to come, or both. */
  poison(match: RegExp, toxics: readonly Toxic[], when?: 'now' | 'later' | 'always'): void;
  /** Connections to come are left alone again. */
  heal(): void;
  close(): Promise<void>;
}

interface Rule {
  readonly match: RegExp;
  readonly toxics: readonly Toxic[];
}
interface Mutable {
  head: string;
  bytesUp: number;
  bytesDown: number;
  isOver: boolean;
  toxics: readonly Toxic[];
  readonly near: Socket;
  far: Socket | null;
}

/** Pieces a second that a bandwidth is made of. */
const PIECES_PER_SECOND = 20;

/**
 * A TCP proxy that treats connections badly on purpose, before a server of this repository. What it did can be had again
 * with the same `seed`. Its pauses are real: they are the fault.
 */
export async function startFaultProxy({ target, seed = 1 }: { readonly target: string; readonly seed?: number }): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const passages: Mutable[] = [];
  const random = chance(seed);
  let rules: readonly Rule[] = [];
  const server = createServer((near) => {
    const passage: Mutable = { head: '', bytesUp: 0, bytesDown: 0, isOver: false, toxics: [], near, far: null };
    passages.push(passage);
    near.once('data', (first) => {
      passage.head = first.toString('latin1').split('\r\n', 1)[0] ?? '';
      passage.toxics = rules.find(({ match }) => match.test(passage.head))?.toxics ?? [];
      act(passage);
      const far = createConnection({ host: hostname, port: Number(port) });
      passage.far = far;
      const up = lane(passage, far, (bytes) => (passage.bytesUp += bytes), random);
      const down = lane(passage, near, (bytes) => (passage.bytesDown += bytes), random);
      up.take(first);
      near.on('data', up.take).on('end', up.end).on('close', up.close);
      far.on('data', down.take).on('end', down.end).on('close', down.close);
      far.on('error', () => far.destroy());
    });
    near.on('error', () => near.destroy()).on('close', () => (passage.isOver = true));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passages,
    poison(match, toxics, when = 'always') {
      if (when !== 'now') rules = [{ match, toxics }, ...rules];
      if (when === 'later') return;
      for (const passage of passages.filter(({ head, isOver }) => !isOver && match.test(head))) {
        passage.toxics = toxics;
        act(passage);
      }
    },
    heal: () => void (rules = []),
    close: () =>
      new Promise((resolve) => {
        for (const { near, far } of passages) for (const socket of [near, far]) socket?.destroy();
        server.close(() => resolve());
      }),
  };
}

const find = <K extends Toxic['kind']>({ toxics }: Pick<Mutable, 'toxics'>, kind: K) =>
  toxics.find((toxic): toxic is Extract<Toxic, { kind: K }> => toxic.kind === kind);
const isSwallowing = (passage: Mutable) => find(passage, 'halfOpen') !== undefined || find(passage, 'timeout') !== undefined;

function cut({ near, far }: Mutable) {
  near.resetAndDestroy();
  far?.destroy();
}

/** Acts that happen by themselves, whether bytes come or not. */
function act(passage: Mutable) {
  const end = (ms: number, how: () => void) => {
    const timer = setTimeout(how, ms);
    passage.near.once('close', () => clearTimeout(timer));
  };
  const [reset, timeout] = [find(passage, 'reset'), find(passage, 'timeout')];
  if (reset) end(reset.afterMs ?? 0, () => cut(passage));
  if (timeout)
    end(timeout.ms, () => {
      passage.near.destroy();
      passage.far?.destroy();
    });
}

/** One direction: pieces go out in the order they came in, each as late and as small as the toxics say. */
function lane(passage: Mutable, to: Socket, count: (bytes: number) => number, random: () => number) {
  let last: Promise<unknown> = Promise.resolve();
  async function pass(chunk: Buffer, cameAtMs: number, lateMs: number) {
    await pauseUntil(cameAtMs + lateMs);
    for (const { piece, afterMs } of piecesOf(chunk, passage)) {
      if (isSwallowing(passage) || to.destroyed) return;
      const limit = find(passage, 'limitData')?.bytes ?? Infinity;
      const sent = count(0);
      const fitting = piece.subarray(0, Math.max(0, limit - sent));
      if (fitting.length > 0) to.write(fitting);
      count(fitting.length);
      if (sent + piece.length > limit) return void to.end(() => cut(passage));
      if (afterMs > 0) await pause(afterMs);
    }
  }
  return {
    take: (chunk: Buffer) => {
      const late = find(passage, 'latency');
      const [cameAtMs, lateMs] = [Date.now(), late ? late.ms + random() * (late.jitterMs ?? 0) : 0];
      last = last.then(() => pass(chunk, cameAtMs, lateMs));
    },
    end: () => {
      last = last.then(() => pause(find(passage, 'slowClose')?.ms ?? 0)).then(() => isSwallowing(passage) || to.end());
    },
    close: () => {
      last = last.then(() => isSwallowing(passage) || to.destroySoon());
    },
  };
}

const pauseUntil = (atMs: number) => (atMs > Date.now() ? pause(atMs - Date.now()) : undefined);

function* piecesOf(chunk: Buffer, passage: Mutable): Iterable<{ readonly piece: Buffer; readonly afterMs: number }> {
  const [slice, bandwidth] = [find(passage, 'slice'), find(passage, 'bandwidth')];
  const size = slice?.bytes ?? (bandwidth ? Math.max(1, Math.floor(bandwidth.bytesPerSecond / PIECES_PER_SECOND)) : chunk.length);
  for (let at = 0; at < chunk.length; at += size) {
    const piece = chunk.subarray(at, at + size);
    yield { piece, afterMs: (slice?.everyMs ?? 0) + (bandwidth ? (piece.length * 1000) / bandwidth.bytesPerSecond : 0) };
  }
}

/** Numbers from 0 up to but not including 1, the same ones for the same seed. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
