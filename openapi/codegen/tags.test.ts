import { expect, test } from 'vitest';
import { allOperations } from '../generated/all-operations.gen.ts';
import { TAGS, type Tag } from './rules/tags.ts';

interface Facts {
  readonly id: string;
  readonly effect: string;
  readonly reads?: readonly Tag[];
  readonly writes?: readonly Tag[];
}
const OPERATIONS: readonly Facts[] = Object.values(allOperations);
const read = new Set(OPERATIONS.flatMap(({ reads = [] }) => reads));
const written = new Set(OPERATIONS.flatMap(({ writes = [] }) => writes));

test('every operation that writes says what it changes, but for those whose effect is outside the server', () => {
  const silent = OPERATIONS.filter(({ effect, writes = [] }) => effect !== 'read' && writes.length === 0);
  expect(silent.map(({ id }) => id).toSorted()).toEqual([
    // Hands out bytes by a link that is used up with it.
    'downloadFile',
    // Connections that are only tried.
    'testDingTalkAccount',
    'testDingTalkConnection',
    'testMailAccount',
    'testWeChatAccount',
    'testWeChatConnection',
  ]);
});

test('every tag is read by an operation', () => {
  expect(TAGS.filter((tag) => !read.has(tag))).toEqual([]);
});

test('every tag is written by an operation, or its data changes without a call of the description', () => {
  expect(TAGS.filter((tag) => !written.has(tag))).toEqual([
    // Written by the server as interfaces are called.
    'dataInterfaceLog',
    // Of systems beside this one: designs of flows, mail, the machine.
    'flowTemplate',
    'mail',
    'serverState',
  ]);
});
