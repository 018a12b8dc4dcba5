import { setupI18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { resourceSearch } from '../../features/resource/list/resourceSearch.ts';
import { bodyOf, draftOf, flowsOf, newDelegation, problemsIn, stateAt } from './delegation.ts';
import type { DelegationForm } from './delegation.ts';
import { delegations } from './delegations.ts';

const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour - 8, 0);
const filled: DelegationForm = {
  toUserId: '9',
  flowIds: ['11'],
  flowName: '',
  startTime: at(24, 8),
  endTime: at(30, 18),
  description: '',
  userId: null,
};

describe('a delegation', () => {
  test('that is filled in has no problem, and every flow is none chosen', () => {
    expect(problemsIn(filled, '7')).toEqual([]);
    expect(problemsIn({ ...filled, flowIds: [] }, '7')).toEqual([]);
  });

  test.each([
    [{ toUserId: '7' }, [['toUserId', 'Nobody acts for themselves; choose somebody else']]],
    [{ endTime: at(24, 8) }, [['endTime', 'The end must be after the start']]],
  ])('%j: %j', (change, problems) => {
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
    const said = problemsIn({ ...filled, ...change }, '7').map(({ field, problem }) => [
      field,
      i18n._((problem as { readonly message: MessageDescriptor }).message),
    ]);
    expect(said).toEqual(problems);
  });

  test('is sent for the caller, with the names of its flows: those of today, those it had, or their ids', () => {
    const known = [{ id: '12', label: '旧流程' }];
    expect(bodyOf({ ...filled, flowIds: ['11', '12', '13'], known }, [{ id: '11', label: '占道审批' }])).toEqual({
      ...filled,
      flowIds: ['11', '12', '13'],
      flowName: '占道审批,旧流程,13',
    });
  });

  test('begins with the next hour and lasts a week', () =>
    expect(newDelegation(Date.parse('2026-11-24T07:01:00+08:00'))).toEqual({
      startTime: at(24, 8),
      endTime: Date.parse('2026-12-01T08:00:00+08:00'),
    }));

  test.each([
    [1, 'ahead'],
    [10, 'inForce'],
    [20, 'inForce'],
    [21, 'over'],
  ])('from 10 to 20 is at %i %s', (now, state) => expect(stateAt({ startTime: 10, endTime: 20 }, now)).toBe(state));

  test('names its flows only where there are as many names as ids', () => {
    const named = { flowIds: ['1', '2'], flowName: '甲,乙' };
    expect(flowsOf(named)).toEqual([
      { id: '1', label: '甲' },
      { id: '2', label: '乙' },
    ]);
    expect(draftOf(named as never)).toMatchObject({ known: flowsOf(named), userId: null });
    expect(flowsOf({ flowIds: ['1'], flowName: '甲,乙' })).toEqual([]);
  });
});

test.each([
  [{}, '2'],
  [{ config: '1' }, '1'],
  [{ config: '2' }, '2'],
  [{ config: 'x' }, '2'],
])('the address %j opens the tab of type %s, and comes back', (address, view) => {
  const { read, write } = resourceSearch(delegations as never);
  const search = read({ ...address, keyword: '何', page: '2' });
  expect(search).toMatchObject({ view, keyword: '何', page: 2 });
  expect(read(write(search))).toEqual(search);
});
