import type { Locator, Page } from '@playwright/test';
import { keyboard, mouse } from '../hands.ts';
import type { Hands } from '../hands.ts';
import { controlSandbox } from '../servers.ts';
import { ACCOUNTS, expect, test } from '../world.ts';
import type { World } from '../createWorld.ts';

const ZH = {
  account: '孙婉宁',
  lock: '锁定屏幕',
  kept: '1 处未保存的内容已保留',
  password: '密码',
  unlock: '解锁',
  again: '重新登录',
  name: '工单名称',
};
const EN: typeof ZH = {
  account: '孙婉宁',
  lock: 'Lock screen',
  kept: 'What you typed in 1 place is kept',
  password: 'Password',
  unlock: 'Unlock',
  again: 'Sign in again',
  name: '工单名称',
};
const TYPED = 'K98+500 护栏';

interface At {
  readonly page: Page;
  readonly world: World;
  readonly words: typeof ZH;
  readonly hands: Hands;
  readonly field: Locator;
}

const WAYS: Readonly<Record<string, (at: At) => Promise<void>>> = {
  async 'the screen is locked'({ page, words, hands }) {
    await hands.press(page.getByRole('button', { name: words.account }));
    await hands.press(page.getByRole('menuitem', { name: words.lock }));
    await expect(page.getByText(words.kept)).toBeVisible();
    await expect(page.getByLabel(words.password, { exact: true })).toBeFocused();
    await page.keyboard.type(ACCOUNTS.admin);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: words.unlock })).toBeHidden();
  },
  async 'somebody signs the person out'({ page, world, words }) {
    await controlSandbox(world.apiUrl, 'kick', { accounts: ['admin'] });
    const dialog = page.getByRole('dialog', { name: words.again });
    await expect(dialog.getByLabel(words.password, { exact: true })).toBeFocused();
    await page.keyboard.type(ACCOUNTS.admin);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  },
  async 'Back and Forward are pressed'({ page, field }) {
    // The browser's own commands: their keys never come to a page.
    await page.goBack();
    await expect(field).toBeHidden();
    await page.goForward();
  },
};

for (const { locale, by, words, hands } of [
  { locale: 'zh-CN', by: 'by mouse', words: ZH, hands: mouse },
  { locale: 'en-GB', by: 'by keyboard alone', words: EN, hands: keyboard },
])
  test.describe(locale, () => {
    test.use({ locale });
    for (const [way, go] of Object.entries(WAYS))
      test(`${by}: a work order is there again after ${way}, and the keyboard is on the page`, async ({ strictPage: page, world }) => {
        await world.openAs(page, 'admin', '/model/maintenanceOrder');
        await expect(
          page
            .getByRole('row')
            .filter({ has: page.getByRole('rowheader') })
            .first(),
        ).toBeVisible();
        await page.keyboard.press('n');
        const field = page.getByRole('textbox', { name: words.name, exact: true });
        await hands.fill(field, TYPED);
        await go({ page, world, words, hands, field });
        await expect(field).toHaveValue(TYPED);
        await expect(page.locator(':focus')).toHaveCount(1);
      });
  });
