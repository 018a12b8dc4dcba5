import { createFormStore } from '@milepost/kit/forms/store';
import type { Client } from '@milepost/openapi/client';
import { expect, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { messageAccounts } from './messageAccounts.ts';
import { usedBy } from './usesOf.ts';

const use = (fullName: string) => ({ id: fullName, fullName, enCode: '', enabledMark: 1 });
const toldOf = (...names: string[]) => {
  const client: Client = { call: async () => ({ data: { list: names.map(use) }, msg: '' }) as never };
  return usedBy({ id: '1' }, createApi(client), new AbortController().signal);
};

test('what names it is told before it is disabled or deleted', async () => {
  expect(await toldOf()).toEqual([]);
  expect(await toldOf('A', 'B', 'C', 'D')).toMatchObject([{ values: { count: 4, names: '“A” “B” “C”' } }]);
  expect(messageAccounts.actions).toMatchObject({ disableImpact: usedBy, remove: { impact: usedBy } });
});

test('a webhook of WeCom is proven by nothing but its address', () => {
  const { fields = [], rules = [] } = messageAccounts.form ?? {};
  const store = createFormStore({ parts: fields, rules }, { type: '6', webhookType: '1', approveType: '2' });
  const isLocked = () => store.state('approveType').isDisabled;
  expect(isLocked()).toBe(false);
  store.set('webhookType', '2');
  expect([store.value('approveType'), isLocked()]).toEqual(['1', true]);
});
