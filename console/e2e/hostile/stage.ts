import { test as base } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readConsoleConfig, startConsole } from '../../server/index.ts';
import { startServer } from '../world.ts';

/** The world of the rows: their own origin stands for ours, the lists of hosts are the deployment's. */
export const ROWS_ORIGIN = 'https://console.example.test';
export const ROWS_TOKEN = 'Bearer t.o-k_1';
export const CONFIG = readConsoleConfig({
  MILEPOST_FRAME_HOSTS: 'ok.example.test',
  MILEPOST_TOKEN_HOSTS: 'dv.example.test',
  MILEPOST_DATAV_HOST: 'https://dv.example.test',
  MILEPOST_DEV_PAGES: 'true',
});

/** A fresh sandbox, the built console in front of it with its production headers, and a site of somebody else. */
export interface Stage {
  readonly apiUrl: string;
  readonly consoleUrl: string;
  /** Shows a page of its own; with `?frame=address` the page has that address in a frame. */
  readonly elsewhereUrl: string;
  /** Puts the data of the first start back; every session is over then. */
  reset(): Promise<void>;
}

/** Another site, of another host name. */
async function startElsewhere(): Promise<{ url: string; stop(): void }> {
  const server = createServer((asked, answer) => {
    const frame = new URL(asked.url ?? '/', 'http://elsewhere').searchParams.get('frame');
    const escaped = frame?.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    answer.setHeader('Content-Type', 'text/html; charset=utf-8');
    answer.end(`<!doctype html><title>elsewhere</title><h1>elsewhere</h1>${escaped ? `<iframe src="${escaped}"></iframe>` : ''}`);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Puts the sandbox back to its first start. */
async function resetSandbox(apiUrl: string): Promise<void> {
  const { control } = await (await fetch(`${apiUrl}/__sandbox?nonce=hostile-rows`)).json();
  const answer = await fetch(`${apiUrl}/__sandbox/reset`, { method: 'POST', headers: { 'milepost-sandbox': String(control) } });
  if (!answer.ok) throw new Error(`[e2e] The sandbox could not be put back: ${await answer.text()}`);
}

async function provideStage(provide: (stage: Stage) => Promise<void>): Promise<void> {
  const api = await startServer('openapi/servers/sandbox/main.ts', '--port', '0', '--data', ':memory:');
  const site = await startConsole({
    port: 0,
    apiUrl: api.url,
    dist: path.resolve(import.meta.dirname, '../../dist'),
    config: CONFIG,
  });
  const elsewhere = await startElsewhere();
  await provide({ apiUrl: api.url, consoleUrl: site.url, elsewhereUrl: elsewhere.url, reset: () => resetSandbox(api.url) });
  elsewhere.stop();
  await Promise.all([site.close(), api.stop()]);
}

export const test = base.extend<object, { stage: Stage }>({
  stage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know that no other fixture is needed
    ({}, provide) => provideStage(provide),
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ stage }, provide) => provide(stage.consoleUrl),
});
