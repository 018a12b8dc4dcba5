import type { Page } from '@playwright/test';
import { createCipheriv } from 'node:crypto';
import { hashPassword } from '@milepost/openapi/domains/oauth';
import { isTestAll } from '../../scripts/testing/inTestAll.mjs';
import { ACCOUNTS, openWithToken } from './accounts.ts';
import { goTo, heading } from './faultsDesk.ts';
import { startServer } from './servers.ts';
import type { Server } from './servers.ts';
import { expect, test } from './world.ts';

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

test('generated pages work on a server that spells as net-3.6 does: form, list, record, flow, portal', async ({ strictPage: page }) => {
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
});

const entry = (id: string, type: number, urlAddress: string, moduleId = '') => ({
  id,
  parentId: '-1',
  fullName: urlAddress,
  enCode: id,
  icon: '',
  urlAddress,
  linkTarget: '_self',
  type,
  category: 'Web',
  sortCode: 99,
  propertyJson: JSON.stringify({ moduleId, isTree: 0 }),
  children: null,
});

// The answers of the mock are examples that others try; its pages are the same ones.
if (isTestAll)
  test('generated pages are drawn from the examples of the description, as a mock answers them', async ({ calmPage: page }) => {
    const mock = startServer('cli/src/bin.ts', 'mock', 'start', '--port', '0');
    await onServer(page, mock, async (_, consoleUrl) => {
      // The menu of the examples has no such entries.
      await page.route('**/api/oauth/CurrentUser*', async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { data: { menuList: object[]; permissionList: object[] } };
        body.data.menuList.push(
          entry('e1', 3, 'model/orders', '1'),
          entry('e2', 8, 'portal/board', '2'),
          entry('e3', 2, 'workFlow/flowLaunch'),
        );
        const button = ['btn_add', 'btn_edit', 'btn_detail'].map((enCode) => ({ id: enCode, moduleId: 'e1', fullName: enCode, enCode }));
        body.data.permissionList.push({ modelId: 'e1', moduleName: 'orders', button, column: [], form: [], resource: [] });
        await route.fulfill({ response, json: body });
      });
      await openWithToken(page, 'mock', new URL('/model/orders', consoleUrl).href);
      await test.step('list and record', async () => {
        await expect(rows(page).first()).toContainText('YH202611200001');
        await rows(page).first().getByRole('button', { name: 'Detail' }).click();
        await expect(page.getByRole('dialog').getByText('K12+300 波形梁护栏更换').first()).toBeVisible();
        await page.keyboard.press('Escape');
      });
      await test.step('form', async () => {
        await page
          .getByRole('button', { name: /^(New record|New|新增)/ })
          .first()
          .click();
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
        await page.keyboard.press('Escape');
      });
      await test.step('flow', async () => {
        await goTo(page, '/workFlow/flowLaunch');
        await expect(rows(page).first()).toContainText('占道施工申请 K98+500');
      });
      await test.step('portal', async () => {
        await goTo(page, '/portal/board');
        await expect(page.getByRole('region', { name: '待办统计' })).toBeVisible();
      });
    });
  });
