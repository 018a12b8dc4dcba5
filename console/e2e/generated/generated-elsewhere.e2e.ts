import type { Page } from '@playwright/test';
import { createCipheriv } from 'node:crypto';
import { hashPassword } from '@milepost/openapi/domains/oauth';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { ACCOUNTS, openWithToken } from '../accounts.ts';
import { goTo, heading } from '../faultsDesk.ts';
import { startServer } from '../servers.ts';
import type { Server } from '../servers.ts';
import { expect, test } from '../world.ts';

test.use({ locale: 'en-GB' });

const LOGIN_KEY = 'key-of-a-journey';

/** A token of a server of 3.6: there the password is encrypted once more. */
async function tokenOf36(apiUrl: string): Promise<string> {
  const cipher = createCipheriv('aes-128-ecb', LOGIN_KEY, null);
  const password = cipher.update(hashPassword(ACCOUNTS.admin), 'utf8', 'hex') + cipher.final('hex');
  const answer = await fetch(`${apiUrl}/api/oauth/Login`, { method: 'POST', body: new URLSearchParams({ account: 'admin', password }) });
  const { data }: { data: { token: string } } = await answer.json();
  return data.token;
}

/** Runs a journey on another server than the sandbox of 3.4, with a console in front of it. */
async function onServer(page: Page, api: Promise<Server>, journey: (apiUrl: string, consoleUrl: string) => Promise<void>): Promise<void> {
  const server = await api;
  const site = await startServer('console/server/main.ts', '--port', '0', '--api-url', server.url);
  try {
    await journey(server.url, site.url);
  } finally {
    // Nothing is asked of servers that go.
    await page.goto('about:blank');
    await Promise.all([site.stop(), server.stop()]);
  }
}

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test(
  'generated pages work on a server that spells as net-3.6 does: form, list, record, flow, portal',
  LONG_RUN,
  async ({ strictPage: page }) => {
    const sandbox = startServer(
      'openapi/servers/sandbox/main.ts',
      '--port',
      '0',
      '--data',
      ':memory:',
      '--dialect',
      'net-3.6',
      '--login-key',
      LOGIN_KEY,
      '--validate',
    );
    await onServer(page, sandbox, async (apiUrl, consoleUrl) => {
      await openWithToken(page, await tokenOf36(apiUrl), new URL('/model/driverFile', consoleUrl).href);
      await test.step('list and record', async () => {
        await expect(rows(page).first()).toBeVisible();
        const name = await rows(page).first().getByRole('rowheader').innerText();
        await rows(page).first().getByRole('button', { name: 'Detail' }).click();
        await expect(page.getByRole('dialog').getByText(name, { exact: true }).first()).toBeVisible();
      });
      await test.step('form, saved', async () => {
        await goTo(page, '/model/crossingPermit');
        await expect(heading(page)).toBeVisible();
        await expect(page.getByRole('button', { name: /^(Save|Hand in|提交)/ })).toBeVisible();
      });
      await test.step('flow, started', async () => {
        await goTo(page, '/workFlow/flowLaunch');
        await page.getByRole('button', { name: 'Start a flow' }).click();
        await expect(page.getByRole('dialog').getByRole('button').nth(2)).toBeVisible();
        await page.keyboard.press('Escape');
      });
      await test.step('portal', async () => {
        await goTo(page, '/portal/maintenanceBoard');
        await expect(page.getByRole('region', { name: '养护支出与计划（万元）' })).toBeVisible();
      });
    });
  },
);

test(
  'generated pages work on the examples of the description, as the mock answers them: list, record, form, flow, portal',
  LONG_RUN,
  async ({ calmPage: page }) => {
    const mock = startServer('cli/src/bin.ts', 'mock', 'start', '--port', '0');
    await onServer(page, mock, async (_, consoleUrl) => {
      await test.step('signed in: the mock takes any word, and asks for the code its example asks for', async () => {
        await page.goto(consoleUrl);
        await page.locator('input[name=account]').fill('admin');
        await page.locator('input[name=password]').fill('any');
        await page.getByRole('textbox', { name: 'Captcha' }).fill('K7WX');
        await page.locator('button[type=submit]').click();
        await page.locator('#page').first().waitFor();
      });
      await test.step('list and record', async () => {
        await goTo(page, '/model/maintenanceOrder');
        await expect(rows(page).first()).toContainText('YH202611200001');
        await rows(page).first().getByRole('button', { name: 'Detail' }).click();
        await expect(page.getByRole('dialog').getByText('K12+300 波形梁护栏更换').first()).toBeVisible();
        await page.keyboard.press('Escape');
      });
      await test.step('form: the values of the example are known, and the design compiles whole', async () => {
        await rows(page).first().getByRole('button', { name: 'Edit' }).click();
        const form = page.getByRole('dialog');
        await expect(form.getByRole('textbox', { name: '工单名称' })).toHaveValue('K12+300 波形梁护栏更换');
        await expect(form.getByText('马文博')).toBeVisible();
        await expect(form.getByText('护栏变形')).toBeVisible();
        await expect(form.getByText(/has to be mended|rules? of this form/)).toHaveCount(0);
        await page.keyboard.press('Escape');
      });
      await test.step('flow: a task of mine and its form', async () => {
        await goTo(page, '/workFlow/flowTodo');
        await rows(page).first().getByRole('link', { name: 'Handle' }).click();
        await expect(page.getByRole('textbox', { name: '桩号' })).toHaveValue('K1234+800');
        await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
      });
      await test.step('portal: a chart of the rows of its data interface', async () => {
        await goTo(page, '/portal/maintenanceBoard');
        await expect(page.getByRole('region', { name: '待办统计' })).toBeVisible();
        await expect(page.getByRole('img', { name: /渝F·D1204/ })).toBeVisible();
      });
    });
  },
);
