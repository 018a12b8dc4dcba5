import type { Client } from '@milepost/openapi/client';
import { expect, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { roles } from './roles.ts';

test('before a role is deleted it is said how many people have it', async () => {
  const client: Client = { call: async () => ({ data: { ids: ['7', '8'] }, msg: '' }) as never };
  const { remove } = roles.actions;
  const effects = typeof remove === 'object' && 'effects' in remove ? remove.effects : undefined;
  const facts = await effects?.({ id: '1' } as never, createApi(client), new AbortController().signal);
  expect(facts).toMatchObject([{ values: { count: 2 } }]);
});
