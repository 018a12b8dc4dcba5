import { systemClock } from '@milepost/kit/engines/clock';
import type { Clock } from '@milepost/kit/engines/clock';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { askServer } from './askServer.ts';
import type { ServerAnswer } from './askServer.ts';

/** Connection to the server. While it is `doubted` the server is asked once, and nothing is shown yet. */
export type ConnectionState =
  | { readonly kind: 'up' }
  | { readonly kind: 'doubted' }
  | { readonly kind: 'down'; readonly tries: number; readonly isAsking: boolean };

/** Events of a connection: something failed, the server is asked again, it has answered or not. */
export type ConnectionEvent = 'doubt' | 'ask' | 'answered' | 'unanswered';

export interface Connection {
  readonly state: ReadableAtom<ConnectionState>;
  /** Number that grows whenever what failed is worth another try: parts and reads that failed are asked for again. */
  readonly turn: ReadableAtom<number>;
  /** A call or a part of the program did not come: the server is asked why. */
  readonly doubt: (what: 'call' | 'part') => void;
  /**
   * Hears that the server has a newer build of the console, and whether a part of the page's own build did not come.
   * @returns the way back
   */
  readonly onNewer: (listener: (isPartMissing: boolean) => void) => () => void;
  /** Asks at once, instead of waiting for the next time. */
  readonly tryNow: () => void;
  /** Asks when the browser says that its network has come or gone. @returns the way back */
  readonly watch: (target: Window) => () => void;
}

/** Times after which a server that did not answer is asked again; the last one is repeated. @reading R-294 */
export const ASK_AGAIN_MS: readonly number[] = [1000, 2000, 4000, 8000, 15_000, 30_000];
/** Times after which a part that did not come from a server that is there is asked for again; then the reader decides. */
export const PART_AGAIN_MS: readonly number[] = [1000, 4000, 15_000];

const UP: ConnectionState = { kind: 'up' };

/** State after an event. Pure. */
export function nextConnection(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event) {
    case 'answered':
      return UP;
    case 'unanswered':
      return { kind: 'down', tries: state.kind === 'down' ? state.tries + 1 : 1, isAsking: false };
    case 'doubt':
      return state.kind === 'up' ? { kind: 'doubted' } : state;
    case 'ask':
      return state.kind === 'down' ? { ...state, isAsking: true } : state;
  }
}

interface ConnectionOptions {
  readonly clock?: Clock;
  readonly ask?: () => Promise<ServerAnswer>;
}

/** The connection of this browser to its server: watched from what fails, and asked for until it is back. @reading R-294 */
export function createConnection({ clock = systemClock, ask = () => askServer() }: ConnectionOptions = {}): Connection {
  const state = atom<ConnectionState>(UP);
  const turn = atom(0);
  let isAsking = false;
  let partTries = 0;
  let isPartMissing = false;
  const newerListeners = new Set<(isPartMissing: boolean) => void>();
  let stopWaiting = () => {};
  const become = (event: ConnectionEvent) => state.set(nextConnection(state.get(), event));
  const again = () => turn.set(turn.get() + 1);

  async function look() {
    if (isAsking) return;
    isAsking = true;
    stopWaiting();
    become('ask');
    const answer = await ask();
    isAsking = false;
    if (answer === 'none') {
      become('unanswered');
      const { tries } = state.get() as { tries: number };
      stopWaiting = clock.after(ASK_AGAIN_MS[tries - 1] ?? ASK_AGAIN_MS.at(-1) ?? 0, () => void look());
      return;
    }
    const wasDown = state.get().kind === 'down';
    become('answered');
    if (answer === 'newer') for (const listener of newerListeners) listener(isPartMissing);
    if (wasDown) {
      partTries = 0;
      again();
    } else if (isPartMissing && answer === 'same') {
      const delay = PART_AGAIN_MS[partTries];
      partTries += 1;
      if (delay !== undefined) stopWaiting = clock.after(delay, again);
    }
    isPartMissing = false;
  }

  return {
    state,
    turn,
    onNewer(listener) {
      newerListeners.add(listener);
      return () => void newerListeners.delete(listener);
    },
    doubt(what) {
      if (what === 'part') isPartMissing = true;
      if (state.get().kind === 'down') return;
      become('doubt');
      void look();
    },
    tryNow: () => void look(),
    watch(target) {
      const lost = () => {
        become('doubt');
        void look();
      };
      const found = () => state.get().kind === 'up' || void look();
      target.addEventListener('online', found);
      target.addEventListener('offline', lost);
      return () => {
        stopWaiting();
        target.removeEventListener('online', found);
        target.removeEventListener('offline', lost);
      };
    },
  };
}

/** The connection of this page. */
export const connection = createConnection();
