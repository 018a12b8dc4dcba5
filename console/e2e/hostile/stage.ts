import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readConsoleConfig, startConsole } from '../../server/index.ts';
import type { World } from '../createWorld.ts';

/** The world of the rows: their own origin stands for ours, the lists of hosts are the deployment's. */
export const ROWS_ORIGIN = 'https://console.example.test';
export const ROWS_TOKEN = 'Bearer t.o-k_1';
export const CONFIG = readConsoleConfig({
  MILEPOST_FRAME_HOSTS: 'ok.example.test',
  MILEPOST_TOKEN_HOSTS: 'dv.example.test',
  MILEPOST_DATAV_HOST: 'https://dv.example.test',
  MILEPOST_DEV_PAGES: 'true',
});

/** The built console in front of a sandbox, with its production headers and the lists of hosts of the rows, and a site of somebody else. */
export interface Stage {
  readonly apiUrl: string;
  readonly consoleUrl: string;
  /** Shows a page of its own; with `?frame=address` the page has that address in a frame. */
  readonly elsewhereUrl: string;
  /** Puts the data of the first start back; every session is over then. */
  reset(): Promise<void>;
  close(): Promise<void>;
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

/** A stage over the sandbox of a world. */
export async function openStage(world: World): Promise<Stage> {
  const { apiUrl } = world;
  const site = await startConsole({ port: 0, apiUrl, dist: path.resolve(import.meta.dirname, '../../dist'), config: CONFIG });
  const elsewhere = await startElsewhere();
  return {
    apiUrl,
    consoleUrl: site.url,
    elsewhereUrl: elsewhere.url,
    reset: () => world.restore(),
    async close() {
      elsewhere.stop();
      await site.close();
    },
  };
}
