import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConsoleConfig } from './consoleConfig.ts';
import { HASH_WORKER, REACT_ARIA_STYLE, hashWorkerPolicy, securityHeaders } from './headers.ts';

const modules = path.resolve(import.meta.dirname, '../../node_modules');

test('the one style element React Aria inserts has the digest the policy names', () => {
  const [file] = globSync('react-aria/dist/**/usePress.mjs', { cwd: modules });
  const source = readFileSync(path.join(modules, file ?? ''), 'utf8');
  const text = /textContent\s*=\s*`([^`]+)`/.exec(source)?.[1] ?? '';
  const attribute = /PRESSABLE_ATTRIBUTE\s*=\s*['"]([^'"]+)['"]|=\s*['"](data-react-aria-pressable)['"]/.exec(source);
  const css = text.replaceAll(/\$\{[^}]+\}/g, attribute?.[1] ?? attribute?.[2] ?? 'data-react-aria-pressable').trim();
  expect(`'sha256-${createHash('sha256').update(css).digest('base64')}'`).toBe(REACT_ARIA_STYLE);
});

test('hosts of the deployment, and no others, enter the policy', () => {
  const config = readConsoleConfig({
    MILEPOST_FILE_HOST: 'https://files.example.test',
    MILEPOST_FRAME_HOSTS: 'ok.example.test, b.example.test',
  });
  const policy = securityHeaders(config)['Content-Security-Policy'];
  expect(policy).toContain("img-src 'self' blob: data: https://files.example.test;");
  expect(policy).toContain("media-src 'self' blob: https://files.example.test;");
  expect(policy).toContain("frame-src 'self' https://ok.example.test https://b.example.test;");
  expect(policy).not.toContain('unsafe');
});

test('a host of this computer is framed without https, which it does not have', () => {
  const policy = securityHeaders(readConsoleConfig({ MILEPOST_FRAME_HOSTS: '127.0.0.1:30000, ok.example.test' }))[
    'Content-Security-Policy'
  ];
  expect(policy).toContain("frame-src 'self' http://127.0.0.1:30000 https://ok.example.test;");
});

test.each([
  ['MILEPOST_FILE_HOST', 'files.example.test'],
  ['MILEPOST_FILE_HOST', 'javascript:alert(1)'],
  ['MILEPOST_FILE_HOST', 'https://user@files.example.test'],
  ['MILEPOST_FRAME_HOSTS', "ok.example.test; script-src 'unsafe-inline'"],
  ['MILEPOST_TOKEN_HOSTS', '*'],
])('%s = %s is refused, naming the variable', (name, value) => {
  expect(() => readConsoleConfig({ [name]: value })).toThrow(name);
});

test('WebAssembly may run in the worker that hashes files alone', () => {
  const page = securityHeaders(readConsoleConfig({}))['Content-Security-Policy'];
  expect(page).not.toContain('wasm');
  expect(hashWorkerPolicy('a.test/assets/')).toContain("script-src a.test/assets/ 'wasm-unsafe-eval'");
  expect(HASH_WORKER.test('/assets/md5.worker-BxY_1-a2.js')).toBe(true);
  for (const other of ['/assets/main-BxY.js', '/assets/../md5.worker-a.js', '/x/assets/md5.worker-a.js', '/assets/md5.worker-a.js/x'])
    expect([other, HASH_WORKER.test(other)]).toEqual([other, false]);
});
