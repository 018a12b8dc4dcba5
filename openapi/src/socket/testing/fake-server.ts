import type { SocketLike } from '../environment.ts';
import type { ManualClock } from './manual-clock.ts';

/** For tests: what a server does with whoever comes. */
export type ServerMood = 'accepts' | 'isDown' | 'hangs' | 'refuses';

const [CONNECTING, OPEN, CLOSING, CLOSED] = [0, 1, 2, 3];
const REFUSED = 4401;
const LOST = 1006;

/** For tests: a socket of the fake server. */
export class FakeSocket implements SocketLike {
  readyState: number = CONNECTING!;
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;
  readonly #server: FakeServer;

  constructor(server: FakeServer) {
    this.#server = server;
  }
  send(data: string): void {
    if (this.readyState === CONNECTING) throw new DOMException('still connecting', 'InvalidStateError');
    // A closing socket swallows what it is given, as in browsers.
    if (this.readyState === OPEN) this.#server.take(this, data);
  }
  close(): void {
    if (this.readyState >= CLOSING!) return;
    this.readyState = CLOSING!;
    this.#server.closeLater(this);
  }
}

/** For tests: one frame the server got. */
export interface TakenFrame {
  readonly socket: FakeSocket;
  readonly frame: Readonly<Record<string, unknown>>;
}

/** For tests: a server in memory that keeps count of everything. */
export class FakeServer {
  mood: ServerMood = 'accepts';
  /** Switches: true while heartbeats and OnConnection are answered. */
  answers = { heartbeats: true, greetings: true };
  readonly addresses: string[] = [];
  readonly taken: TakenFrame[] = [];
  readonly live = new Set<FakeSocket>();
  mostLive = 0;
  readonly #clock: ManualClock;
  readonly #latencyMs: () => number;

  constructor(clock: ManualClock, latencyMs: () => number = () => 10) {
    this.#clock = clock;
    this.#latencyMs = latencyMs;
  }

  open(address: string): FakeSocket {
    this.addresses.push(address);
    const socket = new FakeSocket(this);
    this.#clock.setTimer(() => this.#answer(socket), this.#latencyMs());
    return socket;
  }

  take(socket: FakeSocket, data: string): void {
    const frame = JSON.parse(data) as TakenFrame['frame'];
    this.taken.push({ socket, frame });
    const isGreeting = frame['method'] === 'OnConnection';
    if (isGreeting && this.answers.greetings) this.say(socket, '{"method":"initMessage"}');
    if (frame['method'] === 'heartCheck' && this.answers.heartbeats) this.say(socket, '{"method":"heartCheck"}');
  }

  /** The methods of all frames, or what is said of each. */
  said(pick: (frame: TakenFrame['frame']) => unknown = (frame) => frame['method']): unknown[] {
    return this.taken.map(({ frame }) => pick(frame));
  }

  /** Texts of the chat messages that arrived, in their order. */
  get texts(): unknown[] {
    return this.taken.filter(({ frame }) => frame['method'] === 'SendMessage').map(({ frame }) => frame['messageContent']);
  }

  /** Sends something that is on its way for a moment. */
  say(socket: FakeSocket, data: unknown): void {
    this.#clock.setTimer(() => {
      if (socket.readyState === OPEN) socket.onmessage?.({ data } as never);
    }, this.#latencyMs());
  }

  sayToAll(data: unknown): void {
    for (const socket of this.live) this.say(socket, data);
  }

  /** Cuts every connection. */
  dropAll(code: number = LOST): void {
    for (const socket of this.live) this.#close(socket, code);
  }

  /** The page of a socket is gone: nobody hears its end. */
  abandon(socket: FakeSocket): void {
    this.live.delete(socket);
    socket.readyState = CLOSED!;
    socket.onopen = socket.onmessage = socket.onclose = null;
  }

  closeLater(socket: FakeSocket): void {
    this.#clock.setTimer(() => this.#close(socket, 1000), this.#latencyMs());
  }

  #answer(socket: FakeSocket): void {
    if (socket.readyState !== CONNECTING || this.mood === 'hangs') return;
    if (this.mood === 'isDown') return this.#close(socket, LOST);
    socket.readyState = OPEN!;
    this.live.add(socket);
    this.mostLive = Math.max(this.mostLive, this.live.size);
    socket.onopen?.({} as never);
    if (this.mood === 'refuses') this.#close(socket, REFUSED);
  }

  #close(socket: FakeSocket, code: number): void {
    this.live.delete(socket);
    if (socket.readyState === CLOSED) return;
    socket.readyState = CLOSED!;
    this.#clock.setTimer(() => socket.onclose?.({ code } as never), 0);
  }
}
