import { describe, expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';
import { IDLE, next, type Command, type ConnectionEvent, type ConnectionState } from './connection-state.ts';

const random = 0.5;
const connecting: ConnectionState = { kind: 'connecting', failures: 2 };
const waiting: ConnectionState = { kind: 'waiting', failures: 2 };
const open: ConnectionState = { kind: 'open', failures: 2, openedAtMs: 1000, lastFrameMs: 1000, asked: 'nothing' };
const closed: ConnectionState = { kind: 'ended', reason: 'closed' };
const refused: ConnectionState = { kind: 'ended', reason: 'refused' };

const dropped = (atMs: number, code = 1006): ConnectionEvent => ({ kind: 'dropped', code, atMs, random });
const timer = (atMs: number): ConnectionEvent => ({ kind: 'timer', atMs, random });
const set = (afterMs: number): Command => ({ kind: 'timer', afterMs });
const wait = (failures: number): Command => set(backoffMs(failures, random));
const greet = (greeting: 'heartCheck' | 'OnConnection'): Command => ({ kind: 'greet', greeting });
const connect: Command = { kind: 'connect' };
const disconnect: Command = { kind: 'disconnect' };
const over: Command[] = [{ kind: 'noTimer' }, disconnect];

describe('what each event does in each state', () => {
  const rows: readonly (readonly [string, ConnectionState, ConnectionEvent, ConnectionState, readonly Command[]])[] = [
    ['start connects', IDLE, { kind: 'start' }, { kind: 'connecting', failures: 0 }, [set(4000), connect]],
    ['nothing else does before', IDLE, { kind: 'woken' }, IDLE, []],
    ['closing before the start', IDLE, { kind: 'close' }, closed, over],

    ['an opened socket is greeted', connecting, { kind: 'opened', atMs: 1000 }, open, [set(25_000), greet('OnConnection')]],
    ['4 s without opening', connecting, timer(4000), { kind: 'waiting', failures: 3 }, [disconnect, wait(3)]],
    ['an attempt that fails', connecting, dropped(50), { kind: 'waiting', failures: 3 }, [wait(3)]],
    ['an attempt that is refused', connecting, dropped(50, 4401), refused, over],
    ['a second wake does not hurry an attempt', connecting, { kind: 'woken' }, connecting, []],
    ['closing during an attempt', connecting, { kind: 'close' }, closed, over],

    ['the wait is over', waiting, timer(9000), { kind: 'connecting', failures: 2 }, [set(4000), connect]],
    ['online again, or visible', waiting, { kind: 'woken' }, { kind: 'connecting', failures: 2 }, [set(4000), connect]],
    ['a late drop is no second failure', waiting, dropped(50), waiting, []],
    ['closing while waiting', waiting, { kind: 'close' }, closed, over],

    ['a frame is heard', open, { kind: 'heard', atMs: 7000 }, { ...open, lastFrameMs: 7000 }, []],
    ['heard 10 s ago', { ...open, lastFrameMs: 16_000 }, timer(26_000), { ...open, lastFrameMs: 16_000 }, [set(15_000)]],
    ['silent for 25 s', open, timer(26_000), { ...open, asked: 'heartCheck' }, [set(10_000), greet('heartCheck')]],
    [
      'no answer to that',
      { ...open, asked: 'heartCheck' },
      timer(36_000),
      { ...open, asked: 'OnConnection' },
      [set(10_000), greet('OnConnection')],
    ],
    ['no answer at all', { ...open, asked: 'OnConnection' }, timer(46_000), { kind: 'waiting', failures: 1 }, [disconnect, wait(1)]],
    ['an answer', { ...open, asked: 'OnConnection' }, { kind: 'heard', atMs: 40_000 }, { ...open, lastFrameMs: 40_000 }, []],
    ['visible: is the server there?', open, { kind: 'woken' }, { ...open, asked: 'heartCheck' }, [set(10_000), greet('heartCheck')]],
    ['already asked', { ...open, asked: 'heartCheck' }, { kind: 'woken' }, { ...open, asked: 'heartCheck' }, []],
    ['lost soon after opening', open, dropped(5999), { kind: 'waiting', failures: 3 }, [wait(3)]],
    ['lost after a stable time', open, dropped(6000), { kind: 'waiting', failures: 1 }, [wait(1)]],
    ['session over', open, dropped(9000, 4401), refused, over],
    ['not allowed', open, dropped(9000, 1008), refused, over],
    ['too large a frame', open, dropped(9000, 1009), { kind: 'waiting', failures: 1 }, [wait(1)]],
    ['server goes away politely', open, dropped(9000, 1000), { kind: 'waiting', failures: 1 }, [wait(1)]],
    ['closing', open, { kind: 'close' }, closed, over],
  ];
  test.each(rows)('%s', (_, state, event, after, commands) => expect(next(state, event)).toEqual({ state: after, commands }));
});

describe('an end is for good', () => {
  const events: ConnectionEvent[] = [
    { kind: 'start' },
    { kind: 'opened', atMs: 1 },
    { kind: 'heard', atMs: 1 },
    dropped(1),
    dropped(1, 4401),
    timer(1),
    { kind: 'woken' },
    { kind: 'close' },
  ];
  test.each(events)('$kind', (event) => {
    expect(next(closed, event)).toEqual({ state: closed, commands: [] });
    expect(next(refused, event)).toEqual({ state: refused, commands: [] });
  });
});
