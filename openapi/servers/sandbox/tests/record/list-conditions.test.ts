import { afterAll, beforeAll, expect, it } from 'vitest';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import type { Sandbox } from '../../index.ts';
import { startOver } from '../../start.ts';
import { signIn, type Person } from '../client.ts';
import { control, designOf, make, release } from '../model/client.ts';

let sandbox: Sandbox;
let store: Store;
let admin: Person;
let patrols: string;

/** Makers of the records the list answers, under conditions of its own. */
async function makers(person: Person, ruleList: unknown): Promise<readonly (string | null)[]> {
  const row = store.one<{ released: string }>('SELECT released FROM model WHERE id = ?', patrols);
  const released = JSON.parse(row?.released ?? '{}') as { columnData: string };
  const columnData = JSON.stringify({ ...(JSON.parse(released.columnData) as object), ruleList });
  store.run('UPDATE model SET released = ? WHERE id = ?', JSON.stringify({ ...released, columnData }), patrols);
  const { list } = await person.data('listRecords', { path: { id: patrols }, body: { modelId: patrols, pageSize: 100 } });
  return list.map(
    ({ id }) => store.one<{ by: string | null }>('SELECT creatorUserId AS by FROM model_record WHERE id = ?', String(id))?.by ?? null,
  );
}

const MAKER = 'creator';
/** Number of the last design made for a condition. */
let compared = 0;
beforeAll(async () => {
  sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY });
  admin = await signIn(sandbox.url, 'admin');
  patrols = store.one<{ id: string }>("SELECT id FROM model WHERE enCode = 'roadPatrol'")?.id ?? '';
  // Records are there once somebody asks for them.
  await admin.data('listRecords', { path: { id: patrols }, body: { modelId: patrols } });
});
afterAll(() => sandbox.close());

it.each([
  ['one after the other', [{ field: MAKER, symbol: '==', fieldValue: '@userId', logic: 'and', jnpfKey: 'createUser' }]],
  [
    'in groups',
    {
      matchLogic: 'and',
      conditionList: [
        { logic: 'and', groups: [{ field: MAKER, symbol: '==', fieldValueType: 2, fieldValue: '@userId', jnpfKey: 'createUser' }] },
      ],
    },
  ],
])('a condition %s may mean whoever asks: each sees the own records', async (_, rules) => {
  const id = store.one<{ id: string }>("SELECT id FROM user WHERE account = 'admin'")?.id ?? '';
  await makers(admin, []);
  const one = store.one<{ id: string }>('SELECT id FROM model_record WHERE modelId = ? LIMIT 1', patrols)?.id ?? '';
  store.run('UPDATE model_record SET creatorUserId = ? WHERE id = ?', id, one);
  const all = await makers(admin, []);
  const own = await makers(admin, rules);
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThan(all.length);
  expect(new Set(own)).toEqual(new Set([id]));
});

it('conditions joined by || are fulfilled by either', async () => {
  const either = (first: string, second: string) => [
    { field: MAKER, symbol: first, fieldValue: null, logic: '||', jnpfKey: 'createUser' },
    { field: MAKER, symbol: second, fieldValue: null, logic: '||', jnpfKey: 'createUser' },
  ];
  expect(await makers(admin, either('null', 'notNull'))).toEqual(await makers(admin, []));
});

it.each<[what: string, field: string, symbol: string, asked: unknown, isFound: boolean]>([
  ['a day as text', 'day', '>=', '2026-11-10', true],
  ['days as text', 'day', 'between', ['2026-11-01', '2026-11-10'], true],
  ['days as text that are over', 'day', 'between', ['2026-11-01', '2026-11-09'], false],
  ['a word where a day is compared', 'day', '>=', 'soon', false],
  ['words where days are compared', 'day', 'between', ['soon', 'later'], false],
  ['a word where a figure is compared', 'length', '>=', 'much', false],
  ['a word where figures are compared', 'length', 'between', ['little', null], false],
  ['a figure as text', 'length', '<=', '5', true],
])('a condition with %s finds what it says, and nothing where it says nothing', async (_, field, symbol, fieldValue, isFound) => {
  const controls = [control('day', '日期', 'date'), control('length', '长度', 'numInput')];
  const ruleList = [{ field, symbol, fieldValue, logic: 'and' }];
  const id = await make(admin, `compared.${(compared += 1)}`, designOf(controls, { ruleList }));
  await release(admin, id);
  const data = JSON.stringify({ day: Date.parse('2026-11-10T00:00:00+08:00'), length: 5 });
  await admin.data('createRecord', { path: { id }, body: { data } });
  expect((await admin.data('listRecords', { path: { id }, body: {} })).list).toHaveLength(isFound ? 1 : 0);
});
