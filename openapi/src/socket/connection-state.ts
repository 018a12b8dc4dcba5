import { backoffMs } from './backoff.ts';

/** State of a connection. `failures` counts attempts that failed in a row, and drops soon after opening. */
export type ConnectionState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'connecting'; readonly failures: number }
  | {
      readonly kind: 'open';
      readonly failures: number;
      readonly openedAtMs: number;
      readonly lastFrameMs: number;
      /** Greeting that was sent to hear whether the silent server is still there. */
      readonly asked: 'nothing' | Greeting;
    }
  | { readonly kind: 'waiting'; readonly failures: number }
  /** For good: `closed` by us, `refused` by a server that does not accept the token. */
  | { readonly kind: 'ended'; readonly reason: 'closed' | 'refused' };

export type ConnectionEvent =
  | { readonly kind: 'start' }
  | { readonly kind: 'opened'; readonly atMs: number }
  | { readonly kind: 'heard'; readonly atMs: number }
  | { readonly kind: 'dropped'; readonly code: number; readonly atMs: number; readonly random: number }
  | { readonly kind: 'timer'; readonly atMs: number; readonly random: number }
  /** The browser came online, the page became visible, or somebody asks whether the server is there. */
  | { readonly kind: 'woken' }
  | { readonly kind: 'close' };

export type Greeting = 'heartCheck' | 'OnConnection';

/** Commands to carry out, in this order. There is one timer; a new one takes the place of the old. */
export type Command =
  | { readonly kind: 'connect' }
  | { readonly kind: 'disconnect' }
  | { readonly kind: 'greet'; readonly greeting: Greeting }
  | { readonly kind: 'timer'; readonly afterMs: number }
  | { readonly kind: 'noTimer' };

export interface Step {
  readonly state: ConnectionState;
  readonly commands: readonly Command[];
}

/** An attempt that takes longer is given up. @reading R-171 */
export const CONNECT_MS = 4000;
/** After so long without a frame the server is asked for one. @reading R-171 */
export const SILENCE_MS = 25_000;
/** Time each of the two questions waits for an answer. @reading R-171 */
export const ANSWER_MS = 10_000;
/** Up so long, a connection counts as good again and the next wait is short. @reading R-171 */
export const STABLE_MS = 5000;
/** Codes that say that the token is not accepted: another attempt would end the same way. @reading R-172 */
const REFUSED_CODES: ReadonlySet<number> = new Set([1008, 4401]);

export const IDLE: ConnectionState = { kind: 'idle' };

/** The next state and what to do; what makes no sense in a state changes nothing. */
export function next(state: ConnectionState, event: ConnectionEvent): Step {
  if (state.kind === 'ended') return stay(state);
  if (event.kind === 'close') return end('closed');
  switch (state.kind) {
    case 'idle':
      return event.kind === 'start' ? connect(0) : stay(state);
    case 'connecting':
      if (event.kind === 'opened') return opened(state.failures, event.atMs);
      if (event.kind === 'dropped') return dropped(state.failures + 1, event);
      return event.kind === 'timer' ? giveUp(state.failures + 1, event.random) : stay(state);
    case 'waiting':
      return event.kind === 'timer' || event.kind === 'woken' ? connect(state.failures) : stay(state);
    case 'open':
      return nextWhileOpen(state, event);
  }
}

function nextWhileOpen(state: Extract<ConnectionState, { kind: 'open' }>, event: ConnectionEvent): Step {
  switch (event.kind) {
    case 'heard':
      return stay({ ...state, lastFrameMs: event.atMs, asked: 'nothing' });
    case 'woken':
      return state.asked === 'nothing' ? ask(state, 'heartCheck') : stay(state);
    case 'dropped':
      return dropped(failuresAfter(state, event.atMs), event);
    case 'timer': {
      // Servers are known that leave heartbeats unanswered, but all answer OnConnection.
      if (state.asked === 'heartCheck') return ask(state, 'OnConnection');
      if (state.asked === 'OnConnection') return giveUp(failuresAfter(state, event.atMs), event.random);
      const restMs = Math.ceil(SILENCE_MS - (event.atMs - state.lastFrameMs));
      return restMs > 0 ? { state, commands: [{ kind: 'timer', afterMs: restMs }] } : ask(state, 'heartCheck');
    }
    default:
      return stay(state);
  }
}

const stay = (state: ConnectionState): Step => ({ state, commands: [] });

const connect = (failures: number): Step => ({
  state: { kind: 'connecting', failures },
  commands: [{ kind: 'timer', afterMs: CONNECT_MS }, { kind: 'connect' }],
});

const opened = (failures: number, atMs: number): Step => ({
  state: { kind: 'open', failures, openedAtMs: atMs, lastFrameMs: atMs, asked: 'nothing' },
  commands: [
    { kind: 'timer', afterMs: SILENCE_MS },
    { kind: 'greet', greeting: 'OnConnection' },
  ],
});

const ask = (state: Extract<ConnectionState, { kind: 'open' }>, greeting: Greeting): Step => ({
  state: { ...state, asked: greeting },
  commands: [
    { kind: 'timer', afterMs: ANSWER_MS },
    { kind: 'greet', greeting },
  ],
});

const failuresAfter = ({ failures, openedAtMs }: Extract<ConnectionState, { kind: 'open' }>, atMs: number): number =>
  atMs - openedAtMs >= STABLE_MS ? 1 : failures + 1;

const dropped = (failures: number, { code, random }: { code: number; random: number }): Step =>
  REFUSED_CODES.has(code) ? end('refused') : wait(failures, random);

const wait = (failures: number, random: number): Step => ({
  state: { kind: 'waiting', failures },
  commands: [{ kind: 'timer', afterMs: backoffMs(failures, random) }],
});

function giveUp(failures: number, random: number): Step {
  const { state, commands } = wait(failures, random);
  return { state, commands: [{ kind: 'disconnect' }, ...commands] };
}

const end = (reason: 'closed' | 'refused'): Step => ({
  state: { kind: 'ended', reason },
  commands: [{ kind: 'noTimer' }, { kind: 'disconnect' }],
});
