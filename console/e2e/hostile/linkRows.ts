import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { runMenuRow } from './menuRows.ts';
import type { Menus } from './menuRows.ts';
import { inputOf } from './rows.ts';
import type { Expected, Row } from './rows.ts';
import { goWithin, pageOf, toNowhere, tokenIn } from './scene.ts';
import type { Scene } from './scene.ts';
import { ROWS_ORIGIN } from './stage.ts';
import type { Outcome } from './tally.ts';
import { noteBroken } from './watch.ts';

/** A notice of the sandbox with one file. */
const NOTICE = '2026年冬季养护作业通知';

/** A link of a form that the address configures. */
const CONFIGURED = 'Configured link';
interface LinkInput {
  readonly href: string;
  readonly target: string;
}

/** Answers of the API about the file of a row. */
const FILE_ANSWERS = ['download', 'preview'] as const;
type FileKind = (typeof FILE_ANSWERS)[number];

interface FrameExpected extends Expected {
  readonly sandbox?: string;
  readonly referrerPolicy?: string;
}

async function externalLink(scene: Scene, href: string, { verdict, sandbox, referrerPolicy }: FrameExpected) {
  const page = pageOf(scene);
  await goWithin(page, `/externalLink?href=${href}`);
  const frame = page.locator('iframe');
  if (verdict === 'rejected') {
    await expect(page.getByRole('heading', { level: 1, name: /此地址没有打开|此页面属于/ })).toBeVisible();
    await expect(frame).toHaveCount(0);
    return expect(scene.watch.foreign).toEqual([]);
  }
  if (verdict !== 'allowed') throw new Error(`an unknown verdict: ${verdict}`);
  await expect(frame).toHaveCount(1);
  if (sandbox !== undefined) await expect(frame).toHaveAttribute('sandbox', sandbox);
  if (referrerPolicy !== undefined) await expect(frame).toHaveAttribute('referrerpolicy', referrerPolicy);
  const src = await frame.getAttribute('src');
  await expect.poll(() => scene.watch.foreign).toEqual([{ url: src, method: 'GET', referrer: null, authorization: null }]);
}

/** The link of a form, drawn on the page for trying parts out. */
async function linkWidget(scene: Scene, { href, target }: LinkInput, { verdict, value }: Expected) {
  const page = pageOf(scene);
  await goWithin(page, `/dev/form?${new URLSearchParams({ href, target })}`);
  await expect(page.getByText(CONFIGURED)).toBeVisible();
  const link = page.getByRole('link', { name: CONFIGURED });
  if (verdict === 'rejected') return expect(link).toHaveCount(0);
  if (verdict !== 'allowed' && verdict !== 'interstitial') throw new Error(`an unknown verdict: ${verdict}`);
  await expect(link).toHaveCount(1);
  if ((await link.getAttribute('target')) === '_blank') return expect(await link.getAttribute('href')).toBe(value);
  await link.click();
  if (verdict === 'allowed') {
    await expect(page.locator('iframe')).toHaveAttribute('src', String(value));
    return expect.poll(() => scene.watch.foreign.map(({ url }) => url)).toEqual([value]);
  }
  await expect(page.getByRole('heading', { level: 1, name: `此页面属于 ${String(value)}` })).toBeVisible();
  return expect(scene.watch.foreign).toEqual([]);
}

/** The notice with its file, opened from the messages. */
async function openNotice(page: Page) {
  const dialog = page.getByRole('dialog', { name: NOTICE });
  if (await dialog.isVisible()) return dialog;
  await page.getByRole('button', { name: /站内消息|未读消息/ }).click();
  const drawer = page.getByRole('dialog', { name: /站内消息/ });
  await drawer.getByRole('switch', { name: '只看未读' }).click();
  await drawer.getByRole('searchbox').fill(NOTICE);
  await drawer.getByRole('searchbox').press('Enter');
  await drawer.locator('li button').filter({ hasText: NOTICE }).click();
  await expect(dialog).toBeVisible();
  return dialog;
}

/** From now on the server says that the file lies at `url`. */
async function answerFile(page: Page, kind: FileKind, url: string) {
  const answer = kind === 'download' ? { name: 'file.xlsx', url } : url;
  const pattern = kind === 'download' ? /\/api\/file\/Download\/[^/]+\/[^/?]+/ : /\/api\/file\/Uploader\/Preview/;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(pattern, (route) => route.fulfill({ json: { code: 200, msg: '', data: answer } }));
  await page.route(/\/api\/file\/Download\?/, (route) => route.fulfill({ body: 'bytes', contentType: 'application/octet-stream' }));
}

const MISSING = '文件不存在';

/** Requests a link led to, apart from what every call of ours carries. */
function followed({ watch, stage }: Scene): string[] {
  return watch.calls
    .filter((call) => call.startsWith('GET /api/file/Download?'))
    .map((call) => {
      const url = new URL(call.replace('GET ', ''), stage.consoleUrl);
      for (const own of ['n', 'name']) url.searchParams.delete(own);
      return url.href;
    });
}

async function download(scene: Scene, url: string, { verdict, value }: Expected) {
  const page = pageOf(scene);
  await answerFile(page, 'download', url);
  const dialog = await openNotice(page);
  scene.watch.clear();
  const press = () => dialog.getByRole('button', { name: /^下载 / }).click();
  if (verdict === 'rejected') {
    await press();
    // What is said aloud stays for a while after what is shown.
    const told = page.getByRole('listitem').filter({ hasText: MISSING });
    await expect(told).toBeVisible();
    await expect(told).toHaveCount(0);
    return expect(followed(scene)).toEqual([]);
  }
  if (verdict !== 'allowed') throw new Error(`an unknown verdict: ${verdict}`);
  await Promise.all([page.waitForEvent('download'), press()]);
  expect(followed(scene)).toEqual([String(value).replace(ROWS_ORIGIN, scene.stage.consoleUrl)]);
}

async function preview(scene: Scene, url: string, { verdict, value }: Expected) {
  const page = pageOf(scene);
  await answerFile(page, 'preview', url);
  const dialog = await openNotice(page);
  scene.watch.clear();
  await dialog.getByRole('button', { name: /^查看 / }).click();
  const viewer = page.getByRole('dialog', { name: /\.pdf/ });
  const notice = viewer.getByText('无法在此预览该文件').or(page.getByText(MISSING));
  const frame = viewer.locator('iframe');
  await expect(notice.or(frame).first()).toBeVisible();
  if (verdict === 'rejected') await expect(frame).toHaveCount(0);
  else if (verdict === 'allowed') expect(await frame.getAttribute('src')).toBe(value);
  else throw new Error(`an unknown verdict: ${verdict}`);
  await viewer.getByRole('button', { name: '取消' }).click();
}

const LATER: Readonly<Record<string, string>> = {
  propsUrl: 'no control of the console calls an address of its configuration yet; openapi judges it (openapi/src/guards)',
};

async function run(scene: Scene, menus: Menus, row: Row): Promise<void> {
  const { input, expected } = row;
  switch (input.kind) {
    case 'externalLink':
      return externalLink(scene, inputOf<{ href: string }>(row).href, expected);
    case 'linkWidget':
      return linkWidget(scene, inputOf<LinkInput>(row), expected);
    case 'menu':
      return runMenuRow(menus, row);
    case 'download':
      return download(scene, inputOf<{ url: string }>(row).url, expected);
    case 'preview':
      return preview(scene, inputOf<{ url: string }>(row).url, expected);
    default:
      throw new Error(`an unknown kind: ${input.kind}`);
  }
}

/** Kinds after which a host that was named may have been asked for: the menu opens what an administrator wrote. */
const MAY_LEAVE: readonly string[] = ['menu', 'externalLink', 'linkWidget'];

/** Kinds of a file: several rows share the message it is in. */
const IN_DIALOG: readonly string[] = FILE_ANSWERS;

/** Runs one row of the links. Whatever its verdict: nothing of it runs, and no other host learns the token unasked. @reading R-310 */
export async function runLinkRow(scene: Scene, menus: Menus, row: Row): Promise<Outcome> {
  const later = LATER[row.input.kind];
  if (later !== undefined) return { later };
  const { watch } = scene;
  watch.clear();
  const page = pageOf(scene);
  const token = (await tokenIn(page)) ?? '';
  if (!IN_DIALOG.includes(row.input.kind)) {
    // What a file row left open lies over every page.
    if ((await page.getByRole('dialog').count()) > 0) await page.goto('/home');
    await toNowhere(page);
  }
  // A tab behind another is drawn about once a second, and a press waits for what is drawn.
  if (row.input.kind !== 'menu') await page.bringToFront();
  await run(scene, menus, row);
  await noteBroken(page, watch);
  expect(watch.problems).toEqual([]);
  if (!MAY_LEAVE.includes(row.input.kind)) expect(watch.foreign).toEqual([]);
  if (row.expected.verdict === 'rejected') expect(watch.foreign.filter(({ url }) => url.includes(encodeURIComponent(token)))).toEqual([]);
  return 'passed';
}
