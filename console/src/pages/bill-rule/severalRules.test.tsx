import { expect, test } from 'vitest';
import type { AnyRow } from '../../features/resource/index.ts';
import { useResourceActions } from '../../features/resource/actions/useResourceActions.ts';
import { doneWithSeveral } from '../../testing/doneWithSeveral.tsx';
import { billRules } from './billRules.ts';

const never = () => undefined;
const OPENS = { edit: never, detail: never, history: never, addBelow: never, duplicate: never, own: never };
const useActions = () => useResourceActions(billRules, OPENS);

const rule = (id: string, outputNumber: string) => ({ id, fullName: id, outputNumber }) as AnyRow;
const removed = (rows: readonly AnyRow[], answer: string | null) =>
  doneWithSeveral({ useActions, what: 'remove', rows, answer, answers: { removeBillRule: null } });

test('rules that gave numbers are left out when several are deleted, and named with the reason', async () => {
  const { asked, sent, said } = await removed([rule('a', '001'), rule('b', '')], 'Delete');
  expect(asked).toContain('1 row');
  await expect.poll(said).toContainEqual(expect.stringContaining('a: It has given numbers, so it cannot be deleted.'));
  expect(sent()).toEqual([['removeBillRule', 'b']]);
});

test('where all of them gave numbers nothing is asked', async () => {
  const { asked, sent, said } = await removed([rule('a', '001')], null);
  expect([asked, sent()]).toEqual(['', []]);
  expect(said().join()).toContain('1 row was left as it is · a: It has given numbers');
});
