import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { compileHints } from './compile-hints.ts';

const long = (name: string) => `console.log('${name}', ${JSON.stringify('x'.repeat(40_000))});`;

test('a large chunk begins with the hint, before what Vite puts there; a small one has none', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'milepost-hints-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const files = {
    'index.html': '<script type="module" src="./first.js"></script>',
    'first.js': `void import('./late.js'); void import('./small.js'); ${long('first')}`,
    'late.js': `import './late.css'; ${long('late')}`,
    'late.css': 'body { color: red }',
    'small.js': "console.log('small');",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
  const built = await build({ root, configFile: false, logLevel: 'error', plugins: [compileHints()], build: { write: false } });
  const output = 'output' in built ? built.output : [];
  const codeOf = (name: string) => output.flatMap((part) => (part.type === 'chunk' && part.name === name ? [part.code] : []))[0];
  expect(codeOf('index')).toContain('__vite__mapDeps');
  for (const name of ['index', 'late']) expect(codeOf(name)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(codeOf('small')).not.toContain('allFunctionsCalledOnLoad');
});
