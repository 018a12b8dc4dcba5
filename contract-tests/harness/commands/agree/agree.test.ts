import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isTestAll } from '../../../../scripts/testing/inTestAll.mjs';
import { EXIT } from '../../model/stop.ts';
import { startBent, startForTest, startServer, type Bent } from '../../testing/servers.ts';
import type { Sandbox } from '@milepost/openapi/servers/sandbox';
import { agreeContract } from './agree.ts';
import { isDescribed } from './compare.ts';
import { factsOf } from '../../model/facts.ts';

const LONG_MS = 600_000;
/** Half of the operations in `npm test`: the other half than the one without false alarms. */
const SHARD = isTestAll ? undefined : { index: 2, count: 2 };
const filter = { operations: ['listRoles', 'getRole', 'downloadFile'] };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startForTest();
  return () => sandbox.close();
});

/** The sandbox, with other answers of one list, beside a good one. */
async function bentRoles(bend: (envelope: Readonly<Record<string, unknown>>) => Bent) {
  const server = await startBent(sandbox, ({ path, envelope }) =>
    path === '/api/permission/Role' && envelope?.['code'] === 200 ? bend(envelope) : undefined,
  );
  onTestFinished(() => server.close());
  return agreeContract({ targets: `${sandbox.url},${server.url}`, env: {}, filter });
}

describe('servers that are compared', { timeout: LONG_MS }, () => {
  it('agree in every clause: mock and sandbox', async () => {
    const { agreement, text, exitCode } = await agreeContract({ targets: 'mock,sandbox', env: {}, filter: { shard: SHARD } });
    expect(agreement.differences).toEqual([]);
    expect(exitCode).toBe(EXIT.passed);
    expect(agreement.compared.length).toBeGreaterThan(isTestAll ? 150 : 70);
    expect(text).toMatch(/– mock answers examples: .* not compared: \d+/);
  });

  it.each<[string, (envelope: Readonly<Record<string, unknown>>) => Bent, string]>([
    ['HTTP', () => ({ status: 203 }), 'as described, HTTP'],
    ['code', (envelope) => ({ body: { ...envelope, code: 400, msg: '失败', data: null } }), 'as described, code'],
    ['members of the envelope', (envelope) => ({ body: { ...envelope, extras: null } }), 'as described, envelope'],
    [
      'kind of a value',
      (envelope) => ({ body: JSON.parse(JSON.stringify(envelope).replaceAll(/"fullName":"[^"]*"/g, '"fullName":7')) }),
      'data.list[].fullName',
    ],
  ])('differ in the %s, which is told with its place', async (_, bend, at) => {
    const { agreement, exitCode, text } = await bentRoles(bend);
    expect(exitCode).toBe(EXIT.failed);
    expect(agreement.differences.map((each) => `${each.operation} ${each.at}`)).toContainEqual(
      expect.stringMatching(new RegExp(`^listRoles .*${at.replaceAll(/[[\].]/g, String.raw`\$&`)}`)),
    );
    expect(text).toMatch(/✗ listRoles: .* \((?:shell|admin) §\d+\)/);
  });

  it('may have members nobody described, which is told and no difference', async () => {
    const { agreement, exitCode } = await bentRoles((envelope) => ({
      body: JSON.parse(JSON.stringify(envelope).replaceAll('"fullName"', '"colour":"red","fullName"')),
    }));
    expect([exitCode, agreement.additions.map(({ operation }) => operation)]).toEqual([EXIT.passed, ['listRoles']]);
  });

  it('differ where one opens to whoever calls', async () => {
    const { token } = Object(await tokenOf(sandbox.url));
    const open = await startBent(sandbox, () => undefined, { token });
    onTestFinished(() => open.close());
    const { agreement } = await agreeContract({ targets: `${sandbox.url},${open.url}`, env: {}, filter });
    expect(agreement.differences).toContainEqual(
      expect.objectContaining({ operation: 'listRoles', at: 'without a token, code', values: { [sandbox.url]: '600', [open.url]: '200' } }),
    );
  });

  it('must be two, must answer, and the mock speaks 3.4', async () => {
    await expect(agreeContract({ targets: 'sandbox', env: {} })).rejects.toMatchObject({ exitCode: EXIT.usage });
    await expect(agreeContract({ targets: 'mock,sandbox', dialect: 'net-3.6', env: {} })).rejects.toMatchObject({ exitCode: EXIT.usage });
    await expect(agreeContract({ targets: `${sandbox.url},http://127.0.0.1:1`, env: {}, filter })).rejects.toMatchObject({
      exitCode: EXIT.notStarted,
    });
    const nobody = await startServer(() => ({ body: { code: 400, msg: '账户或密码错误', data: null } }));
    onTestFinished(() => nobody.close());
    await expect(agreeContract({ targets: `${nobody.url},${sandbox.url}`, env: {}, filter })).rejects.toMatchObject({
      exitCode: EXIT.notStarted,
    });
  });
});

it('a place is described by its name, or lies in what the description leaves open', () => {
  const facts = factsOf('listRoles');
  expect([isDescribed(facts, 'data.list[].fullName'), isDescribed(facts, 'data.list[].colour')]).toEqual([true, false]);
});

async function tokenOf(url: string): Promise<unknown> {
  const { hashPassword } = await import('@milepost/openapi/domains/oauth');
  const { loginBody } = await import('../../run/wire/actors.ts');
  const answer = await fetch(`${url}/api/oauth/Login`, {
    method: 'POST',
    body: new URLSearchParams({ ...loginBody({ account: 'admin', password: hashPassword('Admin2026') }) }),
  });
  return Object(await answer.json()).data;
}
