import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { modules, packages } from './chunks.ts';

const exporting = (name: string) => `export const ${name} = () => console.log('${name}');\n`;
const FILES = {
  'main.ts': "void import('./login.ts');\nvoid import('./app.ts');\nvoid import('./page.ts');\n",
  'login.ts': "import { field } from './parts.ts';\nfield();\n",
  'app.ts':
    "import { field, frame } from './parts.ts';\nimport { react } from 'react';\nfield();\nframe();\nreact();\nvoid import('./late.ts');\n",
  'page.ts': "import { frame, row } from './parts.ts';\nimport { react } from 'react';\nframe();\nrow();\nreact();\n",
  'late.ts': "import { frame } from './parts.ts';\nframe();\n",
  'parts.ts': "export { field } from './field.ts';\nexport { frame } from './frame.ts';\nexport { row } from './row.ts';\n",
  'field.ts': exporting('field'),
  'frame.ts': exporting('frame'),
  'row.ts': exporting('row'),
  'package.json': '{ "type": "module", "sideEffects": ["./main.ts", "./login.ts", "./app.ts", "./page.ts", "./late.ts"] }',
  'node_modules/react/package.json': '{ "name": "react", "type": "module", "exports": "./index.js" }',
  'node_modules/react/index.js': exporting('react'),
};

function project(): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'milepost-chunks-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

/** Builds the project in these chunks. @returns for each file the name of the chunk that has it */
async function built(root: string) {
  const groups = [
    { name: 'react', test: packages('react') },
    { name: 'first', test: modules(root, 'login.ts') },
    { name: 'shell', test: modules(root, 'app.ts') },
  ];
  const rolldownOptions = { input: path.join(root, 'main.ts'), output: { codeSplitting: { groups } } };
  const made = await build({ root, configFile: false, logLevel: 'silent', build: { write: false, rolldownOptions } });
  const chunks = 'output' in made ? made.output.filter((one) => one.type === 'chunk') : [];
  return (file: string) => chunks.find(({ moduleIds }) => moduleIds.includes(path.join(root, file)))?.name;
}

test('a chunk has its root and what is used of what it imports; the first one that needs a module has it', async () => {
  const chunkOf = await built(project());
  expect(['login.ts', 'field.ts', 'app.ts', 'frame.ts'].map(chunkOf)).toEqual(['first', 'first', 'shell', 'shell']);
  expect(chunkOf('node_modules/react/index.js')).toBe('react');
  // Imported through the same file, and not by the application; imported on demand.
  expect(['row.ts', 'late.ts'].map(chunkOf)).toEqual(['page', 'late']);
});

test('a root that is no longer there fails the build, by name', () =>
  expect(() => modules(project(), 'main.ts', 'gone.ts')).toThrow('gone.ts, so what it imports'));

test('a package is told from one whose name begins alike', () => {
  const isReact = packages('react', '@lingui');
  expect(
    ['/a/node_modules/react/index.js', '/a/node_modules/@lingui/core/index.js', '/a/node_modules/react-aria/index.js'].map(isReact),
  ).toEqual([true, true, false]);
});
