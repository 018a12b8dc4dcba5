import { describe, expect, it, onTestFinished } from 'vitest';
import { operationOf } from '../../model/description.ts';
import { createGuard } from '../safety/guard.ts';
import { openJournal } from '../safety/journal.ts';
import { createMask } from './mask.ts';
import { createPace, readRate, type Clock } from './pace.ts';
import { readProfile } from '../target/profile.ts';
import { EXIT } from '../../model/stop.ts';
import { startServer } from '../../testing/servers.ts';
import { temporaryFolder, TEST_TAG } from '../../testing/world.ts';
import { createTransport } from './transport.ts';

/** A clock that goes on only while somebody waits. */
function standingClock(): { clock: Clock; waits: number[] } {
  let now = 5_000;
  const waits: number[] = [];
  return { waits, clock: { nowMs: () => now, wait: async (ms) => void (waits.push(ms), (now += ms)) } };
}

describe('the pace of calls', () => {
  it.each<[string, { isLoopback: boolean; callsPerSecond?: number }, number[]]>([
    ['is free on this computer', { isLoopback: true }, []],
    ['is ten a second elsewhere', { isLoopback: false }, [100, 100, 100]],
    ['is what was asked for, on this computer too', { isLoopback: true, callsPerSecond: 4 }, [250, 250, 250]],
    ['is what was asked for elsewhere', { isLoopback: false, callsPerSecond: 0.5 }, [2000, 2000, 2000]],
  ])('%s', async (_, parts, expected) => {
    const { clock, waits } = standingClock();
    const pace = createPace(parts, clock);
    for (let call = 0; call < 4; call += 1) await pace();
    expect(waits).toEqual(expected);
  });

  it('holds for calls that are made at once', async () => {
    const waits: number[] = [];
    const pace = createPace({ isLoopback: true, callsPerSecond: 10 }, { nowMs: () => 0, wait: async (ms) => void waits.push(ms) });
    await Promise.all([pace(), pace(), pace()]);
    expect(waits).toEqual([100, 200]);
  });

  it('is kept by the transport, between all calls', async () => {
    const server = await startServer(() => ({ body: { code: 200, msg: '', data: null } }));
    onTestFinished(() => server.close());
    const { clock, waits } = standingClock();
    const transport = createTransport({
      ...readProfile(server.url, {}, { rate: 2 }),
      guard: createGuard('read', openJournal(temporaryFolder(), TEST_TAG), async () => undefined),
      mask: createMask(),
      record: () => undefined,
      clock,
    });
    for (const id of ['getCurrentUser', 'listUsers', 'listRoles'] as const) await transport.send(operationOf(id), {}, null);
    expect([waits, server.calls.length]).toEqual([[500, 500], 3]);
  });

  it.each(['0', '-1', 'fast', '', '1e3', '1001', 'NaN'])('refuses "%s"', (typed) => {
    expect(() => readRate(typed)).toThrow(expect.objectContaining({ exitCode: EXIT.usage }));
  });
});
