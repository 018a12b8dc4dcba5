import { expect, test } from '../world.ts';

const ENTRY = '**/assets/start-*.js';
const WORDS = '页面还没有加载出来';

for (const [what, answer] of [
  ['is missing', { status: 404, body: '' }],
  ['is answered with a page, as some gateways do', { status: 200, contentType: 'text/html', body: '<p>gateway</p>' }],
] as const)
  test(`where the first script ${what}, the page says so and offers to load again`, async ({ page }) => {
    await page.route(ENTRY, (route) => route.fulfill(answer));
    await page.goto('/login');
    await expect(page.getByText(WORDS)).toBeVisible();
    await page.unroute(ENTRY);
    await page.getByRole('link', { name: '重新加载' }).press('Enter');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expect(page.getByText(WORDS)).toBeHidden();
  });
