import { expect, test, violations, watchPolicy } from '../world.ts';

test('every answer of the console carries the production headers', async ({ request }) => {
  for (const path of ['/', '/login', '/no/such/page', '/config.json', '/assets/none.js', '/api/oauth/CurrentUser']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['referrer-policy'], path).toBe('no-referrer');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
});

test('a missing asset is not answered with the page', async ({ request }) => {
  expect((await request.get('/assets/none.js')).status()).toBe(404);
});

test('the listener for violations hears a planted one', async ({ page }) => {
  await watchPolicy(page);
  await page.goto('/login');
  await page.evaluate(() => {
    const planted = document.createElement('style');
    planted.textContent = 'body { outline: 1px solid }';
    document.head.append(planted);
  });
  await expect.poll(() => violations(page)).toHaveLength(1);
});

test('the API answers directly too, with the same data', async ({ request, world }) => {
  const direct = await (await request.get(`${world.apiUrl}/api/oauth/CurrentUser`)).json();
  const proxied = await (await request.get('/api/oauth/CurrentUser')).json();
  expect(direct.code).toBe(600);
  expect(proxied).toEqual(direct);
});

test('the page talks to its own origin only', async ({ strictPage: page, world }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(world.consoleUrl)) foreign.push(request.url());
  });
  await world.openAs(page, 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(foreign).toEqual([]);
});
