import type { Page } from '@playwright/test';
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConsoleConfig, startConsole } from '../../server/index.ts';
import { goTo, isMarked, mark } from '../faultsDesk.ts';
import { expect, test } from '../world.ts';
import type { World } from '../world.ts';

const OLD = path.resolve(import.meta.dirname, '../../dist');
const config = readConsoleConfig({ MILEPOST_DEV_PAGES: 'true' });

/** Gives the first script another name, as every change of a build does. */
function renameParts(dist: string) {
  const page = path.join(dist, 'index.html');
  const text = readFileSync(page, 'utf8');
  const first = /src="\/(assets\/start-[\w-]+)\.js"/.exec(text)?.[1] ?? '';
  for (const file of globSync(`${first}.js*`, { cwd: dist }))
    renameSync(path.join(dist, file), path.join(dist, file.replace(first, `${first}2`)));
  for (const written of globSync('index.html*', { cwd: dist })) rmSync(path.join(dist, written));
  writeFileSync(page, text.replaceAll(first, `${first}2`));
}

/** A page of the present build, open while its server becomes one of a build in which the profile has another name. */
async function openOverUpgrade(page: Page, world: World, previousBuilds: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-upgrade-'));
  const dist = path.join(folder, 'dist');
  cpSync(OLD, dist, { recursive: true });
  for (const gone of globSync('assets/ProfilePage-*.js*', { cwd: dist })) rmSync(path.join(dist, gone));
  renameParts(dist);
  const old = await startConsole({ port: 0, apiUrl: world.apiUrl, dist: OLD, config });
  await world.openAs(page, 'admin', `${old.url}/home`);
  // What comes when a page is idle is there: a page that has not begun yet may well load itself again.
  await expect(page.getByRole('button', { name: /条未读消息/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await mark(page);
  const port = Number(new URL(old.url).port);
  await old.close();
  const present = await startConsole({ port, apiUrl: world.apiUrl, dist, previousBuilds, config });
  return async () => {
    await page.goto('about:blank');
    await present.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

test('a page that was open before an upgrade gets the parts of its own build, and is not loaded again', async ({ page, world }) => {
  const close = await openOverUpgrade(page, world, [OLD]);
  await goTo(page, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await close();
});

test('where the parts of its build are gone it offers to load again, and keeps what was typed', async ({ page, world }) => {
  const close = await openOverUpgrade(page, world, []);
  await goTo(page, '/dev/form');
  const typed = page.getByRole('textbox', { name: 'f1', exact: true });
  await typed.fill('不会丢');
  await goTo(page, '/profile');
  await expect(page.getByRole('region', { name: '系统提示' }).getByText('系统有新版本')).toBeVisible();
  await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible();
  await page.goBack();
  await expect(typed).toHaveValue('不会丢');
  expect(await isMarked(page)).toBe(true);
  await close();
});
