import { IDLE, next, type ConnectionEvent, type ConnectionState, type Greeting } from './connection-state.ts';
import type { SocketClock, SocketEnvironment } from './environment.ts';
import { createSocketSlot } from './socket-slot.ts';

export interface ConnectionOptions {
  readonly address: string;
  readonly environment: SocketEnvironment;
  /** The frame that greets the server, as text. */
  readonly greetingText: (greeting: Greeting) => string;
  /** Data the server sent, before anybody has looked at it. */
  readonly onData: (data: unknown) => void;
  /** Called after every change of the kind of the state. */
  readonly onState: (state: ConnectionState) => void;
}

/** One socket at a time, opened again whenever it is lost. */
export interface Connection {
  start(): void;
  /** Hands a text to the socket. @returns false when it is not open; the text is then not sent */
  send(text: string): boolean;
  /** Tries again at once, or makes sure that the server is still there. */
  wake(): void;
  /** Asks the server for its greeting again. */
  greet(): void;
  /** Ends for good. @param onClosed called once the socket is closed, or after a while without an answer to that */
  close(onClosed?: () => void): void;
}

/** Drives the states of `connection-state.ts` over real sockets and timers. */
export function createConnection({ address, environment, greetingText, onData, onState }: ConnectionOptions): Connection {
  const { clock } = environment;
  const timer = createTimerSlot(clock, () => dispatch({ kind: 'timer', atMs: clock.now(), random: environment.random() }));
  let state: ConnectionState = IDLE;
  let onClosed = () => {};

  const slot = createSocketSlot({
    environment,
    address,
    onOpen: () => dispatch({ kind: 'opened', atMs: clock.now() }),
    onData(data) {
      dispatch({ kind: 'heard', atMs: clock.now() });
      onData(data);
    },
    onDrop: (code) => dispatch({ kind: 'dropped', code, atMs: clock.now(), random: environment.random() }),
  });

  function dispatch(event: ConnectionEvent): void {
    const before = state;
    const step = next(state, event);
    state = step.state;
    for (const command of step.commands) {
      if (command.kind === 'timer') timer.set(command.afterMs);
      else if (command.kind === 'noTimer') timer.clear();
      else if (command.kind === 'connect') slot.open();
      else if (command.kind === 'disconnect') slot.close(state.kind === 'ended' ? onClosed : undefined);
      else slot.send(greetingText(command.greeting));
    }
    // A command may have led further already; whoever came last has told.
    if (state === step.state && state.kind !== before.kind) onState(state);
  }

  return {
    start: () => dispatch({ kind: 'start' }),
    send: (text) => state.kind === 'open' && slot.send(text),
    wake: () => dispatch({ kind: 'woken' }),
    greet: () => void slot.send(greetingText('OnConnection')),
    close(whenClosed = () => {}) {
      if (state.kind === 'ended') return whenClosed();
      onClosed = whenClosed;
      dispatch({ kind: 'close' });
    },
  };
}

interface TimerSlot {
  set(afterMs: number): void;
  clear(): void;
}

/** One timer; a new one takes the place of the old. */
function createTimerSlot(clock: SocketClock, run: () => void): TimerSlot {
  let timer: unknown = null;
  const clear = () => {
    if (timer !== null) clock.clearTimer(timer);
    timer = null;
  };
  return {
    set(afterMs) {
      clear();
      timer = clock.setTimer(() => {
        timer = null;
        run();
      }, afterMs);
    },
    clear,
  };
}
