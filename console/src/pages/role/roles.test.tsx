import type { Client } from '@milepost/openapi/client';
import { expect, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { roles } from './roles.ts';

test('before a role is deleted it is said how many people have it', async () => {
  const client: Client = { call: async () => ({ data: { ids: ['7', '8'] }, msg: '' }) as never };
  const { remove } = roles.actions;
  const effects = typeof remove === 'object' && 'impact' in remove ? remove.impact : undefined;
  const facts = await effects?.({ id: '1' } as never, createApi(client), new AbortController().signal);
  expect(facts).toMatchObject([{ values: { count: 2 } }]);
});

test('a copy of a role gets its rights where that is asked for, by its code: the call that creates it says no id', async () => {
  const saved: unknown[] = [];
  const client: Client = {
    call: async ({ id }, args) => {
      const { path, body } = args as { readonly path?: { readonly id: string }; readonly body?: { readonly type?: string } };
      if (id === 'setRoleRights') saved.push([path?.id, body]);
      const of = body?.type ?? '';
      const data =
        id === 'listRoles'
          ? { list: ['copy.more', 'copy'].map((enCode) => ({ id: `id of ${enCode}`, enCode })), pagination: { total: 2 } }
          : {
              list: [
                {
                  id: of,
                  fullName: of,
                  children: [
                    { id: `${of}1`, fullName: of },
                    { id: `${of}2`, fullName: of },
                  ],
                },
              ],
              ids: [`${of}1`],
              all: [],
            };
      return { data, msg: '' } as never;
    },
  };
  const duplicate = roles.actions.more?.find(({ id }) => id === 'duplicate');
  const carries = duplicate && 'copies' in duplicate ? duplicate.copies : undefined;
  expect([true, false].map((copiesRights) => carries?.when({ copiesRights } as never))).toEqual([true, false]);
  await carries?.send(createApi(client), { id: 'original' } as never, { enCode: 'copy' } as never);
  expect(saved).toMatchObject([
    ['id of copy', { systemIds: ['system1', 'system'], module: ['module1', 'module'], button: ['button1', 'button'] }],
  ]);
});
