import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectKeys } from './keys.ts';
import type { Expected } from './rows.ts';
import { heldBy, pageOf, refusalOn } from './scene.ts';
import type { Keys, Scene, Step } from './scene.ts';
import { signIn } from './signing.ts';

type SessionExpected = Expected &
  Keys & {
    readonly withinMs?: number;
    readonly maxChars?: number;
    readonly mustNotContain?: readonly string[];
    readonly settings?: Readonly<Record<string, unknown>>;
    readonly removed?: readonly string[];
    readonly value?: unknown;
  };

const KEYS = ['user', 'path', 'query', 'canary', 'captcha', 'enabledMark'] as const;

/** A row whose verdict is told by its keys alone must name some. */
function expectNamed(expected: SessionExpected) {
  expect(
    KEYS.filter((key) => key in expected),
    'keys of the verdict',
  ).not.toEqual([]);
}

/** The page itself was asked for, and nothing of it was shown or run: no script, no call. */
function expectNotFramed({ framed, stage }: Scene) {
  expect(framed?.asked).toHaveLength(1);
  expect(framed?.shows.startsWith(stage.consoleUrl), framed?.shows).toBe(false);
}

async function expectRejected(scene: Scene, last: Step | undefined, expected: SessionExpected) {
  switch (last?.do) {
    case 'call':
      return expect(scene.callCode, 'code of the answer').not.toBe(200);
    case 'frame':
      return expectNotFramed(scene);
    case 'signIn':
      expect(scene.watch.signIn?.code).not.toBe(200);
      return expect(refusalOn(pageOf(scene))).not.toBeEmpty();
    default:
      return expectNamed(expected);
  }
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Bad keys are gone; whoever signs in then has the first values, kept anew. */
async function expectDefaults(scene: Scene, steps: readonly Step[], { settings = {}, removed = [] }: SessionExpected) {
  const page = pageOf(scene);
  // What was never kept is not removed.
  const kept = steps.flatMap((step) => (step.do === 'setLocal' ? Object.keys(step.entries) : []));
  expect(kept).toEqual(expect.arrayContaining([...removed]));
  for (const key of removed) await expect.poll(() => stored(page, key), { message: `${key} in local storage` }).toBeNull();
  await signIn(scene, { user: 'A' });
  for (const [name, value] of Object.entries(settings))
    await expect.poll(() => stored(page, `jnpf_${name}`), { message: name }).toBe(String(value));
}

/** A message changes nothing: what is kept, where the page is, what is asked of the server. */
async function expectUntouched({ beforeMessage, watch }: Scene, page: Page) {
  // Whatever hears a message has done so two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await heldBy(page)).toBe(beforeMessage);
  expect(watch.calls).toEqual([]);
}

async function expectText(page: Page, { maxChars, mustNotContain = [] }: SessionExpected) {
  await expect(refusalOn(page)).not.toBeEmpty();
  const text = await refusalOn(page).innerText();
  if (maxChars !== undefined) expect(Array.from(text).length).toBeLessThanOrEqual(maxChars);
  for (const part of mustNotContain) expect(text).not.toContain(part);
}

const frameHeight = (page: Page) => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);

/** Looks at what has become of the steps. @throws {Error} for a verdict it does not know */
export async function judgeSteps(scene: Scene, steps: readonly Step[], given: Expected): Promise<void> {
  const expected: SessionExpected = given;
  const page = pageOf(scene);
  switch (expected.verdict) {
    case 'path':
      expect(expected.path, 'path of the verdict').toBeDefined();
      break;
    case 'value':
      expectNamed(expected);
      break;
    case 'confirm':
      await expect(page.getByRole('heading', { level: 1, name: /此链接将以 .+ 的身份登录/ })).toBeVisible();
      break;
    case 'rejected':
      await expectRejected(scene, steps.at(-1), expected);
      break;
    case 'ignored':
      await expectUntouched(scene, page);
      break;
    case 'default':
      await expectDefaults(scene, steps, expected);
      break;
    case 'capped':
      await expect.poll(() => frameHeight(page)).toBe(expected.value);
      break;
    case 'text':
      await expectText(page, expected);
      break;
    default:
      throw new Error(`an unknown verdict: ${expected.verdict}`);
  }
  await expectKeys(scene, expected, expected.withinMs);
}
