import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { circlesOf } from './circles.mjs';
import { sourceGraph } from './source-graph.mjs';

const doors = (exports: object) => JSON.stringify({ exports });
const PACKAGES = {
  'kit/package.json': doors({ './theme': './src/theme/index.ts', './late': './src/late.ts', './*': './src/primitives/*/index.ts' }),
  'openapi/package.json': doors({ './domains/*': './src/domains/*/index.ts' }),
};

/** Two workspaces with doors, and the files of a row. */
function planted(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'circles-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({ ...PACKAGES, ...files })) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}
const circles = (files: Readonly<Record<string, string>>) => circlesOf(sourceGraph(planted(files)));

test.each<[string, Record<string, string>, string[]]>([
  [
    'two files that import each other',
    { 'cli/src/a.ts': `import { b } from './b.ts';`, 'cli/src/b.ts': `import { a } from './a.ts';` },
    ['cli/src/a.ts', 'cli/src/b.ts', 'cli/src/a.ts'],
  ],
  ['a file that imports itself', { 'scripts/a.mjs': `export * from './a.mjs';` }, ['scripts/a.mjs', 'scripts/a.mjs']],
  [
    'types alone',
    { 'kit/src/a.tsx': `import type { B } from './b.ts';`, 'kit/src/b.ts': `export type B = import('./a.tsx').A;` },
    ['kit/src/a.tsx', 'kit/src/b.ts', 'kit/src/a.tsx'],
  ],
  [
    'a door between three files',
    {
      'kit/src/a.ts': `export { b } from './b.ts';`,
      'kit/src/b.ts': `import c from './c.ts?raw';`,
      'kit/src/c.ts': `export type { A } from './a.ts';`,
    },
    ['kit/src/a.ts', 'kit/src/b.ts', 'kit/src/c.ts', 'kit/src/a.ts'],
  ],
  [
    'a part fetched on demand that imports who fetches it',
    { 'kit/src/a.ts': `const b = () => import('./b.ts');`, 'kit/src/b.ts': `import { a } from './a.ts';` },
    ['kit/src/a.ts', 'kit/src/b.ts', 'kit/src/a.ts'],
  ],
  [
    'a workspace that goes through its own door',
    { 'kit/src/late.ts': `import '@milepost/kit/button';`, 'kit/src/primitives/button/index.ts': `import '@milepost/kit/late';` },
    ['kit/src/late.ts', 'kit/src/primitives/button/index.ts', 'kit/src/late.ts'],
  ],
  [
    'doors of two workspaces',
    {
      'openapi/src/domains/area/index.ts': `import '@milepost/kit/theme';`,
      'kit/src/theme/index.ts': `import '@milepost/openapi/domains/area';`,
    },
    ['kit/src/theme/index.ts', 'openapi/src/domains/area/index.ts', 'kit/src/theme/index.ts'],
  ],
])('%s is a circle', (_, files, circle) => expect(circles(files)).toEqual([circle]));

test.each<[string, Record<string, string>]>([
  ['a file that two import', { 'cli/a.ts': `import './b.ts'; import './c.ts';`, 'cli/b.ts': `import './c.ts';`, 'cli/c.ts': `` }],
  ['a door nobody has, a package, a file that is no source', { 'cli/a.ts': `import '@milepost/cli/a'; import 'react'; import './a.css';` }],
  ['what only a comment or a text says', { 'cli/a.ts': `// import './a.ts'\nconst text = "import './a.ts'";` }],
  ['a template', { 'cli/templates/page/a.ts': `import './a.ts';` }],
])('%s is none', (_, files) => expect(circles(files)).toEqual([]));

test('two circles that share a file are both told', () => {
  const shared = { 'cli/a.ts': `import './b.ts'; import './c.ts';`, 'cli/b.ts': `import './a.ts';`, 'cli/c.ts': `import './a.ts';` };
  expect(circles(shared)).toEqual([
    ['cli/a.ts', 'cli/b.ts', 'cli/a.ts'],
    ['cli/a.ts', 'cli/c.ts', 'cli/a.ts'],
  ]);
});
