import { expect, expectAccessible, test } from '../world.ts';
import type { World } from '../world.ts';
import { calls, control, countedKeys, idOf, kept, openDesigner } from './designDesk.ts';

const NAME = '日常巡查';
const VERSIONS = 7;
/** Presses from an open designer to a draft that is an earlier version again, with what differs read before. @source designer §4 */
const MOST_ACTIONS = 5;

const topicIn = (version: number) => `第 ${version} 版主题`;

/** Releases the design six times more, each time with another label. @returns its id */
async function releaseSeveral(world: World): Promise<string> {
  const id = await idOf(world, NAME);
  const { send } = await calls(world);
  for (let version = 2; version <= VERSIONS; version += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each version follows the one before
    const { formData, ...before } = await kept(world, id);
    const form = (formData ?? '').replace(/"(?:巡查主题|第 \d 版主题)"/u, `"${topicIn(version)}"`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await send('PUT', `/api/visualdev/Base/${id}`, { ...before, formData: form });
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect((await send('POST', `/api/visualdev/Base/${id}/Actions/Release`, { pc: 0, app: 0, note: `第 ${version} 次发布` })).code).toBe(
      200,
    );
  }
  return id;
}

test('an earlier version is compared with the one in use, looked at, and taken back as the draft with few presses; people keep what is in use', async ({
  strictPage: page,
  world,
}) => {
  const id = await releaseSeveral(world);
  await openDesigner(page, world, NAME);
  const keys = countedKeys(page);
  const inUse = async () => (await (await calls(world)).get<{ formData: string }>(`/api/visualdev/OnlineDev/${id}/Config`)).formData;
  const before = await inUse();

  await keys.press('Alt+4');
  const fourth = page.getByRole('row').filter({ hasText: '第 4 次发布' });
  await expect(fourth).toBeVisible();
  await fourth.getByRole('button', { name: /^比较/ }).focus();
  await keys.press('Enter');
  const compared = page.getByRole('dialog', { name: '比较版本' });
  await expect(compared).toContainText(`“${topicIn(4)}”改名为“${topicIn(VERSIONS)}”`);
  await keys.press('Escape');
  await fourth.getByRole('button', { name: /^恢复到此版本/ }).focus();
  await keys.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('不影响其他人');
  await keys.press('Enter');
  await expect(question).toBeHidden();
  expect(keys.count()).toBeLessThanOrEqual(MOST_ACTIONS);

  await expect.poll(async () => (await kept(world, id)).formData).toContain(topicIn(4));
  expect(await inUse()).toBe(before);
  await page.keyboard.press('Alt+1');
  await expect(control(page, topicIn(4))).toBeVisible();
  await expect(page.getByText('发布后已修改', { exact: true }).filter({ visible: true }).first()).toBeVisible();
});

test('a version is tried with samples, as it was used: no record is read, and nothing is sent', async ({ strictPage: page, world }) => {
  const id = await releaseSeveral(world);
  await openDesigner(page, world, NAME);
  await page.keyboard.press('Alt+4');
  const ofRecords: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/OnlineDev/${id}`)) ofRecords.push(`${request.method()} ${request.url()}`);
  });
  await page.getByRole('row').filter({ hasText: '第 4 次发布' }).getByRole('button', { name: /^查看/ }).click();
  const look = page.getByRole('dialog', { name: `${NAME} · 版本 4` });
  await expect(look.getByRole('row').nth(1)).toContainText('示例人员');
  await expectAccessible(page, 'a version that is looked at');
  await look.getByRole('radio', { name: '表单' }).click();
  await expect(look.getByRole('textbox', { name: topicIn(4) })).not.toHaveValue('');
  expect(ofRecords).toEqual([]);
});
