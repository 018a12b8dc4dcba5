import { afterAll, beforeAll, expect, it } from 'vitest';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import type { Sandbox } from '../../index.ts';
import { startOver } from '../../start.ts';
import { signIn, type Person } from '../client.ts';
import { control, designOf, make, release } from '../model/client.ts';

let sandbox: Sandbox;
let store: Store;
let admin: Person;
beforeAll(async () => {
  sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY });
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

it('a document number is drawn when a record is made, and stays, whatever is sent', async () => {
  const rule = store.one<{ enCode: string; prefix: string }>('SELECT enCode, prefix FROM bill_rule WHERE enabledMark = 1 LIMIT 1');
  const id = await make(admin, 'numbered', designOf([control('name'), control('no', '编号', 'billRule', { rule: rule?.enCode })]));
  await release(admin, id);
  const send = (name: string, no: unknown) => JSON.stringify({ name, no });
  for (const no of ['MY-OWN-1', '', null])
    expect((await admin.call('createRecord', { path: { id }, body: { data: send('甲', no) } })).code).toBe(200);
  const stored = () =>
    store
      .all<{ id: string; data: string }>('SELECT id, data FROM model_record WHERE modelId = ? ORDER BY id', id)
      .map((row) => ({ id: row.id, no: String(JSON.parse(row.data).no) }));
  const drawn = stored();
  expect(new Set(drawn.map(({ no }) => no)).size).toBe(3);
  expect(drawn.filter(({ no }) => !no.startsWith(rule?.prefix ?? '?'))).toEqual([]);
  const recordId = drawn[0]?.id ?? '';
  const body = { id: recordId, data: send('乙', 'MY-OWN-2') };
  const changed = await admin.call('updateRecord', { path: { id, recordId }, body });
  expect(changed).toMatchObject({ code: 200 });
  expect(stored()).toEqual(drawn);
});
