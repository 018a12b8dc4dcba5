import { expect, test } from 'vitest';
import { withNew } from './counts.ts';
import { senderName } from './senderName.ts';

const counts = { flow: 1, notice: 2, system: 3, schedule: 4, total: 10 };

test('a new message counts in its type and in all; one of a type nobody knows in all', () => {
  expect(withNew(counts, 2, 'notice')).toEqual({ ...counts, notice: 4, total: 12 });
  expect(withNew(counts, 1, null)).toEqual({ ...counts, total: 11 });
});

test.each([
  ['孙婉宁/admin', '', '孙婉宁'],
  ['孙婉宁', '', '孙婉宁'],
  ['', '何俊杰/staff', '何俊杰'],
  ['/admin', '', '/admin'],
  ['养护科/孙婉宁/admin', '', '养护科/孙婉宁'],
  ['a</b>', '', 'a</b>'],
  ['', '', ''],
])('%j or %j is said %j', (releaseUser, creatorUser, name) => expect(senderName({ releaseUser, creatorUser })).toBe(name));
