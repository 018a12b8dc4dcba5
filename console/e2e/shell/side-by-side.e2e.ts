import type { Page } from '@playwright/test';
import { keyboard, mouse } from '../hands.ts';
import { expect, expectAccessible, test } from '../world.ts';

test.use({ locale: 'zh-CN' });

const bar = (page: Page) => page.getByRole('navigation', { name: '已打开页面' });
const tags = (page: Page) => bar(page).getByRole('link');
const heading = (page: Page) => page.locator('#page h1:visible');
/** The first field of the page on screen that may be filled in by typing. */
const field = (page: Page) => page.locator('#page input[type=text]:visible:not([readonly]):not([disabled])').first();
const TASK = '占道施工申请 K120+000 – K186+000';
const OWN = '养护工单 YH-2026-1106 验收';

test('two tasks are open side by side: own tag, own text, closed for itself, there again after a reload', async ({
  strictPage: page,
  world,
}) => {
  await world.openAs(page, 'staff', '/workFlow/flowTodo');

  await test.step('a task opens by keyboard, and one of another list beside it by mouse', async () => {
    await keyboard.press(page.getByRole('link', { name: `审批 ${TASK}` }));
    await expect(heading(page)).toHaveText(TASK);
    await keyboard.fill(field(page), '第一件');
    await page.goBack();
    await mouse.press(page.getByRole('link', { name: '我发起的' }));
    await mouse.press(page.getByRole('link', { name: `编辑 ${OWN}` }));
    await expect(heading(page)).toHaveText(OWN);
    await mouse.fill(field(page), '第二件');
    // The record stands first.
    await expect(tags(page)).toHaveText([/^首页/, /./, /^ZD-2026-0347/, /./, /^YH-2026-1106/]);
    expect(await page.title()).toMatch(/^YH-2026-1106/);
  });

  await test.step('each keeps its text, by its tag, by Back and by Forward', async () => {
    await tags(page).nth(2).click();
    await expect(heading(page)).toHaveText(TASK);
    await expect(field(page)).toHaveValue('第一件');
    await page.goBack();
    await expect(heading(page)).toHaveText(OWN);
    await expect(field(page)).toHaveValue('第二件');
    await page.goForward();
    await expect(field(page)).toHaveValue('第一件');
    await expectAccessible(page, 'two tasks side by side');
  });

  await test.step('closing one asks about its own text only, and leaves the other one', async () => {
    await tags(page).nth(2).focus();
    await page.keyboard.press('Delete');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('ZD-2026-0347');
    await expect(question).not.toContainText('YH-2026-1106');
    await page.keyboard.press('Escape');
    await expect(tags(page)).toHaveCount(5);
    await tags(page).nth(2).focus();
    await page.keyboard.press('Delete');
    await question.getByRole('button', { name: '放弃' }).click();
    await expect(tags(page)).toHaveCount(4);
    await tags(page).nth(3).click();
    await expect(heading(page)).toHaveText(OWN);
    await expect(field(page)).toHaveValue('第二件');
  });

  await test.step('after a reload the tags have their names before their pages are built', async () => {
    await tags(page).nth(0).click();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(tags(page)).toHaveText([/^首页/, /./, /./, /^YH-2026-1106/]);
    await tags(page).nth(3).click();
    await expect(heading(page)).toHaveText(OWN);
  });
});

test('a task opens in a new tab by the middle button, and the tab is signed in by itself', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'staff', '/workFlow/flowTodo');
  const link = page.getByRole('link', { name: `审批 ${TASK}` });
  await expect(link).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await link.click({ button: 'middle' });
  const tab = await opened;
  await expect(heading(tab)).toHaveText(TASK);
  await expect(page).toHaveURL('/workFlow/flowTodo');
});
