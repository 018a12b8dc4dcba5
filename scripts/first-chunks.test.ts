import { expect, test } from 'vitest';
import { firstChunks } from './first-chunks.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/repo/main.ts': ['/repo/token.ts'],
  '/repo/app.ts': ['/repo/token.ts', '/repo/frame.ts', '/repo/node_modules/lucide/all.js', '/repo/openapi/index.ts'],
  '/repo/frame.ts': ['/repo/menu.ts', '/repo/frame.ts'],
  '/repo/list.ts': ['/repo/menu.ts', '/repo/row.ts'],
  '/repo/openapi/index.ts': ['/repo/openapi/everything.ts'],
};
const context = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };
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

test('the first chunk is made first, so that none after it takes its modules along', () => {
  expect(groups.map(({ priority }) => priority)).toEqual([3, 2, 1]);
});
