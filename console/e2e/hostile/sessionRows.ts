import { expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { expectKeys } from './keys.ts';
import { inputOf } from './rows.ts';
import type { Row } from './rows.ts';
import { closeScene, openScene, pageOf, refusalOn, tokenIn } from './scene.ts';
import type { Scene, Step } from './scene.ts';
import { judgeSteps } from './sessionVerdict.ts';
import { secretOf } from './people.ts';
import { signIn, signInHere } from './signing.ts';
import type { Stage } from './stage.ts';
import { take } from './steps.ts';
import type { Outcome } from './tally.ts';
import { noteBroken } from './watch.ts';
import type { Watch } from './watch.ts';

interface World {
  readonly context: BrowserContext;
  readonly stage: Stage;
  readonly watch: Watch;
}

async function inScene({ context, stage, watch }: World, run: (scene: Scene) => Promise<void>): Promise<void> {
  const scene = await openScene(context, stage, watch);
  try {
    await run(scene);
    for (const page of scene.pages) await noteBroken(page, watch);
  } finally {
    await closeScene(scene);
  }
}

async function play(scene: Scene, steps: readonly Step[]) {
  for (const step of steps) await take(scene, step, (keys) => expectKeys(scene, keys));
}

/** Compares the ends of several runs of steps: all of them are the same. */
async function compare(world: World, runs: readonly (readonly Step[])[], what: readonly string[]) {
  const seen: Record<string, string>[] = [];
  for (const steps of runs)
    await inScene(world, async (scene) => {
      await play(scene, steps);
      const message = await refusalOn(pageOf(scene)).innerText();
      const { code, msg } = world.watch.signIn ?? {};
      seen.push({ message, body: JSON.stringify({ code, msg }) });
    });
  expect(runs.length).toBeGreaterThan(1);
  for (const name of what) {
    const all = seen.map((one) => one[name]);
    expect(all, name).not.toContain(undefined);
    expect(new Set(all).size, `${name}: ${all.join(' / ')}`).toBe(1);
  }
}

/** Buttons of the dictionaries that need a permission. */
const WRITES = /^(?:新建字典|编辑|删除|禁用|启用)$/;
const LISTS: ReadonlySet<string> = new Set(['button', 'column', 'form']);

/** A person whose permissions are these codes and no others sees whether any of them grants a button. @reading R-311 */
async function permission(world: World, codes: readonly string[], lists: readonly string[], value: unknown) {
  const unknown = lists.find((list) => !LISTS.has(list));
  if (unknown !== undefined) throw new Error(`an unknown list: ${unknown}`);
  const granted = Object.fromEntries(
    lists.map((list) => [list, codes.map((enCode, at) => ({ id: String(at), enCode, fullName: enCode }))]),
  );
  await inScene(world, async (scene) => {
    const page = pageOf(scene);
    await page.route('**/api/oauth/CurrentUser*', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const only = (entry: object) => ({ ...entry, button: [], column: [], form: [], ...granted });
      json.data.permissionList = json.data.permissionList.map(only);
      await route.fulfill({ response, json });
    });
    const { path } = await secretOf(world.stage);
    await page.goto(path);
    await signInHere(scene, { user: 'A' });
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect((await page.getByRole('button', { name: WRITES }).count()) > 0).toBe(value);
  });
}

/** The server gives out this token: it is used as it is, or it is no session. */
async function token(world: World, value: string, verdict: string) {
  await inScene(world, async (scene) => {
    const page = pageOf(scene);
    const used: (string | undefined)[] = [];
    await page.route('**/api/oauth/Login*', (route) =>
      route.fulfill({ json: { code: 200, msg: '', data: { token: value, theme: null } } }),
    );
    await page.route('**/api/oauth/CurrentUser*', (route) => {
      used.push(route.request().headers()['authorization']);
      return route.fulfill({ json: { code: 600, msg: '', data: null } });
    });
    await signIn(scene, { user: 'A' });
    // Nobody stands behind such a token, so that a person who was let in is back at the form.
    await expect(refusalOn(page)).not.toBeEmpty();
    expect(await tokenIn(page)).toBeNull();
    if (verdict === 'allowed') expect(used[0]).toBe(value);
    else expect(used).toEqual([]);
    expect(['allowed', 'rejected']).toContain(verdict);
  });
}

/** Changes that the next row must not meet. */
const changesServer = (steps: readonly Step[]) =>
  steps.some((step) => step.do === 'sysConfig' || step.do === 'call' || (step.do === 'signIn' && step.password === 'wrong'));

async function run(world: World, row: Row): Promise<void> {
  const { input, expected } = row;
  switch (input.kind) {
    case 'steps': {
      const { steps } = inputOf<{ steps: readonly Step[] }>(row);
      await inScene(world, async (scene) => {
        await play(scene, steps);
        await judgeSteps(scene, steps, expected);
      });
      if (changesServer(steps)) await world.stage.reset();
      return;
    }
    case 'compare': {
      const { runs } = inputOf<{ runs: readonly (readonly Step[])[] }>(row);
      await compare(world, runs, expected['what'] as readonly string[]);
      return world.stage.reset();
    }
    case 'permission': {
      const { codes, lists } = inputOf<{ codes: readonly string[]; lists: readonly string[] }>(row);
      return permission(world, codes, lists, expected['value']);
    }
    case 'token':
      return token(world, inputOf<{ value: string }>(row).value, expected.verdict);
    default:
      throw new Error(`an unknown kind: ${input.kind}`);
  }
}

/** Runs one row of the session. Whatever its verdict: nothing of it runs, nothing leaves for another host. */
export async function runSessionRow(world: World, row: Row): Promise<Outcome> {
  const { watch } = world;
  watch.clear();
  await run(world, row).finally(() => watch.leaveHosts());
  expect(watch.problems).toEqual([]);
  // A frame of a listed host is part of a row; it never learns who looks.
  expect(watch.foreign.filter(({ url, authorization, referrer }) => authorization !== null || referrer !== null || !isListed(url))).toEqual(
    [],
  );
  return 'passed';
}

const isListed = (url: string) => new URL(url).host === 'ok.example.test';
