import type { Page } from '@playwright/test';
import { expect, test } from '../world.ts';
import { DESIGNS, canvas, control, kept, labelField, openDesigner } from './designDesk.ts';

const undo = (page: Page) => page.getByRole('button', { name: /^撤销：/ });

/** Spoken names of the controls, in reading order. */
const names = async (page: Page) =>
  canvas(page)
    .getByRole('treeitem')
    .evaluateAll((all) => all.map((one) => one.querySelector('span')?.textContent));

/** Names of the columns of the list, in their order. */
const heads = async (page: Page) => {
  await page.keyboard.press('Alt+2');
  const bar = page.getByRole('toolbar', { name: '列头' }).getByRole('button');
  await expect(bar.first()).toBeVisible();
  return bar.allInnerTexts();
};
/** Form and list as they are shown. The form is shown after. */
async function shown(page: Page) {
  const columns = await heads(page);
  await page.keyboard.press('Alt+1');
  await expect(canvas(page)).toBeVisible();
  return { columns, names: await names(page) };
}

test('mixed steps over form and list are taken back and done again, and what was not saved comes back after the tab has crashed', async ({
  calmPage: page,
  world,
}) => {
  const id = await openDesigner(page, world, '路政巡查');
  const before = await kept(world, id);
  const first = await shown(page);
  // Thirty-five steps: moves, widths, copies, labels, removals, and columns of the list that move and get wider.
  for (let round = 0; round < 5; round += 1) {
    await control(page, round === 0 ? '巡查主题' : '巡查日期').click();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Alt+d');
    await page.keyboard.press('F2');
    await labelField(page).fill(`第 ${round} 次`);
    await page.keyboard.press('Escape');
    await control(page, `第 ${round} 次`).focus();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Alt+2');
    await page.getByRole('toolbar', { name: '列头' }).getByRole('button').nth(round).focus();
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Alt+1');
  }
  const last = await shown(page);
  expect(last.names).not.toEqual(first.names);
  expect(last.columns).not.toEqual(first.columns);
  let taken = 0;
  for (; taken < 60 && (await undo(page).count()) > 0; taken += 1) await page.keyboard.press('Control+z');
  expect(taken).toBeGreaterThanOrEqual(30);
  expect(await shown(page)).toEqual(first);
  for (let step = 0; step < 60 && (await page.getByRole('button', { name: /^重做：/ }).count()) > 0; step += 1)
    await page.keyboard.press('Control+Shift+z');
  expect(await shown(page)).toEqual(last);

  await control(page, '巡查日期').click();
  await labelField(page).fill('最后一步');
  await expect(control(page, '最后一步')).toBeVisible();
  const left = await shown(page);
  // The tab is gone from one moment to the next: no handler of the page runs.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('最后一步'))).toBe(true);
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await world.openAs(next, 'admin', `${DESIGNS}?design=${id}`);
  await next.getByRole('button', { name: '恢复内容' }).click();
  await expect.poll(() => shown(next)).toEqual(left);
  expect((await kept(world, id)).formData).toBe(before.formData);
});

test('a server that dies in the middle takes nothing away, and has all of it once it is back', async ({
  calmPage: page,
  ownWorld: world,
}) => {
  const id = await openDesigner(page, world, '路政巡查');
  await world.whileApiIsAway(async () => {
    await control(page, '巡查主题').click();
    await labelField(page).fill('本次巡查主题');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').filter({ hasText: '草稿' })).toBeVisible();
    await expect(control(page, '本次巡查主题')).toBeVisible();
  });
  await page.getByRole('button', { name: '重新保存' }).click();
  await expect(page.getByText(/^草稿已保存/)).toBeVisible();
  expect((await kept(world, id)).formData).toContain('本次巡查主题');
});
