import type { Client } from '@milepost/openapi/client';
import { expect, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { dataInterfaces } from './dataInterfaces.ts';
import { usedBy } from './usesOf.ts';

const use = (fullName: string) => ({ id: fullName, type: 'model', fullName, enCode: '' });
const toldOf = async (...names: string[]) => {
  const client: Client = { call: async () => ({ data: { list: names.map(use) }, msg: '' }) as never };
  return usedBy({ id: '1' }, createApi(client), new AbortController().signal);
};

test('designs that name a data interface are counted, and the first of them named', async () => {
  expect(await toldOf()).toEqual([]);
  expect(await toldOf('A', 'B')).toMatchObject([{ values: { count: 2, names: '“A” “B”' } }]);
  expect(await toldOf('A', 'B', 'C', 'D')).toMatchObject([{ values: { count: 4, names: '“A” “B” “C”' } }]);
});

test('it is told before one is disabled or deleted', () => {
  expect(dataInterfaces.actions).toMatchObject({ disableImpact: usedBy, remove: { impact: usedBy } });
});
