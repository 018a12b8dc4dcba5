import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { LONG_RUN, isTestAll } from '../../../scripts/testing/inTestAll.mjs';
import type { World } from '../createWorld.ts';
import { controlSandbox } from '../servers.ts';
import { expect, expectAccessible, test } from '../world.ts';

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

test(
  'a large file is paused and gone on with by keyboard, survives a reload of the page, and arrives as it was',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    // The tool hands 12 MB over twice.
    test.slow();
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
  },
);

/** As large as the promise is; a browser takes such a file from the disk only. */
const PROMISED_BYTES = 50 * 1_048_576;
const FILM = '通车 K120.mp4';
/** First bytes of a film. */
const FILM_HEAD = Buffer.from('\0\0\0\u0018ftypisom', 'latin1');

/** The field for a film on the page where controls are tried. */
async function filmField(page: Page): Promise<Locator> {
  const field = page.getByRole('group', { name: 'One film' }).first();
  await expect(field.getByRole('button', { name: '点击上传' })).toBeVisible();
  return field;
}

if (isTestAll)
  test('50 MB, the tab killed, the network lost and the server crashed: the same bytes arrive, and no more than one chunk is sent again for each', async ({
    calmPage: page,
    ownWorld: world,
  }, testInfo) => {
    test.setTimeout(240_000);
    const bytes = Buffer.concat([FILM_HEAD, randomBytes(PROMISED_BYTES - FILM_HEAD.length)]);
    const file = testInfo.outputPath(FILM);
    await writeFile(file, bytes);
    const chunks = Math.ceil(bytes.length / CHUNK_BYTES);
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/file/chunk')) sent += 1;
    });
    const afterMore = (count: number) => expect.poll(() => sent, { timeout: 60_000 }).toBeGreaterThan(count);
    await controlSandbox(world.apiUrl, 'latency', { operationId: 'uploadChunk', ms: LAZY_MS });
    await world.openAs(page, 'admin', '/dev/form');
    let field = await filmField(page);
    await field.locator('input[type=file]').setInputFiles(file);
    await afterMore(2);
    // The first kill: the tab.
    page.once('dialog', (leave) => void leave.accept());
    await page.reload();
    field = await filmField(page);
    await field.locator('input[type=file]').setInputFiles(file);
    await expect(heard(page)).toContainText(`找到 ${FILM} 未完成的上传`);
    await afterMore(5);
    // The second: the network.
    await page.context().setOffline(true);
    await expect(field.getByText('暂停中', { exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await expect(heard(page)).toContainText('网络已恢复');
    await afterMore(7);
    await world.crashAndRestartApi();
    await expect(field.getByRole('button', { name: `移除 ${FILM}` })).toBeVisible({ timeout: 90_000 });
    expect(await storedDigests(world)).toContain(digestOf(bytes));
    expect(sent).toBeLessThanOrEqual(chunks + 3);
  });

const LARGE_BYTES = 2 * 1024 ** 3;
const FORBIDDEN_BYTES = 128 * 1_048_576;
const TASK_MS = 50;

/** A film of this size without contents on the disk: all but its first bytes are read as zeros. */
async function sparseFilm(file: string, sizeBytes: number): Promise<string> {
  await writeFile(file, FILM_HEAD);
  await truncate(file, sizeBytes);
  return file;
}

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly pid: number;
    readonly tid: number;
    readonly tdur?: number;
    readonly args?: { readonly name?: string };
  }[];
}

/** Tasks of main threads of pages by the thread's own clock, in milliseconds: a busy machine does not make them longer. */
function mainTasksMs({ traceEvents }: Trace): number[] {
  const isMain = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  // The task in which the trace ends has no length.
  return traceEvents.flatMap(({ name, pid, tid, tdur }) =>
    name === 'RunTask' && tdur !== undefined && isMain.has(`${pid} ${tid}`) ? [tdur / 1000] : [],
  );
}

async function digestOfFile(file: string): Promise<string> {
  const hash = createHash('md5');
  for await (const bytes of createReadStream(file, { highWaterMark: 1_048_576 })) hash.update(bytes as Buffer);
  return hash.digest('hex');
}

/** The first question about chunks: which content they are of. */
const asked = async (page: Page) => {
  const request = await page.waitForRequest((one) => one.url().includes('/api/file/chunk') && one.method() === 'GET', { timeout: 180_000 });
  return new URL(request.url()).searchParams.get('identifier');
};

if (isTestAll) {
  test('2 GB are hashed without a task over 50 ms, and the page answers meanwhile', async ({ calmPage: page, world }, testInfo) => {
    test.setTimeout(300_000);
    const file = await sparseFilm(testInfo.outputPath(FILM), LARGE_BYTES);
    await world.openAs(page, 'admin', '/dev/form');
    const field = await filmField(page);
    const identifier = asked(page);
    await field.locator('input[type=file]').setInputFiles(file);
    await expect(field.getByText('文件校验中', { exact: true })).toBeVisible();
    await page
      .context()
      .browser()
      ?.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] });
    const typed = page.getByRole('textbox', { name: 'f1', exact: true });
    await typed.fill('打字不受影响');
    await expect(field.getByText('文件校验中', { exact: true })).toBeVisible();
    const found = await identifier;
    const trace = (await page.context().browser()?.stopTracing()) ?? Buffer.of();
    const tasks = mainTasksMs(JSON.parse(trace.toString('utf8')));
    await field.getByRole('button', { name: `取消上传 ${FILM}` }).click();
    expect(found).toBe(await digestOfFile(file));
    expect(tasks.length).toBeGreaterThan(100);
    expect(tasks.filter((ms) => ms > TASK_MS)).toEqual([]);
    await rm(file);
  });

  test('where the policy forbids WebAssembly, the worker hashes without it, to the same digest', async ({
    calmPage: page,
    world,
  }, testInfo) => {
    test.setTimeout(240_000);
    const file = await sparseFilm(testInfo.outputPath(FILM), FORBIDDEN_BYTES);
    await page.route('**/md5.worker-*.js', async (route) => {
      const response = await route.fetch();
      const policy = "default-src 'none'; script-src 'self'";
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    });
    await world.openAs(page, 'admin', '/dev/form');
    const field = await filmField(page);
    const identifier = asked(page);
    const begun = page.waitForEvent('worker', (worker) => worker.url().includes('md5.worker'));
    await field.locator('input[type=file]').setInputFiles(file);
    const worker = await begun;
    const runs = () =>
      WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
        () => true,
        () => false,
      );
    expect(await worker.evaluate(runs)).toBe(false);
    expect(await identifier).toBe(await digestOfFile(file));
    await field.getByRole('button', { name: `取消上传 ${FILM}` }).click();
    await rm(file);
  });
}
