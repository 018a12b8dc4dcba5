import { expect, expectAccessible, test } from '../world.ts';
import type { World } from '../world.ts';
import { calls, idOf, kept } from './designDesk.ts';

test.use({ locale: 'zh-CN' });

interface Form {
  readonly fields: readonly object[];
}

/** Puts a required field first into the form of a design, as another designer does; `isReleased` takes it into use at once. */
async function withReason(world: World, name: string, isReleased: boolean): Promise<void> {
  const id = await idOf(world, name);
  const { send } = await calls(world);
  const before = await kept(world, id);
  const form = JSON.parse(before.formData ?? '') as Form;
  const reason = { __vModel__: 'reason', __config__: { jnpfKey: 'comInput', label: '补充原因', formId: 901, required: true } };
  const formData = JSON.stringify({ ...form, fields: [reason, ...form.fields] });
  expect((await send('PUT', `/api/visualdev/Base/${id}`, { ...before, formData, seenTime: before.lastModifyTime })).code).toBe(200);
  if (!isReleased) return;
  expect((await send('POST', `/api/visualdev/Base/${id}/Actions/Release`, { pc: 0, app: 0 })).code).toBe(200);
}

test('a form by short link whose design is released anew is told, keeps what was typed, and is handed in by the new form', async ({
  strictPage: page,
  world,
}) => {
  const { send } = await calls(world);
  const id = await idOf(world, '日常巡查');
  const { data } = (await send('PUT', `/api/visualdev/ShortLink/${id}`, { enabledMark: 1 })) as { data: { key: string } };
  await page.goto(`/formShortLink?key=${data.key}`);
  const topic = page.getByRole('textbox', { name: /巡查主题/ });
  await topic.fill('桥面巡查');
  await withReason(world, '日常巡查', true);

  await page.getByRole('spinbutton', { name: '年 巡查日期' }).focus();
  await page.keyboard.type('20261120');
  await page.getByRole('button', { name: '提交' }).press('Enter');
  const notice = page.locator('[data-design-notice]');
  await expect(notice).toContainText('您填写期间，表单已更新');
  await expect(notice).toContainText('新增必填字段：补充原因');
  await expect(topic).toHaveValue('桥面巡查');
  await expectAccessible(page, 'a form by short link that was released anew');
  await page.getByRole('textbox', { name: /补充原因/ }).fill('雨后复查');
  await page.getByRole('button', { name: '提交' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '已提交' })).toBeVisible();
});

test('a form that is tried is drawn anew by the draft somebody else has saved, with what was typed', async ({
  strictPage: page,
  world,
}) => {
  const id = await idOf(world, '日常巡查');
  await world.openAs(page, 'admin', `/previewModel?id=${id}&previewType=draft&part=form`);
  const topic = page.getByRole('textbox', { name: /巡查主题/ });
  await topic.fill('桥面巡查');
  await withReason(world, '日常巡查', false);
  await page.keyboard.press('Control+s');
  const notice = page.locator('[data-design-notice]');
  await expect(notice).toContainText('新增必填字段：补充原因');
  await expect(topic).toHaveValue('桥面巡查');
  await page.getByRole('textbox', { name: /补充原因/ }).fill('雨后复查');
  await page.keyboard.press('Control+s');
  const sent = page.getByRole('dialog', { name: '将会发送的内容' });
  await expect(sent.getByRole('row', { name: /补充原因/ })).toContainText('"雨后复查"');
  await expect(sent.getByRole('row', { name: /巡查主题/ })).toContainText('"桥面巡查"');
});

test('a flow that is begun by a form that is released anew is told, and keeps what was typed', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/workFlow/flowLaunch');
  await page.getByRole('button', { name: '发起流程' }).press('Enter');
  await page
    .getByRole('dialog', { name: '发起流程' })
    .getByRole('button', { name: /赔补偿案件/ })
    .press('Enter');
  const place = page.getByRole('textbox', { name: /事故地点/ });
  await place.fill('K12 收费站');
  const begun = page.url();
  await withReason(world, '赔补偿案件', true);
  const keep = page.getByRole('button', { name: '存为草稿' });
  await keep.press('Enter');
  const notice = page.locator('[data-design-notice]');
  await expect(notice).toContainText('新增必填字段：补充原因');
  await expect(place).toHaveValue('K12 收费站');
  expect(page.url()).toBe(begun);
  await expectAccessible(page, 'the form of a flow that was released anew');
  const reason = page.getByRole('textbox', { name: /补充原因/ });
  await reason.fill('雨后复查');
  await keep.press('Enter');
  await expect(page).not.toHaveURL(begun);
  await page.reload();
  await expect(reason).toHaveValue('雨后复查');
  await expect(place).toHaveValue('K12 收费站');
});
