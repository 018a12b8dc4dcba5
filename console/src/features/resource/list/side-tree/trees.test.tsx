import { expect, test } from 'vitest';
import { nodesNamed } from './trees.ts';

const node = (id: string, fullName: string, ...children: readonly object[]) => ({ id, fullName, enCode: '', children });
const OPTIONS = `options:${JSON.stringify([node('a', '甲', node('b', '乙'))])}`;

test.each([
  ['as they stand', OPTIONS, [node('a', '甲', node('b', '乙'))]],
  ['by their ways from the top', `ways:${OPTIONS}`, [node('a', '甲', node('a,b', '乙'))]],
])('options of a design are the nodes of a tree %s', async (_, name, nodes) =>
  expect(await nodesNamed({ api: {} } as never, name)).toEqual(nodes),
);
