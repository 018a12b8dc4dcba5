import type { Client } from '@milepost/openapi/client';
import { expect, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { groups } from './groups.ts';

const DATA = {
  listMembers: { ids: ['1', '2'] },
  listGroupUsages: { list: [{ id: '9', type: 'model', fullName: '班组排班', enCode: 'crew.roster' }] },
} as Readonly<Record<string, unknown>>;

/** Facts told before a group is disabled, by a server that answers these calls only. */
const toldBy = async (...answered: readonly string[]) => {
  const call: Client['call'] = async ({ id }) => {
    if (!answered.includes(id)) throw new Error(`[testing] ${id} is not there`);
    return { data: DATA[id], msg: '' } as never;
  };
  const facts = await groups.actions.disableImpact?.({ id: '1' } as never, createApi({ call }), new AbortController().signal);
  return facts?.map((fact) => (fact as { readonly values: object }).values);
};

test('before a group is disabled or deleted its members are counted, and what names it is named; a server may tell one of them only', async () => {
  const [members, uses] = [expect.objectContaining({ count: 2 }), expect.objectContaining({ count: 1, names: '“班组排班”' })];
  expect(await toldBy('listMembers', 'listGroupUsages')).toEqual([members, uses]);
  expect(await toldBy('listMembers')).toEqual([members]);
  expect(await toldBy('listGroupUsages')).toEqual([uses]);
  expect(groups.actions.remove).toMatchObject({ impact: groups.actions.disableImpact });
});
