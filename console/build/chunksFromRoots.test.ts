import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { chunksFromRoots } from './chunksFromRoots.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/repo/main.ts': ['/repo/token.ts'],
  '/repo/login.ts': ['/repo/token.ts', '/repo/field.ts', '/repo/node_modules/react/index.js', '/repo/node_modules/lucide/all.js'],
  '/repo/app.ts': ['/repo/field.ts', '/repo/frame.ts', '/repo/node_modules/lucide/all.js'],
  '/repo/frame.ts': ['/repo/menu.ts', '/repo/frame.ts', '/repo/node_modules/react/index.js'],
  '/repo/list.ts': ['/repo/menu.ts', '/repo/row.ts'],
  '/repo/skeleton.ts': ['/repo/bone.ts'],
};
const context = { getModuleInfo: (id: string) => (id in IMPORTS ? { importedIds: IMPORTS[id] ?? [] } : null) };
const groups = chunksFromRoots('/repo', [
  { name: 'react', packages: ['react'] },
  { name: 'start', roots: ['main.ts'] },
  { name: 'base', roots: ['login.ts'], sharedWith: ['app.ts'] },
  { name: 'shell', roots: ['app.ts'] },
  { name: 'shell', roots: ['skeleton.ts'] },
  { name: 'list', roots: ['list.ts'] },
]);
const chunkOf = (id: string) => groups.map(({ name }) => name(id, context)).filter((name) => name !== null);

test.each([
  ['a root and what it imports', '/repo/token.ts', ['start']],
  ['a package that is named, whoever imports it', '/repo/node_modules/react/index.js', ['react']],
  ['what both halves import', '/repo/field.ts', ['base']],
  ['a package that both halves import', '/repo/node_modules/lucide/all.js', ['base']],
  ['what only one of them imports stays where it is', '/repo/login.ts', []],
  ['what the application imports, at any depth', '/repo/menu.ts', ['shell']],
  ['what another root of the same name imports', '/repo/bone.ts', ['shell']],
  ['what only lists import', '/repo/row.ts', ['list']],
  ['a package whose name only begins like one that is named', '/repo/node_modules/react-aria/index.js', []],
  ['what nobody imports statically', '/repo/late.ts', []],
])('%s: %s is in %j', (_, id, chunks) => expect(chunkOf(id)).toEqual(chunks));

test('the first chunk is made first, so that none after it takes its modules along, and each name is made once', () =>
  expect(groups.map(({ debugName, priority }) => [debugName, priority])).toEqual([
    ['react', 5],
    ['start', 4],
    ['base', 3],
    ['shell', 2],
    ['list', 1],
  ]));

test.each([
  ['a root', { roots: ['gone.ts'] }],
  ['a module that shares', { roots: ['main.ts'], sharedWith: ['gone.ts'] }],
])('%s that is no longer there fails the build, by name', async (_, chunk) => {
  const root = mkdtempSync(path.join(tmpdir(), 'milepost-chunks-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(path.join(root, 'main.ts'), "import { part } from './part.ts';\nconsole.log(part);\n");
  writeFileSync(path.join(root, 'part.ts'), 'export const part = 1;\n');
  const made = (chunks: Parameters<typeof chunksFromRoots>[1]) =>
    build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        rolldownOptions: { input: path.join(root, 'main.ts'), output: { codeSplitting: { groups: chunksFromRoots(root, chunks) } } },
      },
    });
  await expect(made([{ name: 'base', roots: ['main.ts'] }])).resolves.toBeDefined();
  await expect(made([{ name: 'base', ...chunk }])).rejects.toThrow('gone.ts is no module of the build');
});
