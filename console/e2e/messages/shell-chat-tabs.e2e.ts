import type { BrowserContext, Page } from '@playwright/test';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { icon, log, message, open, personOf, write } from '../chatDesk.ts';
import { ACCOUNTS, expect, test } from '../world.ts';
import type { World } from '../world.ts';

const ADMIN = '孙婉宁';
const STAFF = '何俊杰';

async function tab(context: BrowserContext, world: World, account: keyof typeof ACCOUNTS): Promise<Page> {
  const page = await context.newPage();
  await world.openAs(page, account, '/home');
  return page;
}

test(
  'SHELL-4 two tabs of one person: what one reads is read in the other, and what one sends appears in both',
  LONG_RUN,
  async ({ browser, world }) => {
    const [own, others] = [await browser.newContext({ locale: 'zh-CN' }), await browser.newContext({ locale: 'zh-CN' })];
    const admin = await tab(others, world, 'admin');
    const [one, two] = [await tab(own, world, 'staff'), await tab(own, world, 'staff')];
    await open(admin, STAFF);
    await write(admin, '占道方案看过了吗');
    await icon(two).click();
    await expect(personOf(two, ADMIN)).toContainText('1 条未读消息');
    await expect(icon(one)).toHaveAccessibleName(/聊天，\d+ 条未读/);
    const before = (await icon(two).getAttribute('aria-label')) ?? '';

    // Read in one tab: the badges of the other follow.
    await one.bringToFront();
    await open(one, ADMIN);
    await expect(message(one, /占道方案看过了吗$/)).toHaveCount(1);
    await expect(personOf(two, ADMIN)).not.toContainText('条未读消息');
    await expect(icon(two)).not.toHaveAccessibleName(before);

    // Sent in one tab: once in the open conversation of both.
    await two.bringToFront();
    await personOf(two, ADMIN).click();
    await write(one, '看过了，没有意见');
    await expect(message(two, /^我，.*看过了，没有意见/)).toHaveCount(1);
    await expect(message(one, /^我，\d\d:\d\d，看过了，没有意见/)).toHaveCount(1);
    await write(two, '明早开工');
    await expect(message(one, /^我，.*明早开工/)).toHaveCount(1);

    // Deleted in one tab: gone from the open conversation of the other.
    await personOf(two, ADMIN).click({ button: 'right' });
    await two.getByRole('menuitem', { name: '删除聊天记录' }).click();
    await two.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(log(one)).toContainText('还没有消息');
    await Promise.all([own.close(), others.close()]);
  },
);
