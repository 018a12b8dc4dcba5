import type { WebSocketRoute } from '@playwright/test';
import { tokenOf } from '../accounts.ts';
import { expect, test } from '../world.ts';

interface Node {
  readonly id: string;
  readonly fullName: string;
  readonly enCode?: string;
  readonly children?: readonly Node[] | null;
}
const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

/** Calls of an administrator. @throws with what the server says when it refuses */
async function administrator(apiUrl: string) {
  const Authorization = await tokenOf(apiUrl, 'admin');
  return async (method: string, address: string, body?: object) => {
    const sent = body && { body: JSON.stringify(body) };
    const headers = { Authorization, 'Content-Type': 'application/json' };
    const answer = await (await fetch(`${apiUrl}/api/${address}`, { method, headers, ...sent })).json();
    if (answer.code !== 200) throw new Error(`[e2e] ${method} ${address}: ${answer.msg}`);
    return answer.data;
  };
}

/** The role that account staff has, and the rights it holds. */
async function rightsOfStaff(call: Awaited<ReturnType<typeof administrator>>) {
  const role = (await call('GET', 'permission/Role?keyword=roadStaff')).list[0].id;
  const step = async (type: string, moduleIds = '') => call('POST', `permission/Authority/Data/${role}/Values`, { type, moduleIds });
  const systemIds: string[] = (await step('system')).ids;
  const menus: { list: readonly Node[]; ids: readonly string[] } = await step('module', systemIds.join(','));
  const idOf = (name: string) => flat(menus.list).find(({ fullName }) => fullName === name)?.id ?? '';
  return { role, step, systemIds, menus, idOf };
}

test('a column and a field that a role loses are gone from the page of its people, and come back; what is hidden is kept', async ({
  browser,
  page,
  world,
}) => {
  const call = await administrator(world.apiUrl);
  const { role, step, systemIds, menus, idOf } = await rightsOfStaff(call);
  const entry = idOf('单据规则');
  const rule = (await call('GET', 'system/BillRule?keyword=施工单位编号')).list[0].id;
  await call('PUT', `system/BillRule/${rule}`, { ...(await call('GET', `system/BillRule/${rule}`)), description: '不可丢失' });

  // The entry judges columns and fields from now on; rights are listed, and given to a role with the page.
  await world.openAs(page, 'admin', '/system/menu');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toBeVisible();
  await page.getByRole('heading', { level: 1, name: '系统菜单' }).click();
  const search = page.getByRole('searchbox', { name: '搜索：系统菜单' });
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
  // On a slow machine the key was pressed twice, and the second one has written itself.
  await search.fill('system-billRule');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: /单据规则/ });
  await expect(rows.last()).toContainText('单据规则');
  await row.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: '编辑菜单' });
  await form.getByRole('switch', { name: /^列表权限/ }).press('Space');
  await form.getByRole('switch', { name: /^表单权限/ }).press('Space');
  await page.keyboard.press('Control+s');
  await expect(form).toBeHidden();
  for (const enCode of ['enCode', 'outputNumber'])
    await call('POST', 'system/ModuleColumn', { moduleId: entry, parentId: '-1', fullName: enCode, enCode, enabledMark: 1, sortCode: 0 });
  for (const enCode of ['prefix', 'description'])
    await call('POST', 'system/ModuleForm', { moduleId: entry, parentId: '-1', fullName: enCode, enCode, enabledMark: 1, sortCode: 0 });
  const module = [...menus.ids, entry];
  const rightsOf = async (type: string, names: readonly string[]) => {
    const nodes = flat((await step(type, entry)).list);
    return names.flatMap((name) => nodes.find(({ fullName }) => fullName === name)?.id ?? []);
  };
  const button = await rightsOf('button', ['编辑']);
  const give = async (columns: readonly string[], fields: readonly string[]) =>
    call('PUT', `permission/Authority/Data/${role}`, {
      objectType: 'Role',
      systemIds,
      module,
      button,
      resource: [],
      column: await rightsOf('column', columns),
      form: await rightsOf('form', fields),
    });
  await give(['enCode', 'outputNumber'], ['prefix', 'description']);

  const theirs = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  const heads = theirs.getByRole('columnheader');
  const opened = theirs.getByRole('dialog', { name: '编辑规则' });
  const open = async () => {
    await theirs.getByRole('row', { name: /施工单位编号/ }).focus();
    await theirs.keyboard.press('Enter');
    await expect(opened.getByLabel(/^前缀/)).toBeVisible();
  };
  await world.openAs(theirs, 'staff', '/system/billRule');
  await expect(heads.filter({ hasText: '当前流水号' })).toHaveCount(1);
  await expect(heads.filter({ hasText: '业务分类' })).toHaveCount(0);
  await open();
  await expect(opened.getByLabel(/^说明/)).toHaveValue('不可丢失');
  await theirs.keyboard.press('Escape');

  // The page hears of it, and begins anew by itself.
  await give(['enCode'], ['prefix']);
  await expect(heads.filter({ hasText: '业务编码' })).toHaveCount(1);
  await expect(heads.filter({ hasText: '当前流水号' })).toHaveCount(0);
  await open();
  await expect(opened.getByLabel(/^说明/)).toHaveCount(0);
  await opened.getByLabel(/^前缀/).fill('SGX');
  await theirs.keyboard.press('Control+s');
  await expect(opened).toBeHidden();
  expect(await call('GET', `system/BillRule/${rule}`)).toMatchObject({ prefix: 'SGX', description: '不可丢失' });

  await give(['enCode', 'outputNumber'], ['prefix', 'description']);
  // Twice in a short time it only offers to.
  await expect(async () => void (await theirs.reload())).toPass();
  await expect(heads.filter({ hasText: '当前流水号' })).toHaveCount(1);
  await theirs.context().close();
});

test('a page that a role loses while its people have no connection is gone from their menu when they have one again', async ({
  page,
  world,
}) => {
  const call = await administrator(world.apiUrl);
  const { role, systemIds, menus, idOf } = await rightsOfStaff(call);
  const sockets: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket(/\/websocket\//, (socket) => {
    if (isCut) return void socket.close({ code: 1011 });
    sockets.push(socket);
    return void socket.connectToServer();
  });
  await world.openAs(page, 'staff', '/systemData/dictionary');
  const link = page.getByRole('navigation').getByRole('link', { name: '数据字典' });
  await expect(link.first()).toBeVisible();
  await expect.poll(() => sockets.length).toBe(1);

  isCut = true;
  await sockets[0]?.close({ code: 1011 });
  const module = menus.ids.filter((id) => id !== idOf('数据字典'));
  const none = { button: [], resource: [], column: [], form: [] };
  await call('PUT', `permission/Authority/Data/${role}`, { objectType: 'Role', systemIds, module, ...none });
  await expect(link.first()).toBeVisible();
  isCut = false;
  await expect(page.getByRole('heading', { name: '找不到这个页面' })).toBeVisible();
  await expect(link).toHaveCount(0);
});
