import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { bodyOf, flowsOf, newDelegation, problemsIn, stateAt } from './entrustForm.ts';
import type { EntrustFormDraft } from './entrustForm.ts';
import { readMoment, writeMoment } from './momentInput.ts';
import { entrustSearch } from './search.ts';

describe('a moment is typed', () => {
  test.each(['2026-11-24 08:00', '2026/11/24 8:00', ' 2026.11.24T08:00 ', '2026-11-24  08：00'])('%s', (typed) =>
    expect(writeMoment(readMoment(typed))).toBe('2026-11-24 08:00'),
  );
  test.each(['', '2026-11-24', '2026-11-31 08:00', '2026-11-24 24:00', '26-11-24 08:00', '明天 8 点', '2026-11-24 08:00:00x'])(
    'not as %j',
    (typed) => expect(readMoment(typed)).toBeNull(),
  );
});

const filled: EntrustFormDraft = { toUserId: '9', flowIds: ['11'], start: '2026-11-24 08:00', end: '2026-11-30 18:00', description: '' };

describe('a delegation', () => {
  test('that is filled in has no problem, and every flow is none chosen', () => {
    expect(problemsIn(filled, '7')).toEqual([]);
    expect(problemsIn({ ...filled, flowIds: [] }, '7')).toEqual([]);
  });

  test.each([
    [{ toUserId: '' }, [['toUserId', 'Choose who acts for you']]],
    [{ toUserId: '7' }, [['toUserId', 'Nobody acts for themselves; choose somebody else']]],
    [{ start: '' }, [['start', 'Enter when it begins']]],
    [{ end: ' ' }, [['end', 'Enter when it ends']]],
    [{ start: '24.11.' }, [['start', 'Write date and time like 2026-11-24 08:00']]],
    [{ end: '2026-11-24 08:00' }, [['end', 'The end must be after the start']]],
  ])('%j: %j', (change, problems) => {
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
    expect(problemsIn({ ...filled, ...change }, '7').map(({ field, sentence }) => [field, i18n._(sentence)])).toEqual(problems);
  });

  test('is sent for the caller, with the names of its flows', () =>
    expect(bodyOf(filled, () => '占道审批')).toEqual({
      toUserId: '9',
      flowIds: ['11'],
      flowName: '占道审批',
      description: '',
      userId: null,
      startTime: readMoment('2026-11-24 08:00'),
      endTime: readMoment('2026-11-30 18:00'),
    }));

  test('begins with the next hour and lasts a week', () => {
    const now = readMoment('2026-11-24 07:01') ?? 0;
    expect(newDelegation(now)).toMatchObject({ start: '2026-11-24 08:00', end: '2026-12-01 08:00' });
  });

  test.each([
    [1, 'ahead'],
    [10, 'inForce'],
    [20, 'inForce'],
    [21, 'over'],
  ])('from 10 to 20 is at %i %s', (now, state) => expect(stateAt({ startTime: 10, endTime: 20 }, now)).toBe(state));

  test('names its flows only where there are as many names as ids', () => {
    expect(flowsOf({ flowIds: ['1', '2'], flowName: '甲,乙' })).toEqual([
      { id: '1', fullName: '甲' },
      { id: '2', fullName: '乙' },
    ]);
    expect(flowsOf({ flowIds: ['1'], flowName: '甲,乙' })).toEqual([]);
  });
});

test.each([
  [{}, 'toMe'],
  [{ config: '1' }, 'byMe'],
  [{ config: '2' }, 'toMe'],
  [{ config: 'x' }, 'toMe'],
])('the address %j opens the tab %s, and comes back', (address, tab) => {
  const search = entrustSearch.read({ ...address, keyword: '何', page: '2' });
  expect(search).toMatchObject({ tab, keyword: '何', page: 2 });
  expect(entrustSearch.read(entrustSearch.write(search))).toEqual(search);
});
