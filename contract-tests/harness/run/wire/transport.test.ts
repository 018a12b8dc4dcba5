import { describe, expect, it, onTestFinished } from 'vitest';
import { curlOf } from './curl.ts';
import { operationOf, type OperationId } from '../../model/description.ts';
import { createGuard } from '../safety/guard.ts';
import { openJournal } from '../safety/journal.ts';
import { createMask } from './mask.ts';
import { readProfile } from '../target/profile.ts';
import { EXIT } from '../../model/stop.ts';
import { startServer, type TestServer } from '../../testing/servers.ts';
import { temporaryFolder, TEST_TAG } from '../../testing/world.ts';
import type { Exchange } from './exchange.ts';
import { createTransport, type Transport } from './transport.ts';

const good = { body: { code: 200, msg: '', data: null } };

/** A server that ends the first connections it is called on, and a transport to it. */
async function cutting(times: number): Promise<{ server: TestServer; transport: Transport; exchanges: Exchange[] }> {
  let cuts = 0;
  const exchanges: Exchange[] = [];
  const server = await startServer(() => {
    cuts += 1;
    if (cuts <= times) throw new Error('cut');
    return good;
  });
  onTestFinished(() => server.close());
  const transport = createTransport({
    ...readProfile(server.url, {}),
    guard: createGuard('read', openJournal(temporaryFolder(), TEST_TAG), async () => undefined),
    mask: createMask(),
    record: (exchange) => exchanges.push(exchange),
  });
  return { server, transport, exchanges };
}

describe('a connection that ends instead of an answer', () => {
  it.each<[what: string, id: OperationId, times: number, calls: number, end: object]>([
    ['a reading call is sent once more', 'listRoles', 1, 2, { status: 200 }],
    ['a reading call that is a POST too', 'listAllowedGroups', 1, 2, { status: 200 }],
    ['no reading call is sent a third time', 'listRoles', 2, 2, { exitCode: EXIT.notStarted, instead: 'the connection ended' }],
    ['what does not only read is sent once', 'logout', 1, 1, { exitCode: EXIT.notStarted, instead: 'the connection ended' }],
  ])('%s', async (_, id, times, calls, end) => {
    const { server, transport } = await cutting(times);
    const body = operationOf(id).body === 'none' ? {} : { body: {} };
    expect(await transport.send(operationOf(id), body, 'token').catch((error: unknown) => error)).toMatchObject(end);
    expect(server.calls).toHaveLength(calls);
  });

  it('is kept with its call, so that it can be made by hand', async () => {
    const { transport, exchanges, server } = await cutting(2);
    await expect(transport.send(operationOf('listRoles'), { query: { keyword: '甲' } }, null)).rejects.toThrow(/does not answer/);
    expect(exchanges).toMatchObject([{ status: 0, response: '', authorization: 'none' }]);
    expect(exchanges.map((each) => curlOf(server.url, each)).join()).toMatch(
      /^curl -sS -X GET 'http.*\/api\/permission\/Role\?keyword=%E7%94%B2&n=/,
    );
  });
});

describe('what is kept of a call', () => {
  it.each([10, 20_000])('hides what is known to be a secret when somebody looks, in a text of %i letters too', async (length) => {
    const mask = createMask();
    const exchanges: Exchange[] = [];
    const server = await startServer(() => ({ body: { code: 200, msg: 'geheim-1234', data: 'x'.repeat(length) } }));
    onTestFinished(() => server.close());
    mask.hide('geheim-1234');
    const transport = createTransport({
      ...readProfile(server.url, {}),
      guard: createGuard('read', openJournal(temporaryFolder(), TEST_TAG), async () => undefined),
      mask,
      record: (exchange) => exchanges.push(exchange),
    });
    await transport.send(operationOf('listRoles'), { query: { keyword: 'geheim-1234' } }, 'token');
    const [exchange] = exchanges;
    expect([exchange?.request, exchange?.response].join()).not.toContain('geheim');
    expect(exchange?.response).toMatch(/^\{"code":200,"msg":"\*\*\*"/);
    expect(exchange?.response.length).toBeLessThanOrEqual(4_000);
  });
});
