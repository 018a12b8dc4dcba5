import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { compileHints } from './compile-hints.ts';

const long = (name: string) => `console.log('${name}', ${JSON.stringify('x'.repeat(40_000))});`;

/** Builds a page of four chunks. @returns the code of a chunk by its name */
async function built(waited: readonly string[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'milepost-hints-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const files = {
    'index.html': '<script type="module" src="./first.js"></script>',
    'first.js': `for (const one of [() => import('./late.js'), () => import('./small.js'), () => import('./waited.js')]) void one(); ${long('first')}`,
    'late.js': `import './late.css'; ${long('late')}`,
    'late.css': 'body { color: red }',
    'small.js': "console.log('small');",
    'waited.js': "console.log('waited');",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
  const made = await build({ root, configFile: false, logLevel: 'silent', plugins: [compileHints(waited)], build: { write: false } });
  const output = 'output' in made ? made.output : [];
  return (name: string) => output.flatMap((part) => (part.type === 'chunk' && part.name === name ? [part.code] : []))[0];
}

test('a large chunk begins with the hint, before what Vite puts there, and one that is waited for; another small one has none', async () => {
  const codeOf = await built(['waited']);
  expect(codeOf('index')).toContain('__vite__mapDeps');
  for (const name of ['index', 'late', 'waited']) expect(codeOf(name)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(codeOf('small')).not.toContain('allFunctionsCalledOnLoad');
});

test('a chunk that is waited for and no longer there fails the build', async () => {
  await expect(built(['renamed'])).rejects.toThrow(/No chunk is named renamed.*correct the list/);
});
