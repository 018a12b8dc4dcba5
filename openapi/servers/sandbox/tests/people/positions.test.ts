import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { flatten, signIn, startForTest, type Person } from '../client.ts';
import { namesOf, organizationIds, recordId } from '../organization-client.ts';

let sandbox: Sandbox;
let admin: Person;
let ids: ReadonlyMap<string, string>;
let serial = 0;

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
  ids = await organizationIds(admin);
});
afterAll(() => sandbox.close());

const idOf = (enCode: string): string => ids.get(enCode) ?? '';
const draft = (more: object = {}) => ({
  organizeId: idOf('yw.hr'),
  fullName: '招聘专员',
  enCode: `recruiter.${(serial += 1)}`,
  type: '职能岗',
  enabledMark: 1,
  sortCode: 90,
  description: '',
  ...more,
});
async function made(more: object = {}): Promise<string> {
  const body = draft(more);
  expect(await admin.call('createPosition', { body })).toEqual({ code: 200, msg: '新建成功' });
  return recordId(admin, 'listPositions', body.enCode);
}
const update = (id: string, more: object) => admin.call('updatePosition', { path: { id }, body: draft(more) });
const offered = async () => flatten((await admin.data('listPositionTree')).list).map(({ id }) => id);

describe('the list of positions', () => {
  it('comes page by page with the path of each organisation', async () => {
    const page = await admin.data('listPositions', { query: { currentPage: '2', pageSize: '20' } });
    expect(page.list.length).toBe(20);
    expect(page.pagination).toMatchObject({ currentPage: 2, pageSize: 20 });
    const { list } = await admin.data('listPositions', { query: { keyword: 'office.visitor' } });
    expect(list).toMatchObject([{ fullName: '访客', type: '职能岗', department: '云望高速物流集团/综合办公室' }]);
  });

  it('of an organisation holds those of the organisations below it too', async () => {
    const namesBelow = async (enCode: string) =>
      (await admin.data('listPositions', { query: { organizeId: idOf(enCode) } })).list.map(({ fullName }) => fullName);
    expect(await namesBelow('yw.office.archive')).toEqual(['档案管理员']);
    expect((await namesBelow('yw.east')).length).toBe(9);
    expect(await namesBelow('yw.safety')).toEqual(['安全总监', '安全监督员']);
  });

  it('is ordered by a column when asked', async () => {
    const { list } = await admin.data('listPositions', { query: { keyword: '收费员', sidx: 'enCode', sort: 'asc' } });
    expect(list.map(({ enCode }) => enCode)).toEqual([
      'east.fengjie.collector',
      'east.wushan.collector',
      'east.yunyang.collector',
      'west.rongchang',
      'west.yongchuan',
    ]);
  });
});

describe('a position', () => {
  it('is created, read, changed and removed', async () => {
    const id = await made({ description: '校园招聘' });
    expect(await admin.data('getPosition', { path: { id } })).toMatchObject({
      organizeId: idOf('yw.hr'),
      type: '职能岗',
      description: '校园招聘',
      organizeIdTree: [idOf('yw'), idOf('yw.hr')],
    });
    expect(await update(id, { organizeId: idOf('yw.east'), fullName: '渝东招聘专员' })).toEqual({ code: 200, msg: '更新成功' });
    expect(await admin.data('getPosition', { path: { id } })).toMatchObject({ organizeIdTree: [idOf('yw'), idOf('yw.east')] });
    expect(await admin.call('removePosition', { path: { id } })).toEqual({ code: 200, msg: '删除成功' });
    expect((await admin.call('getPosition', { path: { id } })).msg).toContain('岗位不存在');
    expect(await offered()).not.toContain(id);
  });

  it.each([
    ['a missing organisation', { organizeId: undefined }, '请选择所属组织'],
    ['an organisation that does not exist', { organizeId: '404' }, '所属组织不存在，可能已被删除，请重新选择'],
    ['a missing name', { fullName: undefined }, '请输入名称'],
    ['a name of 51 characters', { fullName: '岗'.repeat(51) }, '名称最多为50个字符！'],
    ['a code that ends with a dot', { enCode: 'a.' }, '编码只能包含字母、数字和点，且点不能在开头或结尾'],
    ['a type of 51 characters', { type: '类'.repeat(51) }, '类型最多为50个字符！'],
    ['a code that is taken', { enCode: 'office.visitor' }, '编码已存在，请更换编码'],
  ])('refuses %s', async (_, more, msg) => {
    const { pagination } = await admin.data('listPositions');
    expect(await admin.call('createPosition', { body: draft(more) })).toEqual({ code: 400, msg });
    expect((await admin.data('listPositions')).pagination).toEqual(pagination);
  });

  it('keeps its organisation from being removed', async () => {
    const body = { parentId: idOf('yw.it'), fullName: '云平台科', enCode: 'cloud.team' };
    await admin.call('createDepartment', { body });
    const team = (await organizationIds(admin)).get('cloud.team') ?? '';
    const id = await made({ organizeId: team });
    expect((await admin.call('removeOrganization', { path: { id: team } })).msg).toContain('有岗位');
    await admin.call('removePosition', { path: { id } });
    expect((await admin.call('removeOrganization', { path: { id: team } })).code).toBe(200);
  });
});

describe('the pickers of positions', () => {
  it('show organisations above positions, and none without one', async () => {
    const { list } = await admin.data('listPositionTree');
    expect(list).toMatchObject([{ fullName: '云望高速物流集团', type: 'company' }]);
    expect(namesOf(list, 'position')).toContain('平台管理员');
    expect(namesOf(list, 'department')).toContain('渝东收费运营部');
    expect(namesOf(list, 'department')).not.toContain('工程项目部');
  });

  it('leave out a disabled position, which the managing list keeps', async () => {
    const id = await made();
    expect(await offered()).toContain(id);
    await update(id, { enabledMark: 0 });
    expect(await offered()).not.toContain(id);
    expect((await admin.data('listAllPositions')).list.map((row) => row.id)).not.toContain(id);
    expect((await admin.data('getPosition', { path: { id } })).enabledMark).toBe(0);
  });

  it('leave out the positions of a disabled organisation', async () => {
    const body = { parentId: idOf('yw.it'), fullName: '测量科', enCode: 'survey.team', enabledMark: 1 };
    await admin.call('createDepartment', { body });
    const team = (await organizationIds(admin)).get('survey.team') ?? '';
    const id = await made({ organizeId: team });
    expect(await offered()).toContain(id);
    await admin.call('updateDepartment', { path: { id: team }, body: { ...body, enabledMark: 0 } });
    expect(await offered()).not.toContain(id);
  });

  it('of some organisations name each by its path', async () => {
    const organizeIds = ['yw.east.toll.yunyang', 'yw.office', 'yw.mech.project'].map(idOf);
    const { list } = await admin.data('listPositionsByOrganizations', { body: { organizeIds } });
    expect(list.map(({ fullName }) => fullName)).toEqual([
      '云望高速物流集团/综合办公室',
      '云望高速物流集团/渝东高速公路有限公司/渝东收费运营部/云阳收费站',
    ]);
    expect(namesOf(list, 'position')).toEqual(['综合办公室主任', '行政专员', '访客', '云阳站长', '云阳收费班长', '云阳收费员']);
  });

  it('limited to departments and positions hold both, and what the keyword finds of them', async () => {
    const positionIds = [await recordId(admin, 'listPositions', 'it.platform')];
    const body = { departIds: [idOf('yw.safety')], positionIds, keyword: '' };
    const { list } = await admin.data('listAllowedPositions', { body });
    expect(namesOf(list, 'position').toSorted()).toEqual(['安全总监', '安全监督员', '平台管理员']);
    const found = await admin.data('listAllowedPositions', { body: { ...body, keyword: '监督' } });
    expect(namesOf(found.list, 'position')).toEqual(['安全监督员']);
  });
});
