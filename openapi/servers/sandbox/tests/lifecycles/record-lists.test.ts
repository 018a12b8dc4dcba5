import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';

const NOW_MS = Date.parse('2026-11-20T09:00:00+08:00');

let sandbox: Sandbox;
let admin: Person;
const ids = new Map<string, string>();
beforeAll(async () => {
  sandbox = await startForTest({ now: () => NOW_MS });
  admin = await signIn(sandbox.url, 'admin');
  const models = await admin.data('listModels', { query: { pageSize: '100' } });
  for (const { id, enCode } of models?.list ?? []) ids.set(enCode, id);
});
afterAll(() => sandbox.close());

type Row = Record<string, unknown> & { id: string; children?: Row[] | null };
async function listed(enCode: string, body: Record<string, unknown> = {}, person = admin) {
  const data = await person.data('listRecords', { path: { id: ids.get(enCode) ?? '' }, body: { currentPage: 1, pageSize: 2000, ...body } });
  return { rows: (data?.list ?? []) as Row[], total: data?.pagination?.total ?? 0 };
}
const filtered = (enCode: string, filter: Record<string, unknown>) => listed(enCode, { queryJson: JSON.stringify(filter) });
const column = (rows: readonly Row[], key: string): unknown[] => rows.map((row) => row[key]);
const superQuery = (matchLogic: string, ...conditions: readonly (readonly [field: string, symbol: string, fieldValue?: unknown])[]) => ({
  superQueryJson: JSON.stringify({
    matchLogic,
    conditionJson: JSON.stringify(conditions.map(([field, symbol, fieldValue]) => ({ field, symbol, fieldValue }))),
  }),
});

describe('filters', () => {
  it('of texts find what contains them, of choices any of several, of figures and dates what lies between', async () => {
    const texts = await filtered('vehicleFile', { plate: '渝fa00' });
    expect(texts.total).toBeGreaterThan(0);
    for (const plate of column(texts.rows, 'plate')) expect(plate).toContain('渝FA00');
    const states = await filtered('vehicleFile', { state: ['repair', 'idle'] });
    expect(new Set(column(states.rows, 'state'))).toEqual(new Set(['维修', '闲置']));
    const tonnage = await filtered('vehicleFile', { tonnage: [5, 6] });
    expect(new Set(column(tonnage.rows, 'tonnage'))).toEqual(new Set(['5.0', '5.5', '6.0']));
    const open = await filtered('vehicleFile', { tonnage: [null, 2] });
    expect(new Set(column(open.rows, 'tonnage'))).toEqual(new Set(['1.5', '2.0']));
    const day = Date.parse('2026-11-18T00:00:00+08:00');
    const { rows } = await filtered('roadPatrol', { date: [day, day] });
    expect(new Set(column(rows, 'date'))).toEqual(new Set(['2026-11-18']));
  });

  it('by a node of the left tree find what lies below it, by a path what begins with it', async () => {
    const { rows } = await listed('assetLedger');
    const [path = ''] = column(rows, 'kind').map(String);
    const [top = ''] = path.split('/');
    const raw = await admin.data('getRecord', { path: { id: ids.get('assetLedger') ?? '', recordId: rows[0]?.id ?? '' } });
    const [above, below] = JSON.parse(raw?.data ?? '{}').kind as string[];
    for (const kind of [above, [above]]) {
      const found = await filtered('assetLedger', { kind });
      expect(found.total).toBe(column(rows, 'kind').filter((each) => String(each).startsWith(`${top}/`)).length);
    }
    expect((await filtered('assetLedger', { kind: [above, below] })).total).toBe(
      column(rows, 'kind').filter((each) => each === path).length,
    );
  });

  it('of a column of a sub-table find records with such a row', async () => {
    const { rows } = await listed('roadPatrol', superQuery('AND', ['findings-count', '>=', 6]));
    expect(rows.length).toBeGreaterThan(0);
    for (const { findings } of rows) expect((findings as { count: string }[]).some(({ count }) => Number(count) >= 6)).toBe(true);
  });

  it('with a keyword find it in the texts, by sound too', async () => {
    expect((await listed('roadPatrol', { keyword: '隧道群' })).total).toBe((await listed('roadPatrol', { keyword: 'suidaoqun' })).total);
    expect((await listed('roadPatrol', { keyword: '不在其中' })).total).toBe(0);
  });
});

describe('conditions of a reader', () => {
  let whole: Awaited<ReturnType<typeof listed>> | undefined;
  it.each([
    [['tonnage', '>', 15], (row: Row) => Number(row['tonnage']) > 15],
    [['tonnage', '<=', 2], (row: Row) => Number(row['tonnage']) <= 2],
    [['tonnage', 'between', [3, 4]], (row: Row) => Number(row['tonnage']) >= 3 && Number(row['tonnage']) <= 4],
    [['plate', 'like', 'FB'], (row: Row) => String(row['plate']).includes('FB')],
    [['plate', 'notLike', 'FB'], (row: Row) => !String(row['plate']).includes('FB')],
    [['state', '==', 'idle'], (row: Row) => row['state'] === '闲置'],
    [['state', '<>', 'idle'], (row: Row) => row['state'] !== '闲置'],
    [['state', 'in', ['idle', 'stopped']], (row: Row) => ['闲置', '停用'].includes(String(row['state']))],
    [['state', 'notIn', ['idle', 'stopped']], (row: Row) => !['闲置', '停用'].includes(String(row['state']))],
    [['note', 'null'], () => true],
  ] as const)('%j', async (condition, isMeant) => {
    const { rows, total } = await listed('vehicleFile', superQuery('AND', condition as never));
    expect(total).toBeGreaterThan(0);
    expect(rows.filter((row) => !isMeant(row))).toEqual([]);
    whole ??= await listed('vehicleFile');
    expect(total).toBe(whole.rows.filter(isMeant).length);
  });

  it('in groups are joined within each group, and the groups with each other', async () => {
    const condition = (field: string, symbol: string, fieldValue: unknown) => ({ field, symbol, fieldValue });
    const conditionList = [
      { logic: 'AND', groups: [condition('state', '==', 'idle'), condition('tonnage', '<', 2)] },
      { logic: 'OR', groups: [condition('state', '==', 'repair'), condition('tonnage', '>', 15)] },
    ];
    const grouped = (matchLogic: string) => listed('vehicleFile', { superQueryJson: JSON.stringify({ matchLogic, conditionList }) });
    whole ??= await listed('vehicleFile');
    const isFirst = (row: Row) => row['state'] === '闲置' && Number(row['tonnage']) < 2;
    const isSecond = (row: Row) => row['state'] === '维修' || Number(row['tonnage']) > 15;
    const { total } = await grouped('OR');
    expect(total).toBeGreaterThan(0);
    expect(total).toBe(whole.rows.filter((row) => isFirst(row) || isSecond(row)).length);
    expect((await grouped('AND')).total).toBe(whole.rows.filter((row) => isFirst(row) && isSecond(row)).length);
  });

  it('are joined by and or by or', async () => {
    const [idle, light] = [
      ['state', '==', 'idle'],
      ['tonnage', '<', 2],
    ] as const;
    const counted = (query: object) => listed('vehicleFile', { ...query, pageSize: 1 });
    const [both, either, one, other] = await Promise.all([
      counted(superQuery('AND', idle, light)),
      counted(superQuery('OR', idle, light)),
      counted(superQuery('AND', idle)),
      counted(superQuery('AND', light)),
    ]);
    expect(either.total).toBe(one.total + other.total - both.total);
  });

  const NO_FIELD = '列表中没有字段“nothing”，无法按它筛选，请刷新页面后重新设置筛选条件';
  it.each<[what: string, enCode: string, query: Record<string, unknown>, msg: string]>([
    ['a filter by a field', 'vehicleFile', { queryJson: '{"nothing":"x"}' }, NO_FIELD],
    [
      'a filter by a column of a sub-table',
      'roadPatrol',
      { queryJson: '{"findings-nothing":"x"}' },
      NO_FIELD.replace('nothing', 'findings-nothing'),
    ],
    ['a filter by a column of an interface', 'tollStation', { queryJson: '{"nothing":"x"}' }, NO_FIELD],
    ['a condition with a field', 'vehicleFile', superQuery('AND', ['nothing', '==', 1]), NO_FIELD],
    ['one of several conditions', 'vehicleFile', superQuery('OR', ['state', '==', 'idle'], ['nothing', '==', 1]), NO_FIELD],
    [
      'a condition in a group',
      'vehicleFile',
      {
        superQueryJson: JSON.stringify({
          matchLogic: 'AND',
          conditionList: [{ logic: 'OR', groups: [{ field: 'nothing', symbol: 'null' }] }],
        }),
      },
      NO_FIELD,
    ],
    ['a condition with a column of an interface', 'tollStation', superQuery('AND', ['nothing', '==', 1]), NO_FIELD],
    [
      'a comparison',
      'vehicleFile',
      superQuery('AND', ['state', 'constructor', 1]),
      '无法用“constructor”比较，请刷新页面后重新设置筛选条件',
    ],
  ])('that are %s the list has not are refused, in its rows and in its export', async (_, enCode, query, msg) => {
    const path = { id: ids.get(enCode) ?? '' };
    const refused = { code: 400, msg };
    expect(await admin.call('listRecords', { path, body: query })).toMatchObject(refused);
    const columns = enCode === 'tollStation' ? 'roadNumber' : 'state,title';
    expect(await admin.call('exportRecords', { path, body: { ...query, dataType: '1', selectKey: columns } })).toMatchObject(refused);
  });

  it('are refused below a row too', async () => {
    const path = { id: ids.get('acceptance') ?? '', parentId: 'nobody' };
    const answer = await admin.call('listChildRecords', { path, body: { queryJson: '{"nothing":"x"}' } });
    expect(answer).toMatchObject({ code: 400, msg: NO_FIELD });
  });

  it('of a field the list has not narrow nothing down while they are empty', async () => {
    const { total } = await listed('vehicleFile', {
      queryJson: '{"nothing":"","state":[]}',
      superQueryJson: '{"matchLogic":"AND"}',
      pageSize: 1,
    });
    expect(total).toBe((await listed('vehicleFile', { pageSize: 1 })).total);
  });

  it('hold for the rows of an interface too', async () => {
    const some = await listed('tollStation', superQuery('AND', ['roadNumber', '==', 'S26']));
    expect(some.total).toBe((await filtered('tollStation', { roadNumber: 'S26' })).total);
  });

  it('of the design hold for everybody: poor roads are the special checks', async () => {
    expect((await listed('specialCheck')).total).toBeLessThan(18);
  });
});

describe('order and pages', () => {
  it('go by figures as figures, either way, and a page is cut out of them', async () => {
    const { rows } = await listed('vehicleFile', { sidx: 'price', sort: 'desc', pageSize: 50 });
    const prices = column(rows, 'price').map((text) => Number(String(text).replaceAll(',', '')));
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    const next = await listed('vehicleFile', { sidx: 'price', sort: 'desc', pageSize: 50, currentPage: 2 });
    expect(next.total).toBe(2000);
    expect(column(next.rows, 'id')).not.toEqual(column(rows, 'id'));
  });

  it('fall back to the own order of the list', async () => {
    const plates = column((await listed('vehicleFile', { pageSize: 30 })).rows, 'plate').map(String);
    expect(plates).toEqual(column((await listed('vehicleFile', { pageSize: 30, sidx: 'nothing' })).rows, 'plate'));
    expect(plates).toEqual(plates.toSorted());
  });
});

describe('shapes of lists', () => {
  it('groups have a head that cannot be chosen, with the records of one value', async () => {
    const { rows, total } = await listed('maintenanceOrder');
    expect(new Set(column(rows, 'section'))).toEqual(new Set(['云阳至青溪', '石桥北至长滩', '青溪至双河']));
    expect(rows).toHaveLength(3);
    expect(rows.every(({ top }) => top === true)).toBe(true);
    expect(rows.flatMap(({ children }) => children ?? [])).toHaveLength(total);
  });

  it('edited in place have the stored value and its text', async () => {
    const [row] = (await listed('contractor', { pageSize: 1 })).rows;
    expect(row).toMatchObject({
      certificate: expect.stringMatching(/^\d{15,}$/),
      certificate_name: expect.stringMatching(/[\u4e00-\u9fa5]/),
    });
  });

  it('a tree is loaded level by level, and whole where something is asked', async () => {
    const { rows, total } = await listed('acceptance');
    expect([rows.length, total]).toEqual([3, 3 + 12 + 36 + 72]);
    const below = await admin.data('listChildRecords', {
      path: { id: ids.get('acceptance') ?? '', parentId: rows[0]?.id ?? '' },
      body: { currentPage: 1, pageSize: 10_000 },
    });
    expect(below?.list).toHaveLength(4);
    expect(below?.list[0]).toMatchObject({ parent_pid: rows[0]?.id, hasChildren: true });
    const leaf = await admin.data('listChildRecords', { path: { id: ids.get('acceptance') ?? '', parentId: 'nobody' }, body: {} });
    expect(leaf).toEqual({ list: [], pagination: { currentPage: 1, pageSize: 1, total: 0 } });
    const depth = (row: Row): number => 1 + Math.max(0, ...(row.children ?? []).map(depth));
    const whole = await listed('acceptance', { keyword: '0' });
    expect(Math.max(...whole.rows.map(depth))).toBe(4);
  });

  it('a data view lists the rows of its interface, by its parameters', async () => {
    const every = await listed('tollStation');
    const some = await filtered('tollStation', { roadNumber: 'S26' });
    expect(some.total).toBeLessThan(every.total);
    expect(new Set(column(some.rows, 'roadNumber'))).toEqual(new Set(['S26']));
    expect(await admin.call('createRecord', { path: { id: ids.get('tollStation') ?? '' }, body: { data: '{}' } })).toMatchObject({
      code: 400,
    });
  });
});

describe('records another form chooses', () => {
  it('have the columns asked for, and are found by them', async () => {
    const path = { id: ids.get('assetLedger') ?? '' };
    const query = { relationField: 'name', columnOptions: 'code,name,stake', pageSize: '5' };
    const page = await admin.data('listRelatedRecords', { path, query });
    expect(Object.keys(page?.list[0] ?? {}).toSorted()).toEqual(['code', 'id', 'name', 'stake']);
    const name = String(page?.list[0]?.['name']);
    const { list } = await admin.data('listRelatedRecords', { path, query: { ...query, keyword: name } });
    expect(list.map((row) => row['name'])).toContain(name);
  });
});

describe('rights of data', () => {
  it('show what any scheme of the roles lets through, on the list and alone', async () => {
    const staff = await signIn(sandbox.url, 'staff');
    const all = (await listed('maintenanceOrder')).rows.flatMap(({ children }) => children ?? []);
    const seen = (await listed('maintenanceOrder', {}, staff)).rows.flatMap(({ children }) => children ?? []);
    expect(new Set(column(seen, 'urgency'))).toEqual(new Set(['紧急']));
    expect(seen).toHaveLength(all.filter(({ urgency }) => urgency === '紧急').length);
    const path = (row: Row | undefined) => ({ path: { id: ids.get('maintenanceOrder') ?? '', recordId: row?.id ?? '' } });
    expect(await staff.call('getRecord', path(seen[0]))).toMatchObject({ code: 200 });
    expect(await staff.call('getRecord', path(all.find(({ urgency }) => urgency === '一般')))).toMatchObject({ code: 400 });
  });

  it('without a scheme are those of the own records', async () => {
    const double = await signIn(sandbox.url, 'double');
    expect((await listed('vehicleFile', { pageSize: 1 }, double)).total).toBe(2000);
    const own = await listed('dispatchTask', {}, double);
    expect(own.total).toBeGreaterThan(0);
    expect(new Set(column(own.rows, 'creator'))).toEqual(new Set(['欧阳明轩/double']));
  });
});
