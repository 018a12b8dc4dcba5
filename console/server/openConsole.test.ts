import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openConsole, readSettings } from './index.ts';

const settingsWith = (more: object) => readSettings({ MILEPOST_API_URL: 'http://127.0.0.1:1', MILEPOST_CONSOLE_PORT: '0', ...more });

function builtConsole(): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'milepost-dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  writeFileSync(path.join(dist, 'index.html'), '<title>page</title>');
  return dist;
}

test('a build that is not there is one sentence, and so is an older one', async () => {
  await expect(openConsole(settingsWith({}), () => undefined, '/no/such/dist')).rejects.toMatchObject({
    reason: 'environment',
    message: expect.stringMatching(/no built console in \/no\/such\/dist.*npm run build/),
  });
  await expect(openConsole(settingsWith({ MILEPOST_PREVIOUS_BUILDS: '/no/such/older' }), () => undefined, builtConsole())).rejects.toThrow(
    '/no/such/older',
  );
});

test('a port that is taken, and an address that is not here, are one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = openConsole(settingsWith({ MILEPOST_CONSOLE_PORT: String(port) }), () => undefined, builtConsole());
  await expect(taken).rejects.toMatchObject({ reason: 'environment', message: expect.stringContaining(`Port ${port}`) });
  const away = openConsole(settingsWith({ MILEPOST_LISTEN: '192.0.2.1' }), () => undefined, builtConsole());
  await expect(away).rejects.toMatchObject({ reason: 'environment', message: expect.stringContaining('192.0.2.1') });
});

test.each([
  ['true', 1],
  ['false', 0],
])('with MILEPOST_ACCESS_LOG=%s a request is %i lines', async (log, count) => {
  const lines: string[] = [];
  const running = await openConsole(settingsWith({ MILEPOST_ACCESS_LOG: log }), (line) => lines.push(line), builtConsole());
  await (await fetch(running.url, { headers: { Connection: 'close' } })).text();
  await running.close();
  expect(lines).toHaveLength(count);
});
