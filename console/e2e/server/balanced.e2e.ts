import type { Page } from '@playwright/test';
import { chat, field, message, open, write } from '../chatDesk.ts';
import { balancerOf, freePort, startInstance, startNginx } from './instances.ts';
import type { Instance } from './instances.ts';
import { ACCOUNTS, expect, signIn, test } from '../world.ts';

const [ADMIN, STAFF] = ['孙婉宁', '何俊杰'];
const IS_FULL = process.env['MILEPOST_TEST_ALL'] === '1';

/** Number of sockets an instance has opened. */
const socketsOf = ({ lines }: Instance) => lines().filter((line) => / GET \/websocket\/… 101 /.test(line)).length;

/** Loads a page again until this instance has its socket; nginx gives it to any. */
const moveTo = (instance: Instance, page: Page) =>
  expect(async () => {
    const before = socketsOf(instance);
    await page.reload();
    await page.locator('#page').waitFor();
    await expect.poll(() => socketsOf(instance) - before, { timeout: 2000 }).toBe(1);
  }).toPass({ timeout: 60_000 });

async function talk(from: Page, to: Page, words: string) {
  await write(from, words);
  await expect(message(to, new RegExp(`${words}$`))).toHaveCount(1, { timeout: 40_000 });
  await expect(message(from, new RegExp(`^我，.*${words}`))).toHaveCount(1);
}

test('the console alone, started by milepost, serves people over any backend, and ends when it is told to', async ({ page, world }) => {
  const instance = await startInstance(world.apiUrl);
  try {
    await signIn(page, 'admin', `${instance.url}/systemData/dictionary?keyword=ETC`);
    await expect(page).toHaveURL(/\/systemData\/dictionary\?/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => socketsOf(instance)).toBe(1);
  } finally {
    expect(await instance.stop()).toBe(0);
  }
  expect(instance.lines().join('\n')).not.toMatch(/\?|bearer|keyword/i);
});

// Needs nginx, and waits for sockets to come back.
if (IS_FULL)
  test('two instances behind nginx: people sign in and talk over both; one is killed, the other ended, and all goes on', async ({
    browser,
    ownWorld: world,
  }) => {
    test.setTimeout(240_000);
    const [first, second] = [await startInstance(world.apiUrl), await startInstance(world.apiUrl)];
    const listen = await freePort();
    const nginx = await startNginx(balancerOf([first, second], listen), listen);
    const person = async (account: keyof typeof ACCOUNTS) => {
      const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
      await signIn(page, account, `${nginx.url}/home`);
      return page;
    };
    const running = new Set([first, second]);
    try {
      const [staff, admin] = [await person('staff'), await person('admin')];
      await expect.poll(() => socketsOf(first) + socketsOf(second)).toBe(2);
      // One socket on each.
      await moveTo(first, staff);
      await moveTo(second, admin);
      await open(admin, STAFF);
      await open(staff, ADMIN);
      await talk(admin, staff, '两台都在');
      await talk(staff, admin, '收到了');

      // One dies as by a crash.
      await first.stop('SIGKILL');
      running.delete(first);
      await talk(staff, admin, '一台没了');
      await talk(admin, staff, '照常进行');
      await staff.reload();
      await staff.locator('#page').waitFor();
      await expect(staff.getByRole('button', { name: STAFF })).toBeVisible();

      // It comes back, and the other is ended as for an upgrade.
      const back = await startInstance(world.apiUrl, first.port);
      running.add(back);
      await open(staff, ADMIN);
      await field(admin).fill('不会丢');
      const before = socketsOf(back);
      expect(await second.stop('SIGTERM')).toBe(0);
      running.delete(second);
      await expect.poll(() => socketsOf(back) - before, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
      await expect(field(admin)).toHaveValue('不会丢');
      await talk(admin, staff, '换过一台');
      await expect(chat(staff).getByText('连接已断开')).toHaveCount(0);
      for (const { lines } of [first, second, back]) expect(lines().join('\n')).not.toMatch(/\?|bearer/i);
      expect(nginx.logged()).toContain('GET /websocket/... 101');
      expect(nginx.logged()).not.toMatch(/\?|bearer/i);
      await Promise.all([admin, staff].map((page) => page.context().close()));
    } finally {
      await nginx.stop();
      for (const instance of running) await instance.stop('SIGKILL');
    }
  });
