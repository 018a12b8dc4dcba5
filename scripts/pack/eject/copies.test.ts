import { expect, test } from 'vitest';
import { copyOf } from './copies.ts';
import type { Sheet } from './looks.ts';

const SOURCES: Readonly<Record<string, string>> = {
  'primitives/tree/index.ts': `export { Tree } from './Tree.tsx';\nexport { layOut } from './layOut.ts';\nexport type { TreeProps } from './types.ts';\n`,
  'primitives/tree/headless.ts': `export { useTree } from './useTree.ts';\nexport type { Row } from './types.ts';\n`,
  'primitives/tree/types.ts': 'export interface TreeProps {}\nexport interface Row {}\nexport interface Inner {}\n',
  'primitives/tree/useTree.ts': 'export const useTree = () => null;\n',
  'primitives/tree/place.ts': `import { icon } from '../icon/index.ts';\nexport const place = icon;\n`,
  'primitives/tree/Context.ts': `export const Where = createContext(null);\n`,
  'primitives/tree/Row.tsx': 'export const Row = () => null;\n',
  'primitives/tree/Later.tsx': 'export const Later = () => null;\n',
  'primitives/tree/Tree.tsx': [
    `import { memo } from 'react';`,
    `import { Icon } from '../icon/index.ts';`,
    `import { ring } from '../../theme/focus.css.ts';`,
    `import { row } from './Tree.css.ts';`,
    `import { useTree } from './headless.ts';`,
    `import { Row } from './Row.tsx';`,
    `import { place } from './place.ts';`,
    `import type { Inner, TreeProps } from './types.ts';`,
    `/**\n * A tree.\n * @reading R-1\n */`,
    `export const Tree = () => import('./Later.tsx');`,
    '',
  ].join('\n'),
};
const sheets: ReadonlyMap<string, Sheet> = new Map([
  ['theme/focus.css.ts', { css: '.e1e1e1f0 { outline: 0 }', names: { ring: 'e1e1e1f0', other: 'e1e1e1f1' } }],
  ['primitives/tree/Tree.css.ts', { css: '.a1b2c3d0 { color: red }', names: { row: 'a1b2c3d0' } }],
]);
const DOORS: Readonly<Record<string, string>> = {
  'primitives/tree/index.ts': '@milepost/kit/tree',
  'primitives/tree/headless.ts': '@milepost/kit/headless/tree',
  'primitives/icon/index.ts': '@milepost/kit/icon',
};
const copyWith = (more: Readonly<Record<string, string>> = {}) =>
  copyOf(
    'tree',
    (file) => ({ ...SOURCES, ...more })[file],
    (file) => DOORS[file],
    sheets,
  );

test('what draws is copied, behaviour and the parts of others are had from doors', () => {
  const { files, doors, packages } = copyWith();
  expect([...files.keys()].toSorted()).toEqual([
    'Later.tsx',
    'Row.tsx',
    'Tree.css',
    'Tree.styles.ts',
    'Tree.tsx',
    'index.ts',
    'place.ts',
    'theme/focus.css',
    'theme/focus.styles.ts',
    'types.ts',
  ]);
  const text = files.get('Tree.tsx') ?? '';
  expect(text).toContain(`import { useTree } from '@milepost/kit/headless/tree';`);
  expect(text).toContain(`import { Row } from './Row';`);
  expect(text).toContain(`import { ring } from './theme/focus.styles';`);
  expect(text).toContain(`import type { TreeProps } from '@milepost/kit/tree';`);
  expect(text).toContain(`import type { Inner } from './types';`);
  expect(text).toContain(`import('./Later')`);
  expect(text).not.toContain('@reading');
  expect(files.get('theme/focus.styles.ts')).not.toContain('other');
  expect(doors).toEqual(['@milepost/kit/headless/tree', '@milepost/kit/icon', '@milepost/kit/tree']);
  expect(packages).toEqual(['react']);
});

test('behaviour that a widget hands on is not handed on by its copy', () => {
  const { files } = copyWith();
  expect(files.has('layOut.ts')).toBe(false);
  expect(files.get('index.ts')).not.toContain('layOut');
});

test('a context stays that of the kit: a copy of it would be another', () => {
  const { files } = copyWith({
    'primitives/tree/index.ts': `${SOURCES['primitives/tree/index.ts']}export { Where } from './Context.ts';\n`,
    'primitives/tree/Row.tsx': `import { Where } from './Context.ts';\nexport const Row = Where;\n`,
  });
  expect(files.get('Row.tsx')).toContain(`import { Where } from '@milepost/kit/tree';`);
  expect(files.has('Context.ts')).toBe(false);
});

test.each([
  ['a source that is not there', { 'primitives/tree/Row.tsx': `import './gone.ts';` }, 'gone.ts'],
  ['a sheet that was not compiled', { 'primitives/tree/Row.tsx': `import { x } from './Row.css.ts';` }, 'Row.css.ts'],
])('%s stops the packing and is named', (_title, more, said) => {
  expect(() => copyWith(more)).toThrow(said);
});
