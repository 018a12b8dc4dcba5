import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { compileAhead } from './compileAhead.ts';

const FILES = {
  'first.js': "import './waited.js';\nvoid import('./late.js');\nconsole.log('first');\n",
  'waited.js': "console.log('waited');\n",
  'late.js': "import './late.css';\nconsole.log('late');\n",
  'late.css': 'body { color: red }',
};

function project(): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'milepost-ahead-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(root, name), text);
  return root;
}

test('the chunk that has a module begins with the hint, before what Vite puts there, and no other does', async () => {
  const root = project();
  const rolldownOptions = { input: path.join(root, 'first.js') };
  const plugins = [compileAhead(root, ['waited.js'])];
  const made = await build({ root, configFile: false, logLevel: 'silent', plugins, build: { write: false, rolldownOptions } });
  const chunks = 'output' in made ? made.output.filter((one) => one.type === 'chunk') : [];
  expect(chunks[0]?.code).toContain('__vite__mapDeps');
  const beginnings = chunks.map(({ name, code }) => [name, code.startsWith('//# allFunctionsCalledOnLoad\n')]);
  expect(beginnings).toEqual([
    ['first', true],
    ['late', false],
  ]);
});

test('a module that only exports on, and so is in no chunk, fails the build, by name', async () => {
  const root = project();
  const rolldownOptions = { input: path.join(root, 'door.js') };
  writeFileSync(path.join(root, 'index.js'), "export { late } from './own.js';\n");
  writeFileSync(path.join(root, 'own.js'), 'export const late = () => console.log(1);\n');
  writeFileSync(path.join(root, 'door.js'), "import { late } from './index.js';\nlate();\n");
  const config = { root, configFile: false, logLevel: 'silent', build: { write: false, rolldownOptions } } as const;
  await expect(build({ ...config, plugins: [compileAhead(root, ['index.js'])] })).rejects.toThrow('index.js, so its functions');
  await build({ ...config, plugins: [compileAhead(root, ['own.js'])] });
});

test('a module that is no longer there fails the build, by name', () =>
  expect(() => compileAhead(project(), ['waited.js', 'gone.js'])).toThrow('gone.js, so its functions'));
