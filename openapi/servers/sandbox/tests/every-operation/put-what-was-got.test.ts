import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIALECTS, type DialectName, type Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { dialectClient, operationsOf, type DialectClient } from '../dialect-client.ts';
import { PAIRS } from '../pairs.ts';

/** Not compared before they are written back, so that they need not say when they were changed. @reading R-500 */
const HAVE_NO_MOMENT: ReadonlySet<string> = new Set(['updateBaseInfo', 'updateSystemConfig', 'updateDelegation']);

const withoutMoment = ({ lastModifyTime: _modified, ...rest }: Record<string, unknown>) => rest;

describe.each(DIALECTS)('%s: what a call has answered', (dialect: DialectName) => {
  let sandbox: Sandbox;
  let client: DialectClient;
  beforeAll(async () => {
    sandbox = await startForTest({ dialect });
    client = await dialectClient(sandbox.url, dialect);
  });
  afterAll(() => sandbox.close());

  it.each(Object.keys(PAIRS))('%s takes back as it is', async (update) => {
    const [get, records] = PAIRS[update] ?? [];
    if (!get || !records) throw new Error(`no pair for ${update}`);
    for (const ids of await records(client)) {
      const { data: before, ...got } = await client.call(get, ids);
      expect([ids, got.code]).toEqual([ids, 200]);
      const { code, msg } = await client.call(update, ids, before);
      expect([ids, code, msg]).toEqual([ids, 200, expect.any(String)]);
      const { data: after } = await client.call(get, ids);
      expect(withoutMoment(after)).toEqual(withoutMoment(before));
      expect([ids, typeof after.lastModifyTime]).toEqual([ids, HAVE_NO_MOMENT.has(update) ? 'undefined' : 'number']);
    }
  });

  it('is tried with every call that changes a record', () => {
    const updates = operationsOf(dialect).filter(
      ({ method, id }) =>
        method === 'PUT' && /^update(?!System(Theme|Language)$|Avatar$|FlowTask$|OpinionPhrase$|SavedQuery$|ShortLink$)/.test(id),
    );
    expect(updates.map(({ id }) => id).toSorted()).toEqual(Object.keys(PAIRS).toSorted());
  });
});
