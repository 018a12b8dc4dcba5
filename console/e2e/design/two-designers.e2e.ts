import { tokenOf } from '../accounts.ts';
import { expect, test } from '../world.ts';
import { calls, control, kept, labelField, openDesigner } from './designDesk.ts';

const NAME = '路政巡查';

test('two designers at one design: what each has changed is kept, and only what both have changed is asked about', async ({
  strictPage: page,
  world,
}) => {
  const id = await openDesigner(page, world, NAME);
  await control(page, '巡查主题').click();
  await labelField(page).fill('我的主题');
  await control(page, '天气').click();
  await labelField(page).fill('我的天气');

  // The other designer saves first: another label of the same field, and one of a field nobody else has touched.
  const { get, send } = await calls(world);
  const before = await get<Record<string, unknown>>(`/api/visualdev/Base/${id}`);
  const formData = String(before['formData']).replace('"巡查主题"', '"对方的主题"').replace('"出发时间"', '"对方的出发"');
  const saved = await send('PUT', `/api/visualdev/Base/${id}`, { ...before, formData, seenTime: before['lastModifyTime'] });
  expect(saved.code).toBe(200);

  await page.keyboard.press('Control+s');
  const question = page.getByRole('dialog', { name: '双方修改了同一处' });
  await expect(question.getByRole('radiogroup')).toHaveCount(1);
  await question.getByRole('radio', { name: /^对方的：对方的主题/ }).check();
  await question.getByRole('button', { name: '按所选保存' }).click();
  await expect(page.getByText(/^草稿已保存/)).toBeVisible();

  const { formData: both } = await kept(world, id);
  expect(both).toContain('"对方的主题"');
  expect(both).toContain('"对方的出发"');
  expect(both).toContain('"我的天气"');
  await expect(control(page, '对方的出发')).toBeVisible();
  // What was given up is one step back.
  await page.keyboard.press('Control+z');
  await expect(control(page, '我的主题')).toBeVisible();
});

test('a draft somebody without the right sends is refused by the server', async ({ world }) => {
  const headers = { Authorization: await tokenOf(world.apiUrl, 'staff'), 'Content-Type': 'application/json' };
  const answer = await fetch(`${world.apiUrl}/api/visualdev/Base`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ fullName: '越权', enCode: 'noRight', webType: 1, type: 1 }),
  });
  expect(((await answer.json()) as { code: number }).code).not.toBe(200);
});
