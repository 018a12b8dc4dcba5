import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { takenPort } from './portsTaken.mjs';

const ask = (port: number) => takenPort([{ flag: '--console-port', port: String(port), what: 'the console' }]);

test('a port another program holds is told with the flag that gives another; one that is free again is not', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  expect(await ask(port)).toBe(
    `[start] Port ${port} is taken by another program, so the console cannot answer there. Free it, or give another with --console-port N.`,
  );
  await new Promise((resolve) => void other.close(resolve));
  expect(await ask(port)).toBeNull();
});
