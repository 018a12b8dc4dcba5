import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
export async function open({
  locale = 'zh-CN',
  colorScheme = 'light',
  width = 1280,
  height = 800,
  user = 'admin',
  password = 'Admin2026',
} = {}) {
  const context = await browser.newContext({ locale, colorScheme, viewport: { width, height } });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console error', m.text().slice(0, 200)));
  page.on('pageerror', (e) => console.log('page error', e.message.slice(0, 300)));
  await page.goto('http://127.0.0.1:3510/');
  await page.locator('input[autocomplete=username], input[name=account]').first().fill(user);
  await page.locator('input[type=password]').first().fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((u) => !/login/.test(u.pathname), { timeout: 60000 });
  return page;
}
export const done = () => browser.close();
