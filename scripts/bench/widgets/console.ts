import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../../console/e2e/servers.ts';

const BUILD = path.join(import.meta.dirname, '../../build.mjs');

/** The built console, built anew where its sources have changed, on a sandbox with data of its own. */
export async function startConsole(): Promise<{ url: string; close: () => Promise<void> }> {
  execFileSync(process.execPath, [BUILD], { stdio: 'inherit' });
  const data = mkdtempSync(path.join(tmpdir(), 'milepost-bench-data-'));
  const api = await startServer('openapi/servers/sandbox/main.ts', '--port', '0', '--data', data);
  const site = await startServer('console/server/main.ts', '--port', '0', '--api-url', api.url);
  return {
    url: site.url,
    async close() {
      await Promise.all([site.stop(), api.stop()]);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
