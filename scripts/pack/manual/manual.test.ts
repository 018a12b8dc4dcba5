import { expect, test } from 'vitest';
import { manualFiles } from './manual.ts';

const TYPES: Readonly<Record<string, string>> = {
  'primitives/tree/index.d.ts': `export declare function Tree(props: import('./types.ts').TreeProps): null;\nexport type { TreeProps } from './types.ts';`,
  'primitives/tree/headless.d.ts': `export { useTree, rowProps } from './useTree.ts';\nexport type { TreeMessages } from './types.ts';`,
  'primitives/tree/messages.d.ts': 'export declare const treeMessages: (i18n: I18n) => TreeMessages;',
  'primitives/tree/types.d.ts': [
    `import type { PartsProps } from '../parts/index.ts';`,
    'interface Data {\n    /** Spoken name. @source forms §9 */\n    readonly label: string;\n    readonly hidden: string;\n}',
    `export interface TreeOptions extends Omit<Data, 'hidden'> {\n    /** First row. @defaultValue 0 */\n    readonly from?: number;\n}`,
    `type Half = 'box' | 'icon';`,
    `export type TreePart = Half | 'row';`,
    'export interface TreeProps extends Data, PartsProps<TreePart> {\n}',
    'export interface TreeMessages {\n    readonly found: (count: number) => string;\n}',
  ].join('\n'),
  'primitives/tree/useTree.d.ts': [
    `import type { TreeOptions } from './types.ts';`,
    `/** Behaviour of a tree. @reading R-1 */\nexport declare function useTree(options: TreeOptions): {`,
    '    /** Rows there are. */\n    count: number;',
    `    /** Attributes of the box. */\n    getBoxProps: <Own extends object = object>(own?: Own) => {\n        readonly role: 'tree';\n        readonly 'aria-label': string;\n        readonly onKeyDown: () => void;\n        readonly style: {\n            readonly '--depth': number;\n        };\n    } & Own;`,
    '};',
    `/** Attributes of a row. */\nexport declare const rowProps: <Own extends object = object>(own?: Own) => {\n    readonly 'data-mp-row': number;\n} & Own;`,
  ].join('\n'),
  'widgets/chat/index.d.ts': 'export {};',
};
const door = (name: string, source: string) => ({ name, source: `./src/${source}`, entry: source.replace(/\.ts$/, '') });
const doors = [
  door('./tree', 'primitives/tree/index.ts'),
  door('./headless/tree', 'primitives/tree/headless.ts'),
  door('./messages/tree', 'primitives/tree/messages.ts'),
  door('./chat', 'widgets/chat/index.ts'),
];
const files = manualFiles(
  doors,
  [],
  (file) => TYPES[file],
  () => [
    {
      name: 'OwnTree.tsx',
      text: `import { useTree } from '../headless.ts';\nimport { Row } from '../../list/examples/OwnRow.tsx';\nimport { words } from './words.ts';`,
    },
    { name: 'words.ts', text: 'export const words = {};' },
  ],
  ['primitives/tree', 'widgets/chat'],
);
const page = files.get('kit/docs/hooks/tree.md') ?? '';

test('a page has the options of a hook, those it stands on too, without places of the specification', () => {
  expect(page).toContain('| `label` | `string` | Spoken name. |');
  expect(page).toContain('| `from?` | `number` | First row. Default: 0. |');
  expect(page).not.toMatch(/hidden|forms §9|R-1/);
});

test('a page has attributes and custom properties of getters and of parts that repeat', () => {
  expect(page).toContain('| `getBoxProps` | Attributes of the box. | `role="tree"` `aria-label` `onKeyDown` | `--depth` |');
  expect(page).toContain('| `rowProps` | Attributes of a row. | `data-mp-row` |');
  expect(page).toContain('| `count` | `number` | Rows there are. |');
});

test('a page has messages with the doors they are had from, and parts of the drawn widget', () => {
  expect(page).toContain('| `found` | `(count: number) => string` |');
  expect(page).toContain('`@milepost/kit/messages/zh/tree`');
  expect(page).toContain('`data-part`: `box`, `icon`, `row`.');
});

test('a page has an example as an application would write it', () => {
  expect(page).toContain(
    "```tsx\nimport { useTree } from '@milepost/kit/headless/tree';\nimport { Row } from './OwnRow';\nimport { words } from './words';\n```",
  );
  expect(page).toContain('`OwnRow` is the example of [list](list.md).');
  expect(page).toContain('`words.ts`\n\n```ts\nexport const words = {};\n```');
});

test('a widget without a hook is named as drawn only', () => {
  expect(files.get('kit/docs/hooks/README.md')).toContain('no hook for markup of your own yet: chat.');
  expect(JSON.parse(files.get('kit/src/testing/stories/generated/widgets.json') ?? '')).toEqual({
    'primitives/tree': { door: 'tree', parts: ['box', 'icon', 'row'] },
    'widgets/chat': { door: null, parts: [] },
  });
});
