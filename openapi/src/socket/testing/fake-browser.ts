import type { ChannelLike, LocksLike, SocketClock, SocketEnvironment } from '../environment.ts';
import type { FakeServer, FakeSocket } from './fake-server.ts';
import type { ManualClock } from './manual-clock.ts';

/** For tests: a tab and what it may use of the browser. */
export interface FakeTab {
  readonly environment: SocketEnvironment;
  readonly isDead: boolean;
  /** The tab is gone at once: it does nothing any more, its locks are free, its sockets are cut; what it had posted arrives. */
  kill(): void;
  /** The page becomes visible. */
  wake(): void;
  /** Number of listeners for that. */
  readonly wakerCount: number;
  /** Errors subscribers threw. */
  readonly errors: unknown[];
}

export interface FakeBrowserOptions {
  readonly clock: ManualClock;
  readonly server: FakeServer;
  /** Time a message to another tab takes; two of one tab do not overtake each other. */
  readonly latencyMs?: (from: string, to: string) => number;
  readonly random?: () => number;
  /** True when tabs can share at all. */
  readonly canShare?: boolean;
}

/** For tests: locks and channels in memory, as the tabs of one browser share them. */
export class FakeBrowser {
  readonly locks = new FakeLocks();
  readonly channels = new Map<string, Set<FakeChannel>>();
  /** Everything that was ever posted, as text. */
  readonly posted: string[] = [];
  readonly clock: ManualClock;
  readonly latencyMs: (from: string, to: string) => number;
  readonly #options: FakeBrowserOptions;
  #tabs = 0;

  constructor(options: FakeBrowserOptions) {
    this.#options = options;
    this.clock = options.clock;
    this.latencyMs = options.latencyMs ?? (() => 5);
  }

  openTab(): FakeTab {
    const { clock, server, random = () => 0.5, canShare = true } = this.#options;
    const name = `tab${++this.#tabs}`;
    const sockets = new Set<FakeSocket>();
    const wakers = new Set<() => void>();
    const errors: unknown[] = [];
    let isDead = false;
    let ids = 0;
    const ownClock: SocketClock = {
      now: () => clock.now(),
      setTimer: (run, afterMs) => clock.setTimer(() => isDead || run(), afterMs),
      clearTimer: (timer) => clock.clearTimer(timer),
    };
    const environment: SocketEnvironment = {
      clock: ownClock,
      random,
      newId: () => `${name}-${++ids}`,
      openSocket(address) {
        const socket = server.open(address);
        sockets.add(socket);
        if (isDead) server.abandon(socket);
        return socket;
      },
      onWake(wake) {
        wakers.add(wake);
        return () => void wakers.delete(wake);
      },
      reportError: (error) => void errors.push(error),
      sharing: canShare
        ? {
            // Promises of a dead page go on in this process; whatever they ask for comes to nothing.
            locks: { request: (...claim) => (isDead ? new Promise(() => {}) : this.locks.of(name).request(...claim)) },
            openChannel: (channel) => new FakeChannel(this, channel, name, () => isDead),
            digest: async (text) => `digest${text.length}${text.at(-1)}`,
          }
        : null,
    };
    return {
      environment,
      get isDead() {
        return isDead;
      },
      kill: () => {
        isDead = true;
        for (const socket of sockets) server.abandon(socket);
        this.locks.releaseAll(name);
      },
      wake() {
        for (const wake of wakers) wake();
      },
      get wakerCount() {
        return wakers.size;
      },
      errors,
    };
  }
}

class FakeChannel implements ChannelLike {
  onmessage: ChannelLike['onmessage'] = null;
  readonly #browser: FakeBrowser;
  readonly #tab: string;
  readonly #peers: Set<FakeChannel>;
  readonly #isDead: () => boolean;
  readonly #arrivesAtMs = new Map<FakeChannel, number>();

  constructor(browser: FakeBrowser, name: string, tab: string, isDead: () => boolean) {
    this.#browser = browser;
    this.#tab = tab;
    this.#isDead = isDead;
    this.#peers = browser.channels.get(name) ?? new Set();
    this.#peers.add(this);
    browser.channels.set(name, this.#peers);
  }

  postMessage(message: unknown): void {
    const { clock, latencyMs, posted } = this.#browser;
    if (this.#isDead()) return;
    posted.push(JSON.stringify(message));
    for (const peer of this.#peers) {
      if (peer === this) continue;
      const data = structuredClone(message);
      const atMs = Math.max(clock.now() + latencyMs(this.#tab, peer.#tab), this.#arrivesAtMs.get(peer) ?? 0);
      this.#arrivesAtMs.set(peer, atMs);
      clock.setTimer(() => {
        if (!peer.#isDead()) peer.onmessage?.({ data } as never);
      }, atMs - clock.now());
    }
  }

  close(): void {
    this.#peers.delete(this);
    this.onmessage = null;
  }
}

interface Claim {
  readonly owner: string;
  readonly grant: () => void;
  readonly reject: (error: unknown) => void;
}

/** For tests: Web Locks, exclusive only, first come first served. */
class FakeLocks {
  readonly #held = new Map<string, Claim>();
  readonly #waiting = new Map<string, Claim[]>();

  of(owner: string): LocksLike {
    return {
      request: (name, { signal }, hold) =>
        new Promise((resolve, reject) => {
          const claim: Claim = {
            owner,
            reject,
            grant: () => {
              this.#held.set(name, claim);
              void hold().then(() => {
                this.#free(name, claim);
                resolve(undefined);
              });
            },
          };
          this.#queue(name).push(claim);
          signal.addEventListener('abort', () => {
            if (this.#forget(name, claim)) claim.reject(new DOMException('aborted', 'AbortError'));
          });
          queueMicrotask(() => this.#grantNext(name));
        }),
    };
  }

  /** Takes every lock from whoever has it. */
  steal(): void {
    for (const [name, claim] of Array.from(this.#held)) {
      claim.reject(new DOMException('stolen', 'AbortError'));
      this.#free(name, claim);
    }
  }

  releaseAll(owner: string): void {
    for (const [name, claims] of this.#waiting)
      this.#waiting.set(
        name,
        claims.filter((claim) => claim.owner !== owner),
      );
    const freed = Array.from(this.#held).filter(([, claim]) => claim.owner === owner);
    for (const [name, claim] of freed) this.#free(name, claim);
  }

  #queue(name: string): Claim[] {
    const queue = this.#waiting.get(name) ?? [];
    this.#waiting.set(name, queue);
    return queue;
  }
  #forget(name: string, claim: Claim): boolean {
    const queue = this.#queue(name);
    const index = queue.indexOf(claim);
    if (index >= 0) queue.splice(index, 1);
    return index >= 0;
  }
  #free(name: string, claim: Claim): void {
    if (this.#held.get(name) !== claim) return;
    this.#held.delete(name);
    this.#grantNext(name);
  }
  #grantNext(name: string): void {
    if (this.#held.has(name)) return;
    this.#queue(name).shift()?.grant();
  }
}
