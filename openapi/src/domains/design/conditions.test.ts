import { expect, test } from 'vitest';
import { conditionOf, conditionsIn, listRulesOf, ruleListOf, rulesWithout } from './conditions.ts';
import type { JsonObject } from './json.ts';

const FLAT: JsonObject = {
  ruleList: [
    { field: 'a', fieldName: '甲', symbol: '==', fieldValue: '1', logic: '||', jnpfKey: 'comInput', ours: 1 },
    { field: 'b', fieldName: '乙', symbol: 'null', fieldValue: null, logic: '||', jnpfKey: 'date' },
  ],
};
const GROUPED: JsonObject = {
  ruleList: {
    matchLogic: 'or',
    ours: true,
    conditionList: [
      { logic: 'and', groups: [{ field: 'a', symbol: '==', jnpfKey: 'input', fieldValueType: 2, fieldValue: '1' }] },
      { logic: 'or', more: 1, groups: [{ field: 'b', symbol: '>', jnpfKey: 'inputNumber', fieldValueType: 1, fieldValue: 'c' }] },
    ],
  },
};

test.each([
  ['one after the other', FLAT],
  ['in groups', GROUPED],
])('conditions %s are written as they came', (_, list) => expect(ruleListOf(listRulesOf(list))).toEqual(list['ruleList']));

test('conditions one after the other are one group; those in groups keep theirs', () => {
  expect(listRulesOf(FLAT)).toMatchObject({ shape: 'flat', groups: [{ match: 'any', list: [{ field: 'a' }, { field: 'b' }] }] });
  expect(listRulesOf(GROUPED)).toMatchObject({ shape: 'grouped', match: 'any', groups: [{ match: 'all' }, { match: 'any' }] });
});

test('a new list has conditions one after the other, one with the orders of 3.6 has groups', () => {
  expect(ruleListOf(listRulesOf({}))).toEqual([]);
  expect(ruleListOf(listRulesOf({ ruleList: [], defaultSortConfig: [] }))).toEqual({ matchLogic: 'and', conditionList: [] });
});

test('a condition that is changed keeps what nobody knows of it, and no words of its old comparison', () => {
  const own = { field: 'a', symbol: '==', symbolName: '等于', fieldValue: '1', ours: 1 };
  const changed = { field: 'a', label: '甲', kind: 'input', symbol: '<>', value: '2' };
  expect(conditionOf({ shape: 'grouped' }, own, changed)).toEqual({
    field: 'a',
    fieldName: '甲',
    symbol: '<>',
    jnpfKey: 'input',
    fieldValue: '2',
    fieldValueType: 2,
    ours: 1,
  });
  expect(conditionOf({ shape: 'flat' }, {}, changed)).not.toHaveProperty('fieldValueType');
});

test('how a group is joined is written with every condition, in the spelling that stood there', () => {
  const rules = listRulesOf(FLAT);
  const all = { ...rules, groups: rules.groups.map((group) => ({ ...group, match: 'all' as const })) };
  expect(ruleListOf(all)).toMatchObject([{ logic: '&&' }, { logic: '&&' }]);
});

test('a group that has lost its last condition goes', () => {
  const left = rulesWithout(listRulesOf(GROUPED), ({ field }) => field === 'a');
  expect(ruleListOf(left)).toMatchObject({ ours: true, conditionList: [{ more: 1 }] });
  expect(conditionsIn({ ruleList: ruleListOf(left) })).toHaveLength(1);
});
