import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ACCOUNTS, signIn } from './accounts.ts';
import type { Account } from './accounts.ts';
import { openDesk } from './axe/desk.ts';
import type { Desk } from './axe/desk.ts';
import { runAxe } from './axe/runAxe.ts';
import { createWorld } from './createWorld.ts';
import type { World } from './createWorld.ts';
import { openStage } from './hostile/stage.ts';
import type { Stage } from './hostile/stage.ts';
import { settle } from './walk.ts';

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
}

/** Collects what the content policy refuses, from the first script of the page on. */
async function watchPolicy(page: Page) {
  await page.addInitScript(() => {
    const seen: Violation[] = [];
    Object.defineProperty(window, '__violations', { value: seen });
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push({ directive: event.effectiveDirective, blocked: event.blockedURI, sample: event.sample }),
    );
  });
}

/** Violations of the content policy on this page so far. */
export const violations = (page: Page): Promise<Violation[]> =>
  page.evaluate(() => (window as unknown as { __violations: Violation[] }).__violations);

export function thrownBy(page: Page): readonly string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  return thrown;
}

export interface Fixtures {
  /** Speed of fades and slides, in times of what a person sees: they begin, run and end as always, and nobody waits for them. */
  playbackRate: number;
  /** Every journey begins with the data of the first start, whatever the one before has left. */
  firstData: void;
  /** Fails the test when the page throws, logs an error, or breaks the content policy. */
  strictPage: Page;
  /** Fails the test when the page throws what nobody catches: errors, and promises rejected with nobody listening. */
  calmPage: Page;
  /** A server and data of this test alone, for what ends them; gone after the test, however it ends. */
  ownWorld: World;
  /** The page of this worker that many looks share. */
  desk: Desk;
}

/** Of a worker: tests with other ones would each begin a worker of their own, so all of them are here. */
export interface WorkerFixtures {
  world: World;
  deskOfWorker: Desk;
  stage: Stage;
}

async function provideWorld(provide: (world: World) => Promise<void>) {
  const world = await createWorld();
  await provide(world);
  await world.close();
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know that no other fixture is needed
    ({}, provide) => provideWorld(provide),
    { scope: 'worker', timeout: 60_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  ownWorld: ({}, provide) => provideWorld(provide),
  firstData: [
    async ({ world }, provide) => {
      await world.restore();
      await provide();
    },
    { auto: true },
  ],
  baseURL: async ({ world }, provide) => provide(world.consoleUrl),
  playbackRate: [20, { option: true }],
  page: async ({ page, playbackRate }, provide) => {
    if (playbackRate !== 1) {
      const client = await page.context().newCDPSession(page);
      await client.send('Animation.enable');
      await client.send('Animation.setPlaybackRate', { playbackRate });
    }
    await provide(page);
  },
  strictPage: async ({ page }, provide) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && problems.push(`logged: ${message.text()}`));
    await watchPolicy(page);
    await provide(page);
    problems.push(...(await violations(page)).map((one) => `policy: ${JSON.stringify(one)}`));
    expect(problems).toEqual([]);
  },
  calmPage: async ({ page }, provide) => {
    const thrown = thrownBy(page);
    await provide(page);
    expect(thrown).toEqual([]);
  },
  deskOfWorker: [
    async ({ browser, world }, provide) => {
      const desk = await openDesk(browser, world);
      await provide(desk);
      await desk.page.context().close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  desk: async ({ deskOfWorker }, provide) => {
    deskOfWorker.forget();
    await provide(deskOfWorker);
  },
  stage: [
    async ({ world }, provide) => {
      const stage = await openStage(world);
      await provide(stage);
      await stage.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { ACCOUNTS, expect, signIn, watchPolicy };
export type { Account, World };

/** WCAG 2.2 A and AA by axe, with best practice; the page must be at rest. */
export async function expectAccessible(page: Page, what: string) {
  const look = async () => {
    // Colours of what is still fading in are not what is looked at.
    await settle(page);
    return (await runAxe(page)).violations;
  };
  let found = await look();
  // A page may move on while axe looks: of a label on /dev/form it said once in about ten runs that it is not there, and never again when it looked anew. Why is not known.
  if (found.length > 0) found = await look();
  expect(found.map((one) => `${what}: ${one}`)).toEqual([]);
}
