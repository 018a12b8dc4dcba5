import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataInterfaceCodecs, fixedRows, type DataInterfaceDraft } from '../../../../src/domains/data-interface/index.ts';
import { jsonValue } from '../../../../src/wire/index.ts';
import type { Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { bytesOf, enter, gone, offering, only, read, readRecord, refusal, refusals, told, type Api } from './client.ts';
import { NO_RIGHT } from '../no-right.ts';

let sandbox: Sandbox;
let api: Api;
/** Forms of everybody are filled from data interfaces. */
let staff: Api;
let categoryId: string;
beforeAll(async () => {
  sandbox = await startForTest();
  ({ api } = await enter(sandbox.url, 'admin'));
  ({ api: staff } = await enter(sandbox.url, 'staff'));
  categoryId = (await read(dataInterfaceCodecs.listDataInterfaceTree, api.listDataInterfaceTree()))[0]?.id ?? '';
});
afterAll(() => sandbox.close());

const KINDS = [
  { id: '1', fullName: '追尾', level: 2 },
  { id: '2', fullName: '翻车', level: 3 },
  { id: '3', fullName: '护栏碰撞', level: 2 },
];
const draftOf = (enCode: string, fullName: string, more: Partial<DataInterfaceDraft> = {}): DataInterfaceDraft => ({
  fullName,
  enCode,
  categoryId,
  dbLinkId: '0',
  source: 'fixed',
  requestMethod: '',
  responseType: 'json',
  query: JSON.stringify(KINDS),
  path: '',
  parameters: { kind: 'value', value: [] },
  headers: { kind: 'value', value: [] },
  checkType: 2,
  addresses: ['10.26.5.1', '10.26.6.*'],
  dataProcessing: '',
  isEnabled: true,
  sortCode: 500,
  description: '事故登记用',
  ...more,
});
const bySql = (query: string, road: string): Partial<DataInterfaceDraft> => ({
  source: 'sql',
  query,
  parameters: {
    kind: 'value',
    value: [{ id: '1', field: 'road', fieldName: '路线', defaultValue: road, dataType: 'varchar', isRequired: true }],
  },
});
const rows = async (keyword: string) =>
  (await read(dataInterfaceCodecs.listDataInterfaces, api.listDataInterfaces({ query: { keyword } }))).rows;
const record = (id: string) => readRecord(dataInterfaceCodecs.getDataInterface, api.getDataInterface({ path: { id } }));
const offered = (fullName: string) =>
  offering(
    {
      tree: () => read(dataInterfaceCodecs.listDataInterfaceTree, api.listDataInterfaceTree()),
      choices: async () =>
        (await read(dataInterfaceCodecs.listDataInterfaceChoices, api.listDataInterfaceChoices({ query: { keyword: fullName } }))).rows,
    },
    fullName,
  );
async function made(draft: DataInterfaceDraft): Promise<string> {
  const body = dataInterfaceCodecs.createDataInterface.body.encode(draft);
  expect(await told(api.createDataInterface({ body }))).toBe('新建成功');
  return only(await rows(draft.enCode), 'the data interface', (row) => row.enCode === draft.enCode).id;
}

const valueFor = (field: string, defaultValue: string) => ({ field, relationField: '', defaultValue, dataType: '' });
const preview = (id: string, ...paramList: ReturnType<typeof valueFor>[]) =>
  read(
    dataInterfaceCodecs.previewDataInterface,
    staff.previewDataInterface({ path: { id }, body: dataInterfaceCodecs.previewDataInterface.body.encode({ paramList }) }),
  );
const asked = { interfaceId: null, propsValue: 'id', relationField: 'fullName', paramList: [] };
const page = (id: string, keyword = '') => {
  const body = dataInterfaceCodecs.listDataInterfaceRows.body.encode({
    ...asked,
    columnOptions: [],
    keyword,
    currentPage: 1,
    pageSize: 20,
  });
  return read(dataInterfaceCodecs.listDataInterfaceRows, staff.listDataInterfaceRows({ path: { id }, body }));
};
const byIds = (id: string, ids: string[]) =>
  read(
    dataInterfaceCodecs.findDataInterfaceRows,
    staff.findDataInterfaceRows({ path: { id }, body: dataInterfaceCodecs.findDataInterfaceRows.body.encode({ ...asked, ids }) }),
  );
const columns = (id: string) =>
  read(
    dataInterfaceCodecs.listDataInterfaceFields,
    api.listDataInterfaceFields({ path: { id }, body: dataInterfaceCodecs.listDataInterfaceFields.body.encode({ paramList: [] }) }),
  );

describe('a data interface', () => {
  it('that was added is in list and selectors, and is read as it was written', async () => {
    const draft = draftOf('accident.kind', '事故类型');
    const id = await made(draft);
    expect(await rows('事故类型')).toMatchObject([{ id, source: 'fixed', isEnabled: true, categoryId, creatorUser: '孙婉宁/admin' }]);
    expect(await offered('事故类型')).toEqual(['tree', 'choices']);
    expect(await record(id)).toEqual({ id, ...draft });
  });

  it('that was changed is changed in list, selectors, record and rows', async () => {
    const id = await made(draftOf('accident.cause', '事故原因'));
    const changed = { ...(await record(id)), categoryId, fullName: '事故成因', query: '[{"id":"9","fullName":"疲劳驾驶"}]' };
    const body = dataInterfaceCodecs.updateDataInterface.body.encode(changed);
    expect(await told(api.updateDataInterface({ path: { id }, body }))).toBe('更新成功');
    expect(await rows('accident.cause')).toMatchObject([{ id, fullName: '事故成因' }]);
    expect([await offered('事故成因'), await offered('事故原因')]).toEqual([['tree', 'choices'], []]);
    expect(await record(id)).toEqual(changed);
    expect(await preview(id)).toEqual(fixedRows(changed.query));
  });

  it('that was disabled leaves the selectors and answers no rows, until it is enabled', async () => {
    const id = await made(draftOf('accident.place', '事故位置'));
    expect(await told(api.setDataInterfaceState({ path: { id } }))).toBe('操作成功');
    expect([await rows('accident.place'), await offered('事故位置')]).toMatchObject([[{ id, isEnabled: false }], []]);
    expect(await refusal(page(id))).toBe('该数据接口已禁用，请先启用后再调用');
    await api.setDataInterfaceState({ path: { id } });
    expect([await offered('事故位置'), (await page(id)).total]).toEqual([['tree', 'choices'], KINDS.length]);
  });

  it('that was copied has a copy of its own, disabled, with another name and code', async () => {
    const id = await made(draftOf('accident.weather', '事故天气'));
    expect(await told(api.copyDataInterface({ path: { id } }))).toBe('复制成功');
    const copy = only(await rows('事故天气'), 'the copy', (row) => row.id !== id);
    expect(copy).toMatchObject({ fullName: '事故天气副本', enCode: 'accident.weather.copy1', isEnabled: false });
    expect(await record(copy.id)).toMatchObject({ query: JSON.stringify(KINDS), source: 'fixed' });
  });

  it('that was exported is a file of its record', async () => {
    const id = await made(draftOf('accident.level', '事故等级'));
    const bytes = await bytesOf(api, await read(dataInterfaceCodecs.exportDataInterface, api.exportDataInterface({ path: { id } })));
    expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ fullName: '事故等级', enCode: 'accident.level' });
  });

  it('that was deleted is gone from list and selectors, and asking and calling it are refused', async () => {
    const id = await made(draftOf('accident.loss', '事故损失'));
    expect(await told(api.removeDataInterface({ path: { id } }))).toBe('删除成功');
    expect([await rows('accident.loss'), await offered('事故损失')]).toEqual([[], []]);
    expect(await refusals(api.getDataInterface({ path: { id } }), preview(id), page(id), byIds(id, ['1']), columns(id))).toEqual([
      gone('数据接口'),
    ]);
  });
});

describe('its rows', () => {
  it('of a fixed list come as they were written: all, by page and keyword, and by ids in their order', async () => {
    const id = await made(draftOf('rows.fixed', '固定行'));
    expect(await preview(id)).toEqual(KINDS);
    expect(await page(id, '护栏')).toEqual({ rows: [KINDS[2]], total: 1, pageSize: 20, currentPage: 1 });
    expect(await byIds(id, ['3', '1', '404'])).toEqual([KINDS[2], KINDS[0]]);
    expect(await columns(id)).toEqual(['id', 'fullName', 'level']);
  });

  it('of a query come from its tables, with the values of the call or else the defaults of its parameters', async () => {
    const query = 'SELECT id, fullName FROM demo_toll_station WHERE roadNumber = {road} ORDER BY id';
    const id = await made(draftOf('rows.sql', '路线收费站', bySql(query, 'S31')));
    const [byDefault, byCall] = [await preview(id), await preview(id, valueFor('road', 'G5'))];
    expect([byDefault.length, byCall.length]).toEqual([4, 5]);
    expect((await page(id, '古驿')).rows).toMatchObject([{ fullName: '古驿收费站' }]);
    const ids = byDefault.map((row) => String(row['id'])).toReversed();
    expect(await byIds(id, ids)).toEqual(byDefault.toReversed());
    expect(await columns(id)).toEqual(['id', 'fullName']);
    const parameters = await read(dataInterfaceCodecs.listDataInterfaceParameters, api.listDataInterfaceParameters({ path: { id } }));
    expect(parameters).toEqual(jsonValue((await record(id)).parameters, []));
    expect(parameters).toMatchObject([{ field: 'road', fieldName: '路线', defaultValue: 'S31', isRequired: true }]);
  });

  it('are written down in the log, with who asked for them and how', async () => {
    const id = await made(draftOf('rows.logged', '留痕行'));
    await preview(id);
    await page(id);
    await byIds(id, ['1']);
    const log = await read(dataInterfaceCodecs.listDataInterfaceLogs, api.listDataInterfaceLogs({ path: { id } }));
    expect(log.rows.map(({ invokType, caller, fullName }) => [invokType, caller, fullName])).toEqual(
      ['InfoByIds', 'List', 'Preview'].map((kind) => [kind, '何俊杰/staff', '留痕行']),
    );
  });
});

describe('its uses', () => {
  const usesOf = (id: string, who: Api = api) => who.listDataInterfaceUsages({ path: { id } });

  it('are the designs that name it, and nothing that names another one', async () => {
    const [weather] = await rows('road.weather');
    const uses = await read(dataInterfaceCodecs.listDataInterfaceUsages, usesOf(weather?.id ?? ''));
    expect(uses).toContainEqual({ id: expect.any(String), type: 'model', fullName: '车辆档案', enCode: 'vehicleFile' });
    const own = await made(draftOf('rows.unused', '无人用行'));
    expect(await read(dataInterfaceCodecs.listDataInterfaceUsages, usesOf(own))).toEqual([]);
  });

  it('are told to who may change it, to nobody else', async () => {
    const id = await made(draftOf('rows.private', '不外传行'));
    expect(await refusal(usesOf(id, staff))).toMatch(NO_RIGHT);
  });
});
