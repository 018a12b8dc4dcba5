import type { Page } from '@playwright/test';
import { goTo } from '../faultsDesk.ts';
import { expect, expectAccessible, test } from '../world.ts';
import type { World } from '../world.ts';
import { DESIGNS, calls, control, idOf, kept, openDesigner } from './designDesk.ts';

const NAME = '日常巡查';
const PAGE = '/model/dailyPatrol';

interface Control {
  readonly __vModel__?: string;
  readonly __config__: Readonly<Record<string, unknown>> & { readonly label?: string };
}
interface Form {
  readonly fields: readonly Control[];
}

/** Values of the records of a model, by their ids. */
async function recordsOf(world: World, id: string): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const { get, send } = await calls(world);
  const path = `/api/visualdev/OnlineDev/${id}`;
  const { list } = ((await send('POST', `${path}/List`, { currentPage: 1, pageSize: 5 })) as { data: { list: readonly { id: string }[] } })
    .data;
  const all = list.map(async ({ id: recordId }) => {
    const { data } = await get<{ data: string }>(`${path}/${recordId}`);
    return [recordId, JSON.parse(data) as Record<string, unknown>] as const;
  });
  return new Map(await Promise.all(all));
}

/** The form without the weather, asking for the time of departure and for a reason that is new. */
function withoutWeather(form: Form) {
  const weather = form.fields.find(({ __vModel__: key }) => key === 'weather');
  const reason = { __vModel__: 'reason', __config__: { jnpfKey: 'comInput', label: '巡查原因', formId: 901, required: true } };
  const fields = form.fields.filter((one) => one !== weather);
  const retired = { key: 'weather', kind: 'select', label: '天气', own: weather, atMs: 1 };
  return { ...form, fields: [reason, ...fields], milepostRetired: [retired] };
}
/** The list without the weather. */
function listWithoutWeather(text: string): string {
  const list = JSON.parse(text) as Record<string, unknown>;
  const without = (items: unknown) =>
    Array.isArray(items) ? items.filter((one: unknown) => !JSON.stringify(one).includes('"weather"')) : items;
  const cut = Object.fromEntries(Object.entries(list).map(([name, value]) => [name, without(value)]));
  const upload = list['uploaderTemplateJson'] as { readonly selectKey: readonly string[] };
  const columns = cut['columnList'] as object[];
  return JSON.stringify({
    ...cut,
    columnList: [{ prop: 'reason', label: '巡查原因', jnpfKey: 'comInput' }, ...columns],
    uploaderTemplateJson: { ...upload, selectKey: upload.selectKey.filter((key) => key !== 'weather') },
  });
}

/** Saves the design without the weather as a draft, as another designer does. @returns its id */
async function draftElsewhere(world: World): Promise<string> {
  const id = await idOf(world, NAME);
  const { send } = await calls(world);
  const before = await kept(world, id);
  const formData = JSON.stringify(withoutWeather(JSON.parse(before.formData ?? '') as Form));
  const body = { ...before, formData, columnData: listWithoutWeather(before.columnData ?? ''), seenTime: before.lastModifyTime };
  expect((await send('PUT', `/api/visualdev/Base/${id}`, body)).code).toBe(200);
  return id;
}

test('a form in use gets a field, a field is made required, one with values is taken out: told with numbers, released, nothing is lost', async ({
  strictPage: page,
  world,
}) => {
  const id = await openDesigner(page, world, NAME);
  const before = await recordsOf(world, id);
  expect([...before.values()].filter(({ weather }) => weather).length).toBeGreaterThan(0);

  await page.keyboard.press('Alt+q');
  const quick = page.getByRole('dialog', { name: '快速添加字段' });
  await expect(quick.getByRole('grid').getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('养护单位');
  await page.keyboard.press('Control+Enter');
  await expect(control(page, '养护单位')).toBeVisible();

  await control(page, '出发时间').click();
  await page.getByRole('switch', { name: '必填' }).click();
  await expect(control(page, '出发时间')).toHaveAccessibleName(/必填/);

  await control(page, '天气').click();
  await page.keyboard.press('Delete');
  const removal = page.getByRole('dialog', { name: '删除“天气”？' });
  await expect(removal).toContainText(/24 条记录中有 \d+ 条有值/);
  await expectAccessible(page, 'a field with values is taken out');
  await removal.getByRole('button', { name: '停用，保留数据' }).click();
  await expect(control(page, '天气')).toBeHidden();

  await page.keyboard.press('Control+Shift+Enter');
  const release = page.getByRole('dialog', { name: `发布“${NAME}”` });
  for (const words of ['新增“养护单位”', '“出发时间”的必填：否 → 是', '停用字段“天气”']) await expect(release).toContainText(words);
  await expect(release).toContainText(/停用字段“天气”：24 条记录中有 \d+ 条有值，数据不会丢失/);
  await release.getByRole('button', { name: '发布', exact: true }).click();
  await expect(release).toBeHidden();
  await expect(page.getByText('已发布', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  expect(await recordsOf(world, id)).toEqual(before);
});

const dialogOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: /巡查主题/ }) });

test('who has a form open when it is released anew is told what has changed, keeps what was typed, and saves by the new form', async ({
  strictPage: page,
  world,
}) => {
  await world.openAs(page, 'admin', PAGE);
  const id = await idOf(world, NAME);
  await page.getByRole('row').nth(1).press('Enter');
  const form = dialogOf(page);
  const topic = form.getByRole('textbox', { name: /巡查主题/ });
  await topic.fill('桥面巡查');
  await draftElsewhere(world);
  const { send } = await calls(world);
  expect(await send('POST', `/api/visualdev/Base/${id}/Actions/Release`, { pc: 0, app: 0 })).toMatchObject({ code: 200 });

  await topic.press('Enter');
  const notice = form.locator('[data-design-notice]');
  await expect(notice).toContainText('您填写期间，表单已更新');
  await expect(notice).toContainText('新增必填字段：巡查原因');
  await expect(notice).toContainText('已从表单中移除：天气');
  await expect(topic).toHaveValue('桥面巡查');
  await expect(topic).toBeFocused();
  await expectAccessible(page, 'a form that was released anew');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('link', { name: /巡查原因/ })).toBeVisible();
  await form.getByRole('textbox', { name: /巡查原因/ }).fill('雨后复查');
  // The new form keeps a draft as the one before did.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('雨后复查'))).toBe(true);
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  // The list behind it is the new one, too.
  await expect(page.getByRole('columnheader', { name: '巡查原因' })).toBeVisible();
  const saved = [...(await recordsOf(world, id)).values()].find(({ reason }) => reason === '雨后复查');
  expect(saved).toMatchObject({ title: '桥面巡查' });
  expect(saved?.['weather']).toBeTruthy();
});

test('a list that is open while its design is released in another tab has the new columns, and the filter that was typed', async ({
  strictPage: page,
  world,
}) => {
  await world.openAs(page, 'admin', PAGE);
  await page.getByRole('button', { name: /^筛选/ }).click();
  const year = page.getByRole('spinbutton', { name: '年 开始日期 巡查日期' });
  await year.focus();
  await page.keyboard.type('2026');
  await draftElsewhere(world);
  const other = await page.context().newPage();
  await world.openAs(other, 'admin', DESIGNS);
  await other
    .getByRole('row', { name: new RegExp(`^${NAME}，`) })
    .getByRole('button')
    .last()
    .click();
  await other.getByRole('menuitem', { name: '发布', exact: true }).click();
  await other
    .getByRole('dialog', { name: `发布“${NAME}”` })
    .getByRole('button', { name: '发布', exact: true })
    .click();

  await expect(page.getByRole('columnheader', { name: '巡查原因' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '天气' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: '天气' })).toBeHidden();
  await expect(year).toHaveAttribute('aria-valuenow', '2026');
  await other.close();
});

test('a form on a page that is out of sight while it is released is the new one when the page comes back, with what was typed', async ({
  strictPage: page,
  world,
}) => {
  const id = await idOf(world, '养护工单');
  const { send } = await calls(world);
  await world.openAs(page, 'admin', '/model/maintenanceOrder');
  await page.getByRole('button', { name: /^新增/ }).first().click();
  const title = page.getByRole('textbox', { name: '工单名称' });
  await title.fill('桥面维修');
  const address = new URL(page.url());
  const before = await kept(world, id);
  const form = JSON.parse(before.formData ?? '') as Form;
  const reason = { __vModel__: 'reason', __config__: { jnpfKey: 'comInput', label: '派单原因', formId: 901, required: true } };
  await send('PUT', `/api/visualdev/Base/${id}`, { ...before, formData: JSON.stringify({ ...form, fields: [reason, ...form.fields] }) });
  await goTo(page, DESIGNS);
  await page
    .getByRole('row', { name: /^养护工单，/ })
    .getByRole('button')
    .last()
    .click();
  await page.getByRole('menuitem', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '发布“养护工单”' });
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog).toBeHidden();
  await goTo(page, address.pathname + address.search);
  await expect(page.locator('[data-design-notice]')).toContainText('新增必填字段：派单原因');
  await expect(title).toHaveValue('桥面维修');
});
