import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { isTestAll } from '../../scripts/testing/inTestAll.mjs';
import type { World } from './createWorld.ts';
import { controlSandbox } from './servers.ts';
import { expect, expectAccessible, test } from './world.ts';

/** Three chunks, the last one not whole. */
const BYTES = 12_000_000;
const LAZY_MS = 700;
const NAME = '巡查 K120#1.pdf';
const STORED = '巡查 K1201.pdf';

const NOTICES = '/system/notice';
const CHUNK_BYTES = 5_242_880;

const digestOf = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

/** Digests of everything the sandbox has stored. */
async function storedDigests({ dataDir }: World): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('sqlite'));
  return Promise.all(files.map(async (entry) => digestOf(await readFile(path.join(entry.parentPath, entry.name)))));
}

const heard = (page: Page) => page.locator('[data-live-region=polite]');

async function newNotice(page: Page): Promise<Locator> {
  await expect(page.getByRole('grid').getByRole('row')).not.toHaveCount(1);
  // A single key is no key where somebody types.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  const form = page.locator('body');
  await expect(page.getByRole('heading', { name: '新建公告' })).toBeVisible();
  await expect(form.getByRole('button', { name: '点击上传' })).toBeVisible();
  return form;
}

test('a large file is paused and gone on with by keyboard, survives a reload of the page, and arrives as it was', async ({
  strictPage: page,
  world,
}) => {
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(BYTES)]);
  const file = { name: NAME, mimeType: 'application/pdf', buffer };
  await controlSandbox(world.apiUrl, 'latency', { operationId: 'uploadChunk', ms: LAZY_MS });
  await world.openAs(page, 'admin', NOTICES);
  let form = await newNotice(page);
  await form.locator('input[type=file][accept*=".pdf"]').setInputFiles(file);
  const pause = form.getByRole('button', { name: `暂停 ${STORED}` });
  await expect(form.getByText(/上传中 [1-9]/)).toBeVisible();
  await pause.press('Enter');
  await expect(form.getByText('暂停中', { exact: true })).toBeVisible();
  // One button keeps the keyboard.
  await expect(form.getByRole('button', { name: `继续 ${STORED}` })).toBeFocused();
  await expect(heard(page)).toContainText(`${STORED} 已暂停`);
  await expectAccessible(page, 'paused upload');

  page.once('dialog', (leave) => void leave.accept());
  await page.reload();
  form = await newNotice(page);
  await form.locator('input[type=file][accept*=".pdf"]').setInputFiles(file);
  await expect(heard(page)).toContainText(`找到 ${STORED} 未完成的上传，从 43% 继续`);
  await expect(form.getByRole('button', { name: `移除 ${STORED}` })).toBeVisible();
  expect(await storedDigests(world)).toContain(digestOf(buffer));
});

if (isTestAll)
  test('30 MB, the tab killed twice and the server once: the same bytes arrive, and no more than one chunk is sent again for each end', async ({
    calmPage: page,
    ownWorld: world,
  }) => {
    test.setTimeout(180_000);
    const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(30_000_000 - 100)]);
    const file = { name: NAME, mimeType: 'application/pdf', buffer };
    const chunks = Math.ceil(buffer.length / CHUNK_BYTES);
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/file/chunk')) sent += 1;
    });
    await controlSandbox(world.apiUrl, 'latency', { operationId: 'uploadChunk', ms: LAZY_MS });
    await world.openAs(page, 'admin', NOTICES);
    let form = await newNotice(page);
    await form.locator('input[type=file][accept*=".pdf"]').setInputFiles(file);
    for (let kill = 0; kill < 2; kill += 1) {
      await expect.poll(() => sent, { timeout: 30_000 }).toBeGreaterThan(2 * (kill + 1));
      page.once('dialog', (leave) => void leave.accept());
      await page.reload();
      form = await newNotice(page);
      await form.locator('input[type=file][accept*=".pdf"]').setInputFiles(file);
    }
    await expect.poll(() => sent, { timeout: 30_000 }).toBeGreaterThan(5);
    await world.crashAndRestartApi();
    await expect(form.getByRole('button', { name: `移除 ${STORED}` })).toBeVisible({ timeout: 60_000 });
    expect(await storedDigests(world)).toContain(digestOf(buffer));
    expect(sent).toBeLessThanOrEqual(chunks + 3);
  });
