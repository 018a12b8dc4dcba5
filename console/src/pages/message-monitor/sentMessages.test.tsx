import { createFormStore } from '@milepost/kit/forms/store';
import { expect, test } from 'vitest';
import { sentMessages } from './sentMessages.ts';

const detail = (record: object) => createFormStore({ parts: sentMessages.detail?.fields ?? [] }, record);

test('receivers are named without their accounts, and what a message has not is not asked about', () => {
  const store = detail({ receivers: '孙婉宁/admin、何俊杰/staff', accountName: null, content: null });
  expect(store.state('receivers').value).toBe('孙婉宁, 何俊杰');
  expect([store.state('accountName').isShown, store.state('content').isShown]).toEqual([false, false]);
});
