import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { firstChunks } from './first-chunks.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/repo/main.ts': ['/repo/token.ts'],
  '/repo/app.ts': ['/repo/token.ts', '/repo/frame.ts', '/repo/node_modules/lucide/all.js', '/repo/openapi/index.ts'],
  '/repo/frame.ts': ['/repo/menu.ts', '/repo/frame.ts'],
  '/repo/list.ts': ['/repo/menu.ts', '/repo/row.ts'],
  '/repo/openapi/index.ts': ['/repo/openapi/everything.ts'],
};
const context = { getModuleInfo: (id: string) => (id in IMPORTS ? { importedIds: IMPORTS[id] ?? [] } : null) };
const groups = firstChunks('/repo', [
  { name: 'base', roots: ['main.ts'], sharedWith: ['app.ts'], also: /lucide.all/ },
  { name: 'shell', roots: ['app.ts'] },
  { name: 'list', roots: ['list.ts'] },
]);
const chunkOf = (id: string) => groups.map(({ name }) => name(id, context)).filter((name) => name !== null);

test.each([
  ['what both halves import', '/repo/token.ts', ['base']],
  ['what only one of them imports stays where it is', '/repo/main.ts', []],
  ['what the application imports, at any depth', '/repo/menu.ts', ['shell']],
  ['what only lists import', '/repo/row.ts', ['list']],
  ['what is named besides', '/repo/node_modules/lucide/all.js', ['base']],
  ['nothing behind a package or the description', '/repo/openapi/everything.ts', []],
  ['what nobody imports statically', '/repo/late.ts', []],
])('%s: %s is in %j', (_, id, chunks) => expect(chunkOf(id)).toEqual(chunks));

test('a chunk that is alone leaves what it imports to the others', () => {
  const made = firstChunks('/repo', [
    { name: 'checks', roots: [], also: /row/, isAlone: true },
    { name: 'list', roots: ['list.ts'] },
  ]);
  expect(made.map(({ includeDependenciesRecursively }) => includeDependenciesRecursively)).toEqual([false, true]);
  expect(made.map(({ name }) => name('/repo/row.ts', context))).toEqual(['checks', 'list']);
});

test('the first chunk is made first, so that none after it takes its modules along', () => {
  expect(groups.map(({ priority }) => priority)).toEqual([3, 2, 1]);
});

test.each([
  ['a root', { roots: ['gone.ts'] }],
  ['a module that shares', { roots: ['main.ts'], sharedWith: ['gone.ts'] }],
])('%s that is no longer there fails the build, by name', async (_, chunk) => {
  const root = mkdtempSync(path.join(tmpdir(), 'milepost-chunks-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(path.join(root, 'main.ts'), "import { part } from './part.ts';\nconsole.log(part);\n");
  writeFileSync(path.join(root, 'part.ts'), 'export const part = 1;\n');
  const made = (chunks: Parameters<typeof firstChunks>[1]) =>
    build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        rolldownOptions: { input: path.join(root, 'main.ts'), output: { codeSplitting: { groups: firstChunks(root, chunks) } } },
      },
    });
  await expect(made([{ name: 'base', roots: ['main.ts'] }])).resolves.toBeDefined();
  await expect(made([{ name: 'base', ...chunk }])).rejects.toThrow('gone.ts is no module of the build');
});
