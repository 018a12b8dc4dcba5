import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { inputOf } from './rows.ts';
import type { Expected, Row } from './rows.ts';
import { openScene, pageOf, toNowhere, tokenIn, waitDrawn } from './scene.ts';
import type { Scene } from './scene.ts';
import { CONFIG, ROWS_ORIGIN, ROWS_TOKEN } from './stage.ts';
import { openedBy } from './watch.ts';

export interface MenuInput {
  readonly item: { readonly type: number; readonly urlAddress?: string; readonly linkTarget?: string; readonly propertyJson?: string };
  readonly dataV?: string;
}
interface MenuExpected extends Expected {
  readonly token?: boolean;
  readonly mustContain?: readonly string[];
  readonly notMatching?: readonly string[];
}

/** A person whose menu begins with an entry for each row; rows of another visualisation host have a deployment of their own. */
export interface Menus {
  sceneOf(row: Row): Promise<{ readonly scene: Scene; readonly entryId: string }>;
}

const dataVOf = (row: Row): string => inputOf<MenuInput>(row).dataV ?? CONFIG.dataVisualisationHost;

function wireItem(row: Row, id: string) {
  const { item } = inputOf<MenuInput>(row);
  const plain = {
    parentId: '-1',
    icon: '',
    urlAddress: '',
    linkTarget: '',
    propertyJson: '',
    sortCode: 0,
    hasChildren: false,
    children: null,
  };
  return { ...plain, ...item, id, enCode: id, fullName: id };
}

export function createMenus(first: Scene, rows: readonly Row[]): Menus {
  const idOf = (row: Row) => `entry${rows.indexOf(row)}`;
  const opened = new Map<string, Promise<Scene>>();

  async function open(dataV: string): Promise<Scene> {
    const scene = await openScene(first.context, first.stage, first.watch);
    const page = pageOf(scene);
    await page.route('**/config.json', (route) => route.fulfill({ json: { ...CONFIG, dataVisualisationHost: dataV } }));
    await page.route('**/api/oauth/CurrentUser*', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const own = rows.filter((row) => dataVOf(row) === dataV).map((row) => wireItem(row, idOf(row)));
      json.data.menuList = [...own, ...json.data.menuList];
      await route.fulfill({ response, json });
    });
    // The session of the first tab, there before the console asks for it: how it comes from tab to tab is not tried here.
    await page.evaluate((token) => sessionStorage.setItem('token', token), (await tokenIn(pageOf(first))) ?? '');
    await page.goto('/home');
    await page.locator('#page').waitFor();
    return scene;
  }

  return {
    async sceneOf(row) {
      const dataV = dataVOf(row);
      const scene = opened.get(dataV) ?? open(dataV);
      opened.set(dataV, scene);
      return { scene: await scene, entryId: idOf(row) };
    },
  };
}

/** Text of a row, in the words of this run: our origin, the token of this session. */
const here = (text: string, consoleUrl: string, token: string) =>
  text.replaceAll(ROWS_ORIGIN, consoleUrl).replaceAll(encodeURIComponent(ROWS_TOKEN), encodeURIComponent(token));

const isOf = (token: string) => (address: string) => address.includes(token) || address.includes(encodeURIComponent(token));

/** Words that tell the person that an address was not opened, or was opened without their sign-in. */
const REPORTED = /没有可打开的地址|暂时无法打开|没有带上您的登录|此地址没有打开|此页面属于/;
const reported = (page: Page, entryId: string) =>
  page
    .getByText(`“${entryId}”`)
    .filter({ hasText: REPORTED })
    .or(page.getByRole('heading', { level: 1, name: REPORTED }))
    .first();

/** The address a press leads to: in a window, in a frame, or none. */
async function press(page: Page, entryId: string): Promise<{ address: string | null; features: string | null }> {
  const before = (await openedBy(page)).length;
  await page.locator(`[data-mp-entry="${entryId}"]`).click();
  const now = async () => (await openedBy(page)).slice(before).at(-1);
  const frame = page.locator('iframe');
  await expect
    .poll(async () => (await now()) !== undefined || (await frame.count()) > 0 || (await reported(page, entryId).isVisible()), {
      message: 'what a press leads to',
    })
    .toBe(true);
  const opened = await now();
  if (opened) return { address: opened.address, features: opened.features };
  return { address: (await frame.count()) > 0 ? await frame.getAttribute('src') : null, features: null };
}

/** An entry with a route: the path as literal text, and nothing else. */
async function judgeRoute(scene: Scene, entryId: string, { verdict, value, notMatching = [] }: MenuExpected) {
  const page = pageOf(scene);
  const entry = page.locator(`a[data-mp-entry="${entryId}"]`);
  if (verdict === 'rejected') return expect(page.locator(`[data-mp-entry="${entryId}"]`)).toHaveCount(0);
  await expect(entry).toHaveAttribute('href', String(value));
  await entry.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(value);
  await expect.poll(() => page.title()).toContain(entryId);
  for (const path of notMatching) {
    await page.goto(path);
    await waitDrawn(page);
    await expect.poll(() => new URL(page.url()).pathname, { message: `${path} leads elsewhere` }).not.toBe(path);
    expect(await page.title()).not.toContain(entryId);
  }
}

async function judgeAddress(scene: Scene, entryId: string, expected: MenuExpected) {
  const page = pageOf(scene);
  const token = (await tokenIn(page)) ?? '';
  const { address, features } = await press(page, entryId);
  const { verdict, value, mustContain = [], token: mayHold } = expected;
  if (verdict === 'rejected') {
    await expect(reported(page, entryId)).toBeVisible();
    expect([address ?? '', ...scene.watch.foreign.map(({ url }) => url)].filter(isOf(token))).toEqual([]);
    return mayHold === false ? undefined : expect(address).toBeNull();
  }
  if (typeof value === 'string') expect(address).toBe(here(value, scene.stage.consoleUrl, token));
  if (expected['features'] !== undefined) expect(features).toBe(expected['features']);
  for (const part of mustContain) expect(address).toContain(part);
  const isOurs = address?.startsWith(scene.stage.consoleUrl) ?? false;
  // The other host is asked for exactly that, and learns nothing of who asks.
  if (!isOurs) await expect.poll(() => scene.watch.foreign.map(({ url }) => url)).toEqual([address]);
  expect(scene.watch.foreign.filter(({ referrer, authorization }) => referrer !== null || authorization !== null)).toEqual([]);
  return undefined;
}

const WITH_ADDRESS: readonly number[] = [6, 7];

/** Presses the entry of a row and looks at what opens. */
export async function runMenuRow(menus: Menus, row: Row): Promise<void> {
  const { scene, entryId } = await menus.sceneOf(row);
  const page = pageOf(scene);
  const pages = scene.context.pages().length;
  await page.bringToFront();
  await toNowhere(page);
  scene.watch.clear();
  const { verdict } = row.expected;
  if (verdict !== 'allowed' && verdict !== 'rejected') throw new Error(`an unknown verdict: ${verdict}`);
  const isAddress = WITH_ADDRESS.includes(inputOf<MenuInput>(row).item.type);
  await (isAddress ? judgeAddress : judgeRoute)(scene, entryId, row.expected);
  for (const window of scene.context.pages().slice(pages)) await window.close();
}
