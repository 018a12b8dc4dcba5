import { expect, test } from 'vitest';
import { firstProblemTab, nextTab } from './nextTab.ts';

const tabs = [
  { id: 'all', label: '全部数据' },
  { id: 'org', label: '当前组织', problemCount: 0 },
  { id: 'mine', label: '我的下属', problemCount: 2 },
];

test.each([
  ['ArrowRight', 'all', 'org'],
  ['ArrowRight', 'mine', 'all'],
  ['ArrowLeft', 'org', 'all'],
  ['ArrowLeft', 'all', 'mine'],
  ['Home', 'mine', 'all'],
  ['End', 'all', 'mine'],
  ['ArrowDown', 'all', null],
  ['a', 'all', null],
])('%s goes from %s to %s', (key, from, to) => {
  expect(nextTab(tabs, from, key)).toBe(to);
});

test('no key does anything in a row without tabs', () => {
  expect(nextTab([], 'all', 'End')).toBeNull();
});

test('the first tab with a problem is found', () => {
  expect(firstProblemTab(tabs)).toBe('mine');
  expect(firstProblemTab(tabs.slice(0, 2))).toBeNull();
});
