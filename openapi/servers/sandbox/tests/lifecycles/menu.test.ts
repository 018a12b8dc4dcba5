import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { menuCodecs, type MenuDraft, type MenuNode } from '../../../../src/domains/menu/index.ts';
import { modelCodecs } from '../../../../src/domains/model/index.ts';
import type { Sandbox } from '../../index.ts';
import { flatten, personWith, startForTest } from '../client.ts';
import { control, designOf, make, release } from '../model/client.ts';
import { bytesOf, enter, only, read, readRecord, refusal, refusals, told, type Api, type SignedIn } from './client.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'milepost-menu-'));
let sandbox: Sandbox;
let admin: SignedIn;
let systemId: string;
beforeAll(async () => {
  sandbox = await startForTest({ data: folder });
  admin = await enter(sandbox.url, 'admin');
  systemId = only(await systems(), 'the platform', ({ enCode }) => enCode === 'operationsPlatform').id;
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const systems = () => read(menuCodecs.listSystems, admin.api.listSystems({ query: {} }));
type Query = NonNullable<Parameters<Api['listMenus']>[0]>['query'];
const menus = async (query: Query = {}, of = systemId): Promise<MenuNode[]> =>
  flatten(await read(menuCodecs.listMenus, admin.api.listMenus({ path: { systemId: of }, query })));
const entry = async (enCode: string) => only(await menus(), enCode, (node) => node.enCode === enCode);
const record = (id: string) => readRecord(menuCodecs.getMenu, admin.api.getMenu({ path: { id } }));
const create = (draft: MenuDraft) => admin.api.createMenu({ body: menuCodecs.createMenu.body.encode(draft) });
const update = (id: string, draft: MenuDraft) => admin.api.updateMenu({ path: { id }, body: menuCodecs.updateMenu.body.encode(draft) });
const draftOf = (enCode: string, fullName: string, change: Partial<MenuDraft> = {}): MenuDraft => ({
  systemId,
  parentId: null,
  fullName,
  enCode,
  icon: 'icon-ym icon-ym-patrol',
  type: 2,
  category: 'web',
  urlAddress: enCode.replace('-', '/'),
  opensIn: 'page',
  property: { kind: 'none' },
  hasButtonRights: true,
  hasColumnRights: false,
  hasFormRights: false,
  hasDataRights: false,
  sortCode: 7,
  isEnabled: true,
  description: '',
  ...change,
});
const shownTo = async (api: Api) => flatten((await api.getCurrentUser()).data?.menuList ?? []).map(({ fullName }) => fullName);

describe('an entry of the menu', () => {
  it('that was added stands in the menu of who has the right, with its page and its buttons', async () => {
    const parentId = (await entry('system')).id;
    expect(await told(create(draftOf('system-audit', '审计', { parentId })))).toBe('新建成功');
    const made = await entry('system-audit');
    expect(made).toMatchObject({ parentId, type: 2, isEnabled: true, property: { kind: 'value', value: { moduleId: made.id } } });
    expect(await shownTo(admin.api)).toContain('审计');
    expect(await shownTo((await enter(sandbox.url, 'staff')).api)).not.toContain('审计');

    const button = { moduleId: made.id, fullName: '复核', enCode: 'btn_check' };
    expect(await told(admin.api.createMenuButton({ body: button }))).toBe('新建成功');
    const { data } = await admin.api.getCurrentUser();
    expect(data?.permissionList?.find(({ modelId }) => modelId === made.id)?.button).toMatchObject([{ enCode: 'btn_check' }]);
    expect((await menus({ keyword: 'system-audit' })).map(({ fullName }) => fullName)).toEqual(['系统管理', '审计']);
  });

  it('that was changed, disabled and deleted is changed, hidden and gone, and a restart keeps it', async () => {
    await create(draftOf('system-weigh', '称重'));
    const { id } = await entry('system-weigh');
    const changed = { ...(await record(id)), fullName: '称重台账', isEnabled: false, description: '按车道' };
    expect(await told(update(id, changed))).toBe('更新成功');
    await sandbox.close();
    sandbox = await startForTest({ data: folder });
    admin = await enter(sandbox.url, 'admin');
    expect(await record(id)).toEqual(changed);
    expect(await shownTo(admin.api)).not.toContain('称重台账');
    expect((await menus({ enabledMark: '0' })).map((node) => node.id)).toEqual([id]);
    expect(await told(admin.api.removeMenu({ path: { id } }))).toBe('删除成功');
    expect((await menus()).map((node) => node.id)).not.toContain(id);
  });

  it('stands in a folder, keeps the code of its page, and is not deleted with entries below it', async () => {
    const area = await entry('system-area');
    expect(await refusal(create(draftOf('system-below', '下级', { parentId: area.id })))).toBe('只能放在目录或分类下，请重新选择上级');
    expect(await refusal(update(area.id, { ...(await record(area.id)), enCode: 'system-other' }))).toBe('页面的编码保存后不能修改');
    expect(await refusal(create(draftOf('system-area', '重码', { urlAddress: 'system/other' })))).toBe('编码已存在，请更换编码');
    const taken = { urlAddress: 'system/area' };
    expect(await refusal(create(draftOf('system-again', '区划', taken)))).toBe('地址已被使用：该地址属于“行政区划”，请更换地址');
    expect(await refusal(update(area.id, { ...(await record(area.id)), urlAddress: 'system/menu' }))).toContain('地址已被使用');
    expect(await refusal(create(draftOf('bad', '坏地址', { type: 7, urlAddress: 'javascript:alert(1)' })))).toBe(
      '地址不正确，请修改后重试',
    );
    expect(await refusal(admin.api.removeMenu({ path: { id: (await entry('msgCenter')).id } }))).toContain('请先删除下级菜单');
    const parents = flatten(
      await read(menuCodecs.listMenuParents, admin.api.listMenuParents({ path: { id: (await entry('system')).id, systemId }, query: {} })),
    ).map(({ fullName }) => fullName);
    expect(parents).toContain('组织权限');
    expect(parents).not.toContain('消息中心');
  });

  it('shows something that is there: a design that is released, a dictionary, a portal; what went later keeps it from nothing else', async () => {
    const showing = (type: number, moduleId: string): Partial<MenuDraft> => ({
      type,
      urlAddress: 'model/shown',
      property: { kind: 'value', value: { moduleId, iconBackgroundColor: '', isTree: false, rest: {} } },
    });
    const shown = (type: number, moduleId: string) => create(draftOf('shown', '展示', showing(type, moduleId)));
    expect(await refusal(shown(3, ''))).toBe('请选择要显示的设计，列表中没有时请先在“Web设计”中发布');
    expect(await refusal(shown(4, ''))).toBe('请选择要显示的字典分类');
    expect(await refusal(shown(8, ''))).toBe('请选择要显示的门户');
    expect(await refusal(shown(3, '1'))).toBe('所选设计不存在，可能已被删除，请重新选择');
    expect(await refusal(shown(4, '1'))).toBe('所选字典分类不存在，可能已被删除，请重新选择');
    expect(await refusal(shown(8, '1'))).toBe('所选门户不存在，可能已被删除，请重新选择');

    const designer = personWith(sandbox.url, admin.token);
    const design = await make(designer, 'menu.shown', designOf([control('name')]));
    const released = async () =>
      flatten(await read(modelCodecs.listModelOptions, admin.api.listModelOptions({ query: { isRelease: '1' } }))).map(({ id }) => id);
    expect(await released()).not.toContain(design);
    expect(await refusal(shown(3, design))).toBe('设计“设计 menu.shown”尚未发布，请先发布，再选择');
    await release(designer, design);
    expect(await released()).toContain(design);
    expect(await told(shown(3, design))).toBe('新建成功');

    const made = await entry('shown');
    const { list } = await designer.data('listModels', { query: { keyword: 'menu.shown' } });
    expect(list.map(({ id }) => id)).toEqual([design]);
    const gone = { ...(await record(made.id)), ...showing(3, '1') };
    expect(await refusal(update(made.id, gone))).toBe('所选设计不存在，可能已被删除，请重新选择');
    expect(await told(update(made.id, { ...(await record(made.id)), isEnabled: false }))).toBe('更新成功');
    await admin.api.removeMenu({ path: { id: made.id } });
  });

  it('for this page, and what it stands in, is neither disabled nor deleted', async () => {
    const [own, above] = [await entry('system-menu'), await entry('system')];
    const disabled = async (id: string) => update(id, { ...(await record(id)), isEnabled: false });
    const fixed = '系统菜单页面及其上级不能停用、移走或删除';
    expect(await refusals(disabled(own.id), disabled(above.id), admin.api.removeMenu({ path: { id: own.id } }))).toEqual([fixed]);
    const buttons = await read(menuCodecs.listMenuButtons, admin.api.listMenuButtons({ path: { id: own.id }, query: {} }));
    expect(await refusal(admin.api.removeMenuButton({ path: { id: buttons[0]?.id ?? '' } }))).toContain('不能停用、改码或删除');
    expect(await refusal(admin.api.removeSystem({ path: { id: systemId } }))).toBe('此页面所在的系统不能停用或删除');
  });
});

it('buttons, columns and form rights are kept by kind, buttons below buttons', async () => {
  const { id } = await entry('system-notice');
  const right = (fullName: string, enCode: string, parentId: string | null = null) =>
    menuCodecs.createMenuButton.body.encode({
      menuId: id,
      parentId,
      fullName,
      enCode,
      icon: '',
      sortCode: 9,
      isEnabled: true,
      description: '',
    });
  await admin.api.createMenuButton({ body: right('审批', 'btn_audit') });
  const buttons = () => read(menuCodecs.listMenuButtons, admin.api.listMenuButtons({ path: { id }, query: {} }));
  const top = only(await buttons(), 'the button', ({ enCode }) => enCode === 'btn_audit');
  await admin.api.createMenuButton({ body: right('撤回', 'btn_recall', top.id) });
  await admin.api.createMenuColumn({ body: right('标题', 'title') });
  await admin.api.createMenuForm({ body: right('正文', 'content') });
  expect(only(await buttons(), 'the button', ({ enCode }) => enCode === 'btn_audit').children.map(({ enCode }) => enCode)).toEqual([
    'btn_recall',
  ]);
  const columns = await read(menuCodecs.listMenuColumns, admin.api.listMenuColumns({ path: { id }, query: {} }));
  expect(columns.map(({ enCode, roleIds }) => [enCode, roleIds])).toEqual([['title', []]]);
  expect(await refusal(admin.api.removeMenuButton({ path: { id: top.id } }))).toContain('请先删除下级权限');
  expect(await refusal(admin.api.removeMenuForm({ path: { id: columns[0]?.id ?? '' } }))).toContain('不存在');
  expect(await refusal(admin.api.createMenuColumn({ body: right('又一标题', 'title') }))).toBe('编码已存在，请更换编码');
  expect(await read(menuCodecs.listDataSchemes, admin.api.listDataSchemes({ path: { id }, query: {} }))).toEqual([]);
});

it('a system that was added can be gone to, filled from a file of another, and deleted when it is empty', async () => {
  const body = menuCodecs.createSystem.body.encode({
    fullName: '养护协同平台',
    enCode: 'maintenancePlatform',
    icon: 'icon-ym icon-ym-board',
    sortCode: 30,
    isEnabled: true,
    description: '',
  });
  expect(await told(admin.api.createSystem({ body }))).toBe('新建成功');
  const made = only(await systems(), 'the system', ({ enCode }) => enCode === 'maintenancePlatform');
  const link = await read(menuCodecs.exportMenu, admin.api.exportMenu({ path: { id: (await entry('tollAudit')).id } }));
  const text = new TextDecoder().decode(await bytesOf(admin.api, link));
  const imported = async (content: string, fileName = '收费稽查.bm') => {
    const form = new FormData();
    form.append('file', new Blob([content]), fileName);
    return personWith(sandbox.url, admin.token).call('importMenu', { path: { systemId: made.id }, form });
  };
  expect(await imported(text)).toMatchObject({ code: 200, data: { menusAdded: 0, menusSkipped: 6, rightsAdded: 0 } });
  const renamed = text.replaceAll('"enCode": "', '"enCode": "copy.').replaceAll('copy.btn_', 'btn_');
  expect(await imported(renamed)).toMatchObject({ code: 200, data: { menusAdded: 6, menusSkipped: 0, rightsAdded: 32 } });
  expect((await menus({}, made.id)).map(({ fullName }) => fullName)).toContain('特情处理');
  expect((await imported(text.replace('"type": 0', '"type": 9'))).msg).toBe('导入失败：menus[0].type 不正确，未写入任何数据');
  expect((await imported(text, '收费稽查.json')).msg).toBe('请上传 .bm 格式的文件');

  await admin.api.switchMajor({ body: { majorId: made.id, majorType: 'System' } });
  expect(await shownTo(admin.api)).toContain('收费站管理');
  await admin.api.switchMajor({ body: { majorId: systemId, majorType: 'System' } });
  expect(await refusal(admin.api.removeSystem({ path: { id: made.id } }))).toContain('请先删除菜单');
  for (const { id } of (await menus({}, made.id)).toReversed()) await admin.api.removeMenu({ path: { id } });
  expect(await told(admin.api.removeSystem({ path: { id: made.id } }))).toBe('删除成功');
  expect((await systems()).map(({ enCode }) => enCode)).not.toContain('maintenancePlatform');
});
