import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runAxe } from './axe/runAxe.ts';
import { settle } from './walk.ts';

const repo = path.resolve(import.meta.dirname, '../..');

/** A server of this repository as a child process. */
export interface Server {
  readonly url: string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a script and waits for the line that says where it listens. */
export async function startServer(script: string, ...args: string[]): Promise<Server> {
  const child = spawn(process.execPath, [path.join(repo, script), ...args], {
    cwd: repo,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, MILEPOST_DEV_PAGES: 'true' },
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      const ready = /ready at (http:\/\/\S+)/i.exec(said);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.on('exit', (code) => reject(new Error(`[e2e] ${script} ended with ${code} before it was ready. It said: ${said}`)));
  });
  return { url, stop: (signal = 'SIGTERM') => stop(child, signal) };
}

const stop = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });

export interface World {
  readonly apiUrl: string;
  readonly consoleUrl: string;
  readonly dataDir: string;
  /** Ends the API as a crash would, and starts it again on the same data and port. */
  crashAndRestartApi(): Promise<void>;
}

/** A fresh sandbox with its own data, and the built console in front of it. */
export async function createWorld(): Promise<World & { close(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'milepost-e2e-'));
  const startApi = (port: string) => startServer('openapi/servers/sandbox/main.ts', '--port', port, '--data', dataDir, '--validate');
  let api = await startApi('0');
  const site = await startServer('console/server/main.ts', '--port', '0', '--api-url', api.url);
  return {
    apiUrl: api.url,
    consoleUrl: site.url,
    dataDir,
    async crashAndRestartApi() {
      const { port } = new URL(api.url);
      await api.stop('SIGKILL');
      api = await startApi(port);
    },
    async close() {
      await Promise.all([site.stop(), api.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

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

/** Refusals of the content policy on this page so far. */
export const violations = (page: Page): Promise<Violation[]> =>
  page.evaluate(() => (window as unknown as { __violations: Violation[] }).__violations);

export interface Fixtures {
  /** Fails the test when the page throws, logs an error, or breaks the content policy. */
  strictPage: Page;
  /** A server and data of this test alone, for what crashes or changes them; gone after the test, however it ends. */
  ownWorld: World;
}

async function provideWorld(provide: (world: World) => Promise<void>) {
  const world = await createWorld();
  await provide(world);
  await world.close();
}

export const test = base.extend<Fixtures, { world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know that no other fixture is needed
    ({}, provide) => provideWorld(provide),
    { scope: 'worker', timeout: 60_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  ownWorld: ({}, provide) => provideWorld(provide),
  baseURL: async ({ world }, provide) => provide(world.consoleUrl),
  strictPage: async ({ page }, provide) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && problems.push(`logged: ${message.text()}`));
    await watchPolicy(page);
    await provide(page);
    problems.push(...(await violations(page)).map((one) => `policy: ${JSON.stringify(one)}`));
    expect(problems).toEqual([]);
  },
});

export { expect, watchPolicy };

/** WCAG 2.2 A and AA by axe, with best practice; the page must be at rest. */
export async function expectAccessible(page: Page, what: string) {
  // Colours of what is still fading in are not what is looked at.
  await settle(page);
  const { violations: found } = await runAxe(page);
  expect(found.map((one) => `${what}: ${one}`)).toEqual([]);
}

export const ACCOUNTS = {
  admin: 'Admin2026',
  staff: 'Staff2026',
  novice: 'Novice2026',
  guest: 'Guest2026',
  double: 'Double2026',
  locked: 'Locked2026',
} as const;

/** Signs in through the login page as a person would, ending on the page it leads to, or with the refusal. */
export async function signIn(page: Page, account: keyof typeof ACCOUNTS, at = '/systemData/dictionary') {
  await page.goto(at);
  await page.locator('input[name=account]').fill(account);
  await page.locator('input[name=password]').fill(ACCOUNTS[account]);
  await page.locator('button[type=submit]').click();
  await page.locator('#page, form [role=alert] p').first().waitFor();
}
