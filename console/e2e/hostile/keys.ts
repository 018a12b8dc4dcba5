import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { SECRET, enabledMarkOf } from './people.ts';
import { FIRST_PATH, pageOf, tokenIn } from './scene.ts';
import type { Keys, Scene } from './scene.ts';

/** Time for a row that names none of its own. */
const WITHIN_MS = 10_000;

/** Everything that can be read of a page: what is drawn, what is typed, what a screen reader gets. */
async function readable({ context }: Scene, page: Page): Promise<string> {
  const drawn = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    return document.documentElement.outerHTML + fields.map(({ value }) => value).join('\n');
  });
  const client = await context.newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return drawn + JSON.stringify(nodes);
}

/** Null while the page changes and nothing can be read. */
const holdsSecret = (scene: Scene, page: Page): Promise<boolean | null> =>
  readable(scene, page).then(
    (text) => text.includes(SECRET),
    () => null,
  );

async function ownerNow(scene: Scene): Promise<string | null> {
  const page = pageOf(scene);
  if (!page.url().startsWith(scene.stage.consoleUrl)) await page.goto(FIRST_PATH);
  const token = await tokenIn(page).catch(() => 'a page that changes');
  return token === null ? null : (scene.owners.get(token) ?? 'somebody unknown');
}

/** Waits until every key that a row names is so. */
export async function expectKeys(scene: Scene, keys: Keys, timeout = WITHIN_MS): Promise<void> {
  // A timeout of nothing would be none at all.
  expect(timeout).toBeGreaterThan(0);
  const page = pageOf(scene);
  const { path, query, canary, captcha, enabledMark, user } = keys;
  const place = () => new URL(page.url());
  const looks: Promise<void>[] = [];
  if (path !== undefined) {
    const wanted = [path].flat();
    looks.push(expect.poll(() => wanted.find((one) => one === place().pathname) ?? page.url(), { timeout }).toMatch(/^\//));
  }
  if (query !== undefined) looks.push(expect.poll(() => place().searchParams.has('token'), { timeout, message: 'a token' }).toBe(query));
  if (canary !== undefined) looks.push(expect.poll(() => holdsSecret(scene, page), { timeout, message: 'the secret' }).toBe(canary));
  if (captcha !== undefined) looks.push(expect(page.locator('#captcha')).toHaveCount(captcha ? 1 : 0, { timeout }));
  await Promise.all(looks);
  if (enabledMark !== undefined) expect(await enabledMarkOf(scene.stage, scene.tried), 'enabledMark').toBe(enabledMark);
  if (user !== undefined) await expect.poll(() => ownerNow(scene), { timeout, message: 'whose session' }).toBe(user);
}
