import type { Locator, Page } from '@playwright/test';
import { tokenOf } from '../accounts.ts';
import { expect } from '../world.ts';
import type { World } from '../world.ts';

/** Path of the list of designs. */
export const DESIGNS = '/onlineDev/webDesign';

/** The tree of the canvas. */
export const canvas = (page: Page): Locator => page.getByRole('tree', { name: /^(表单|表單|Form)$/ });
/** A control on the canvas, by its label. */
export const control = (page: Page, label: string): Locator => canvas(page).getByRole('treeitem', { name: new RegExp(`^${label}[，,]`) });
/** The field of the label in the settings of what is chosen. */
export const labelField = (page: Page): Locator => page.locator('#sheet-label');

/** Calls of an administrator beside the page. */
export async function calls({ apiUrl }: World) {
  const headers = { Authorization: await tokenOf(apiUrl, 'admin'), 'Content-Type': 'application/json' };
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = (await (await fetch(`${apiUrl}${path}`, { headers, ...init })).json()) as { code: number; msg: string; data: never };
    return answer;
  };
  return {
    get: async <T>(path: string): Promise<T> => (await ask(path)).data,
    send: (method: 'POST' | 'PUT', path: string, body: object) => ask(path, { method, body: JSON.stringify(body) }),
  };
}

interface ListedDesign {
  readonly id: string;
  readonly fullName: string;
}
/** Design as the server keeps it. */
export interface KeptDesign {
  readonly id: string;
  readonly fullName: string;
  readonly enCode: string;
  readonly formData: string | null;
  readonly columnData: string | null;
  readonly lastModifyTime: number;
}

/** Id of a design by its name. */
export async function idOf(world: World, name: string): Promise<string> {
  const { get } = await calls(world);
  const { list } = await get<{ list: ListedDesign[] }>(
    `/api/visualdev/Base?currentPage=1&pageSize=100&keyword=${encodeURIComponent(name)}`,
  );
  const found = list.find(({ fullName }) => fullName === name);
  if (!found) throw new Error(`[e2e] There is no design “${name}”.`);
  return found.id;
}

/** A design as the server keeps it. */
export const kept = async (world: World, id: string): Promise<KeptDesign> => (await calls(world)).get(`/api/visualdev/Base/${id}`);

/** Opens the designer of a design, by its name. */
export async function openDesigner(page: Page, world: World, name: string): Promise<string> {
  const id = await idOf(world, name);
  await world.openAs(page, 'admin', `${DESIGNS}?design=${id}`);
  await expect(canvas(page)).toBeVisible();
  return id;
}

/** A keyboard that counts the presses that are not text. */
export function countedKeys(page: Page) {
  let count = 0;
  return {
    count: () => count,
    async press(...keys: readonly string[]) {
      for (const key of keys) {
        count += 1;
        // oxlint-disable-next-line no-await-in-loop -- a keyboard is pressed one key after the other
        await page.keyboard.press(key);
      }
    },
    type: (text: string) => page.keyboard.type(text),
  };
}

/** The element that has the keyboard is none of the page as a whole. */
export const expectFocusSomewhere = async (page: Page) =>
  expect(await page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)).toBe(true);
