import type { Page } from '@playwright/test';

export const heading = (page: Page, name?: string) => page.getByRole('heading', { level: 1, ...(name && { name }) });
/** The rows of a list. */
export const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
export const toasts = (page: Page) => page.getByRole('region', { name: '消息', exact: true }).getByRole('listitem');
/** The dialog that asks for the password again, over the page. */
export const again = (page: Page) => page.getByRole('dialog', { name: '重新登录' });

export async function signInAgain(page: Page, password: string) {
  await again(page).getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

export async function lockScreen(page: Page) {
  await page.getByRole('button', { name: '孙婉宁' }).click();
  await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
  await page.getByRole('button', { name: '解锁' }).waitFor();
}

/** Errors the page threw and nobody caught. */
export function watchThrown(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  return thrown;
}

/** True when the long runs are wanted too. */
export const isWhole = process.env['MILEPOST_TEST_ALL'] === '1';
