import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bySql, parameter, rowsAsk, startDataInterfaces, type DataInterfaceSteps } from './data-interface-steps.ts';

let steps: DataInterfaceSteps;

beforeAll(async () => {
  steps = await startDataInterfaces();
});
afterAll(() => steps.sandbox.close());

const logs = (id: string, query: Record<string, string> = {}) => steps.admin.data('listDataInterfaceLogs', { path: { id }, query });
const namesOf = (list: readonly Record<string, unknown>[]) => list.map((row) => row['fullName']);

describe('rows by SQL', () => {
  it('a value of the call is used, else the default of the parameter', async () => {
    const query = 'SELECT id, fullName FROM demo_toll_station WHERE roadNumber = {road} ORDER BY id';
    const id = await steps.made(bySql(query, parameter('road', { defaultValue: 'S31' })));
    expect(namesOf((await steps.preview(id)).data ?? [])).toEqual(['双河收费站', '梅子坪收费站', '古驿收费站', '溪口收费站']);
    expect((await steps.preview(id, { field: 'road', defaultValue: 'G5' })).data).toHaveLength(5);
    expect((await steps.preview(id, { relationField: 'road', defaultValue: 'G5' })).data).toHaveLength(5);
    expect((await steps.preview(id, { field: 'road', defaultValue: '' })).data).toHaveLength(4);
    expect((await steps.preview(id, { field: 'other', defaultValue: 'G5' })).data).toHaveLength(4);
  });

  it('a required parameter needs a value, and a number must be one', async () => {
    const query = 'SELECT id FROM demo_vehicle WHERE kind = {kind} AND tonnage >= {tons}';
    const id = await steps.made(
      bySql(
        query,
        parameter('kind', { fieldName: '车辆类型', required: 1 }),
        parameter('tons', { dataType: 'decimal', defaultValue: '0' }),
      ),
    );
    expect((await steps.preview(id)).msg).toBe('参数 车辆类型 不能为空，请填写后重试');
    const kind = { field: 'kind', defaultValue: '清障车' };
    expect((await steps.preview(id, kind, { field: 'tons', defaultValue: 'all' })).msg).toBe('参数 tons 应为数字，请修改后重试');
    expect((await steps.preview(id, kind)).data?.length).toBeGreaterThan(
      (await steps.preview(id, kind, { field: 'tons', defaultValue: 9 })).data?.length ?? 0,
    );
  });

  it('the caller is bound by the server: whoever calls reads their own, and no value of a call stands in for it', async () => {
    const id = await steps.made(bySql('SELECT @user AS person, @organize AS company, @department AS department, @position AS post'));
    const [own] = (await steps.preview(id, { field: '@user', defaultValue: 'somebody' })).data ?? [];
    const { userInfo } = (await steps.staff.data('getCurrentUser')) as unknown as { userInfo: { userId: string } };
    expect(own).toMatchObject({
      person: userInfo.userId,
      company: expect.any(String),
      department: expect.any(String),
      post: expect.any(String),
    });
    const [other] = ((await steps.admin.call('previewDataInterface', { path: { id }, body: {} })).data ?? []) as unknown as {
      person: string;
    }[];
    expect(other?.person).not.toBe(userInfo.userId);
    const wrong = await steps.made(bySql('SELECT @tenant'));
    expect((await steps.preview(wrong)).msg).toBe('SQL 中请用 {参数名} 引用参数');
  });

  it('SQL in a value is a value', async () => {
    const id = await steps.made(bySql('SELECT id FROM demo_vehicle WHERE plate = {plate}', parameter('plate')));
    for (const defaultValue of ["' OR '1'='1", "x'; DROP TABLE demo_vehicle; --", '%'])
      expect((await steps.preview(id, { field: 'plate', defaultValue })).data).toEqual([]);
    expect((await steps.rows(await steps.idOf('fleet.vehicle'))).pagination?.total).toBe(240);
  });

  it.each([
    ['DROP TABLE demo_vehicle', '只允许一条 SELECT 或 WITH 查询语句'],
    ["ATTACH '/tmp/steps.sandbox.sqlite' AS other", '只允许一条 SELECT 或 WITH 查询语句'],
    ['PRAGMA database_list', '只允许一条 SELECT 或 WITH 查询语句'],
    ['SELECT account, passwordKey FROM user', '只能查询演示表（以 demo_ 开头），不能读取 user'],
    ['SELECT sql FROM sqlite_master', '只能查询演示表（以 demo_ 开头），不能读取 sqlite_master'],
    ['SELECT id FROM demo_vehicle WHERE kind = {kind}', 'SQL 中的参数 {kind} 未在请求参数中定义，请补充后重试'],
  ])('%s is refused, and the sandbox goes on', async (query, msg) => {
    const id = await steps.made(bySql(query));
    expect(await steps.preview(id)).toEqual({ code: 400, msg });
    expect((await steps.admin.call('listDataInterfaceFields', { path: { id }, body: {} })).msg).toBe(msg);
    expect((await steps.staff.call('getCurrentUser')).code).toBe(200);
  });

  it('the columns are known without a row', async () => {
    const id = await steps.made(bySql('SELECT id, plate AS carNumber FROM demo_vehicle WHERE 1 = 0'));
    expect(await steps.admin.data('listDataInterfaceFields', { path: { id }, body: { paramList: [] } })).toEqual(['id', 'carNumber']);
  });
});

describe('rows for a popup', () => {
  it('are found in the columns named, else in the label, and cut into pages', async () => {
    const vehicles = await steps.idOf('fleet.vehicle');
    const first = await steps.rows(vehicles, { relationField: 'plate', columnOptions: 'plate,driverName', keyword: '秦', pageSize: 2 });
    expect(first.list).toHaveLength(2);
    expect(first.list.every((row) => String(row['driverName']).startsWith('秦'))).toBe(true);
    const second = await steps.rows(vehicles, {
      relationField: 'plate',
      columnOptions: 'plate,driverName',
      keyword: '秦',
      pageSize: 2,
      currentPage: 2,
    });
    expect(second.pagination).toMatchObject({ currentPage: 2, pageSize: 2, total: first.pagination?.total });
    expect(second.list[0]).not.toEqual(first.list[0]);
    expect((await steps.rows(vehicles, { relationField: 'plate', keyword: '秦' })).list).toEqual([]);
    expect((await steps.rows(vehicles, { relationField: 'plate', keyword: 'q0001' })).list).toHaveLength(1);
    expect((await steps.rows(vehicles, { columnOptions: 'nothing', keyword: '秦' })).list).toEqual([]);
  });

  it('come whole where a list without pages asks for 10000 or 100000', async () => {
    const vehicles = await steps.idOf('fleet.vehicle');
    for (const pageSize of [10_000, 100_000]) expect((await steps.rows(vehicles, { pageSize })).list).toHaveLength(240);
    expect((await steps.staff.call('listDataInterfaceRows', { path: { id: vehicles }, body: rowsAsk({ pageSize: 100_001 }) })).code).toBe(
      400,
    );
  });

  it('are found by their values in the order asked, unknown ones left out', async () => {
    const stations = await steps.idOf('toll.station');
    const find = async (body: object) => namesOf(await steps.staff.data('findDataInterfaceRows', { path: { id: stations }, body }));
    expect(await find({ ids: ['S31.02', '404', 'S26.01'] })).toEqual(['梅子坪收费站', '云阳收费站']);
    expect(await find({ ids: ['云阳收费站'], propsValue: 'fullName' })).toEqual(['云阳收费站']);
    expect(await find({ ids: [] })).toEqual([]);
    const sections = await steps.staff.data('findDataInterfaceRows', {
      path: { id: await steps.idOf('road.section') },
      body: { ids: ['S26.2', 'G5'] },
    });
    expect(namesOf(sections)).toEqual(['青溪至双河', '京昆高速石桥段']);
  });

  it('of a value that is a number are found by its text', async () => {
    const id = await steps.made();
    expect(namesOf(await steps.staff.data('findDataInterfaceRows', { path: { id }, body: { ids: ['3'], propsValue: 'level' } }))).toEqual([
      '翻车',
    ]);
  });
});

it.each([
  ['toll.station', 16],
  ['toll.traffic.daily', 28],
  ['toll.traffic.monthly', 16],
  ['toll.payment', 6],
  ['fleet.vehicle', 240],
  ['fleet.kind', 6],
  ['road.weather', 7],
  ['road.section', 3],
  ['road.incident.level', 4],
  ['maintenance.contractor', 28],
  ['service.area', 8],
  ['service.merchant', 132],
])('%s of the seed answers %i rows', async (enCode, count) => {
  const { data } = await steps.preview(await steps.idOf(enCode), { field: 'stationId', defaultValue: 'S26.01' });
  expect(data).toHaveLength(count);
});

it('nobody is called: rows of another server are refused', async () => {
  const id = await steps.idOf('fleet.track');
  expect((await steps.preview(id, { field: 'plate', defaultValue: '渝F·Q0001' })).msg).toBe(
    '沙箱不会调用其他服务器，请改用 SQL 或静态数据',
  );
});

describe('the log', () => {
  it('grows by one for every call, newest first, and says who called from where', async () => {
    const id = await steps.made();
    expect((await logs(id)).pagination?.total).toBe(0);
    await steps.preview(id);
    await steps.rows(id);
    await steps.staff.data('findDataInterfaceRows', { path: { id }, body: { ids: ['1'] } });
    const { list, pagination } = await logs(id);
    expect(pagination?.total).toBe(3);
    expect(list.map(({ invokType }) => invokType)).toEqual(['InfoByIds', 'List', 'Preview']);
    expect(list[0]).toMatchObject({ userId: '何俊杰/staff', invokIp: '127.0.0.1', fullName: '事故类型' });
    expect(Number(list[0]?.invokWasteTime)).toBeGreaterThanOrEqual(0);
  });

  it('holds calls that were refused too, as such', async () => {
    const id = await steps.made(bySql('DROP TABLE demo_vehicle'));
    await steps.preview(id);
    const [reached] = (await logs(await steps.idOf('fleet.vehicle'))).list;
    expect([(await logs(id)).list[0]?.failedMark, reached?.failedMark]).toEqual([1, 0]);
  });

  it('is found by caller and by time', async () => {
    const id = await steps.idOf('fleet.vehicle');
    const seeded = (await logs(id, { keyword: '10.26' })).list;
    expect(seeded.length).toBe(4);
    const at = String(seeded[0]?.invokTime);
    expect((await logs(id, { startTime: at, endTime: at })).list.map(({ invokType }) => invokType)).toEqual(['InfoByIds']);
    expect((await logs(id, { keyword: '查无此人' })).list).toEqual([]);
  });

  it('goes with its data interface', async () => {
    const id = await steps.made();
    await steps.preview(id);
    await steps.admin.call('removeDataInterface', { path: { id } });
    expect((await steps.admin.call('listDataInterfaceLogs', { path: { id } })).msg).toContain('数据接口不存在');
  });
});
