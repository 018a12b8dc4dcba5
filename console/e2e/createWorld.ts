import type { Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DICTIONARY, openWithToken, tokenOf } from './accounts.ts';
import type { Account } from './accounts.ts';
import { controlSandbox, startServer, startServerWith } from './servers.ts';

export interface World {
  readonly apiUrl: string;
  readonly consoleUrl: string;
  readonly dataDir: string;
  /** Opens an address as somebody who has a session: its token is put into the tab, and no login page is met. */
  openAs(page: Page, account: Account, at?: string): Promise<void>;
  /** Puts the data of the first start back; every session is over then. */
  restore(): Promise<void>;
  /** Ends the API as a crash would, and starts it again on the same data and port. */
  crashAndRestartApi(): Promise<void>;
  /** Ends the API, does something without it, and starts it again on the same data and port. */
  whileApiIsAway(act: () => Promise<void>): Promise<void>;
}

/** Settings by which the console shows the reports of its sandbox. */
export const reportsOf = (apiUrl: string) => ({
  MILEPOST_REPORT_HOST: apiUrl,
  MILEPOST_FRAME_HOSTS: new URL(apiUrl).host,
  MILEPOST_TOKEN_HOSTS: new URL(apiUrl).host,
});

const FIRST_DATA = { name: 'first' };

/** A fresh sandbox with its own data, and the built console in front of it. */
export async function createWorld(): Promise<World & { close(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'milepost-e2e-'));
  const startApi = (port: string) => startServer('openapi/servers/sandbox/main.ts', '--port', port, '--data', dataDir, '--validate');
  let api = await startApi('0');
  const [site] = await Promise.all([
    startServerWith(reportsOf(api.url), 'console/server/main.ts', '--port', '0', '--api-url', api.url),
    controlSandbox(api.url, 'snapshot', FIRST_DATA),
  ]);
  return {
    apiUrl: api.url,
    consoleUrl: site.url,
    dataDir,
    async openAs(page, account, at = DICTIONARY) {
      await openWithToken(page, await tokenOf(api.url, account), new URL(at, site.url).href);
    },
    restore: async () => void (await controlSandbox(api.url, 'restore', FIRST_DATA)),
    async crashAndRestartApi() {
      const { port } = new URL(api.url);
      await api.stop('SIGKILL');
      api = await startApi(port);
    },
    async whileApiIsAway(act) {
      const { port } = new URL(api.url);
      await api.stop();
      await act();
      api = await startApi(port);
    },
    async close() {
      await Promise.all([site.stop(), api.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
