import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { flatten, signIn, startForTest, type Person } from '../client.ts';
import { NO_RIGHT } from '../no-right.ts';
import { namesOf, recordId } from '../organization-client.ts';

let sandbox: Sandbox;
let admin: Person;
let serial = 0;

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

const draft = (more: object = {}) => ({
  fullName: '春运保障组',
  enCode: `spring.${(serial += 1)}`,
  type: '应急',
  description: '',
  enabledMark: 1,
  sortCode: 200,
  ...more,
});
async function made(more: object = {}): Promise<string> {
  const body = draft(more);
  expect(await admin.call('createGroup', { body })).toEqual({ code: 200, msg: '新建成功' });
  return recordId(admin, 'listGroups', body.enCode);
}
const offered = async () => flatten(await admin.data('listGroupTree')).map(({ id }) => id);

describe('the list of groups', () => {
  it('holds the twelve of the seed, found by keyword, kind and state', async () => {
    const total = async (query: Record<string, string>) => (await admin.data('listGroups', { query })).pagination?.total;
    expect(await total({})).toBe(12);
    expect(await total({ type: '专项' })).toBe(5);
    expect(await total({ type: '专项', enabledMark: '0' })).toBe(1);
    expect(await total({ keyword: '桥梁' })).toBe(1);
    expect(await total({ keyword: 'EMERGENCY.' })).toBe(4);
  });
});

describe('a group', () => {
  it('is created, read, changed and removed', async () => {
    const id = await made();
    expect(await admin.data('getGroup', { path: { id } })).toMatchObject({ fullName: '春运保障组', type: '应急', enabledMark: 1 });
    const body = draft({ fullName: '春运志愿组', type: null, sortCode: null });
    expect(await admin.call('updateGroup', { path: { id }, body })).toEqual({ code: 200, msg: '更新成功' });
    expect(await admin.data('getGroup', { path: { id } })).toMatchObject({ fullName: '春运志愿组', type: '', sortCode: 0 });
    expect(namesOf(await admin.data('listGroupTree'), 'group')).toContain('春运志愿组');
    expect(await admin.call('removeGroup', { path: { id } })).toEqual({ code: 200, msg: '删除成功' });
    expect((await admin.call('getGroup', { path: { id } })).msg).toContain('分组不存在');
    expect(await offered()).not.toContain(id);
  });

  it.each([
    ['a missing code', { enCode: undefined }, '请输入编码'],
    ['a name with a space', { fullName: '春运 保障组' }, '名称不能含有特殊符号'],
    ['a code that is taken', { enCode: 'emergency.snow' }, '编码已存在，请更换编码'],
  ])('refuses %s', async (_, more, msg) => {
    const { pagination } = await admin.data('listGroups');
    expect(await admin.call('createGroup', { body: draft(more) })).toEqual({ code: 400, msg });
    expect((await admin.data('listGroups')).pagination).toEqual(pagination);
  });

  it('keeps its code from others when it is changed', async () => {
    const id = await made();
    expect((await admin.call('updateGroup', { path: { id }, body: draft({ enCode: 'emergency.snow' }) })).msg).toContain('编码已存在');
    expect((await admin.data('getGroup', { path: { id } })).enCode).not.toBe('emergency.snow');
  });

  it('is written by those who have the buttons of its page', async () => {
    const staff = await signIn(sandbox.url, 'staff');
    const id = await made();
    expect((await staff.call('removeGroup', { path: { id } })).msg).toMatch(NO_RIGHT);
    expect((await admin.data('getGroup', { path: { id } })).id).toBe(id);
  });
});

describe('the pickers of groups', () => {
  it('are a bare list of kinds with the groups of each', async () => {
    const kinds = await admin.data('listGroupTree');
    const review = kinds.find(({ fullName }) => fullName === '评审');
    expect(review).toMatchObject({ parentId: '-1', type: null, num: 2, hasChildren: true });
    expect(review?.children?.map(({ fullName, type, parentId }) => [fullName, type, parentId])).toEqual([
      ['采购评审组', 'group', review?.id],
      ['安全生产委员会', 'group', review?.id],
    ]);
  });

  it('leave out a disabled group, which the managing list keeps', async () => {
    const body = draft();
    await admin.call('createGroup', { body });
    const id = await recordId(admin, 'listGroups', body.enCode);
    expect(await offered()).toContain(id);
    await admin.call('updateGroup', { path: { id }, body: { ...body, enabledMark: 0 } });
    expect(await offered()).not.toContain(id);
    expect((await admin.data('listAllowedGroups', { body: { ids: [id], keyword: '' } })).list).toEqual([]);
    expect(await recordId(admin, 'listGroups', body.enCode)).toBe(id);
  });

  it('limited to some ids hold these, and what the keyword finds of them', async () => {
    const ids = [await recordId(admin, 'listGroups', 'emergency.snow'), await recordId(admin, 'listGroups', 'project.etc'), '404'];
    const names = async (keyword: string) =>
      (await admin.data('listAllowedGroups', { body: { ids, keyword } })).list.map(({ fullName }) => fullName);
    expect(await names('')).toEqual(['除雪保畅组', 'ETC推广专班']);
    expect(await names('etc')).toEqual(['ETC推广专班']);
  });
});

describe('the uses of a group', () => {
  const usesOf = async (id: string, who = admin) => who.call('listGroupUsages', { path: { id } });

  it('are designs and notices that name it, and nothing that names another one', async () => {
    const [id, other] = [await made(), await made()];
    const field = {
      __vModel__: 'crew',
      __config__: { jnpfKey: 'userSelect', label: '班组' },
      ableIds: [`${id}--group`, `${other}1--group`],
    };
    const model = { fullName: '班组排班', enCode: 'crew.roster', type: 1, webType: 1, category: '', state: 0, sortCode: 0 };
    await admin.call('createModel', { body: { ...model, formData: JSON.stringify({ fields: [field] }) } as never });
    await admin.call('createNotice', {
      body: { title: '班组集合', bodyText: '', files: '[]', toUserIds: `${id}--group`, remindCategory: 1 } as never,
    });
    const list = (await usesOf(id)).data?.list;
    expect(list?.map(({ type, fullName, enCode }) => [type, fullName, enCode])).toEqual([
      ['model', '班组排班', 'crew.roster'],
      ['notice', '班组集合', ''],
    ]);
    expect((await usesOf(other)).data?.list).toEqual([]);
  });

  it('are told to who may change groups, to nobody else', async () => {
    expect((await usesOf(await made(), await signIn(sandbox.url, 'staff'))).msg).toMatch(NO_RIGHT);
  });
});
