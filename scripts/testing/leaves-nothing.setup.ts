import { afterAll, beforeAll, vi } from 'vitest';

/** Everything one file of tests could leave to the next one in the same process. */
function shared() {
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  return {
    env: { ...process.env },
    folder: process.cwd(),
    globals: Object.fromEntries(Object.entries(globals).map(([name, { value }]) => [name, value as unknown])),
    prototype: Reflect.ownKeys(Object.prototype).join(),
    hasFakeTimers: vi.isFakeTimers(),
  };
}

/** The web server of the sandbox and of the mock puts its own in their place, once and for good. */
const OF_SERVERS = new Set(['Request', 'Response']);

let before: ReturnType<typeof shared>;
beforeAll(() => {
  before = shared();
});

// These files share one process: a file that changes what all of them see would decide about the others.
afterAll(() => {
  const now = shared();
  const names = new Set([...Object.keys(before.globals), ...Object.keys(now.globals)]);
  const left = [
    ...[...names]
      .filter((name) => !OF_SERVERS.has(name) && !Object.is(before.globals[name], now.globals[name]))
      .map((name) => `globalThis.${name}`),
    ...(['env', 'folder', 'prototype', 'hasFakeTimers'] as const).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]),
    ),
  ];
  if (left.length > 0)
    throw new Error(`[test] ${left.join()} changed and not put back: put it back, or name the file under ALONE in vitest.config.ts`);
});
