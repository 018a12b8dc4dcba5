import { describe, expect, it } from 'vitest';
import { absent, flag, including, listOf, matching, mismatches, oneOf, text, treeOf, type Pattern } from './matcher.ts';

const node = (id: string, ...children: object[]) => ({ id, children: children.length > 0 ? children : null });

describe('a pattern', () => {
  it.each<[string, Pattern, unknown]>([
    ['a literal', 'a', 'a'],
    ['an object with further members', { id: '1' }, { id: '1', name: 'x' }],
    ['a filled text', text, 'x'],
    ['a flag', flag, 0],
    ['nothing as null', absent, null],
    ['nothing as a missing member', { data: absent }, {}],
    ['an empty list', listOf({ id: text }), []],
    ['a list with a certain item', including({ id: '2' }), [{ id: '1' }, { id: '2' }]],
    ['one of several', oneOf('a', 1, null), null],
    ['a text like another', matching(/^a/), 'abc'],
    ['a tree', treeOf({ id: text }), [node('1', node('2')), { id: '3' }]],
  ])('accepts %s', (_, pattern, value) => {
    expect(mismatches(pattern, value, 'data')).toEqual([]);
  });

  it.each<[string, Pattern, unknown, RegExp]>([
    ['another literal', 'a', 'b', /^data is "b", expected "a"$/],
    ['a number in place of a text', 1, '1', /^data is "1", expected 1$/],
    ['a list in place of an object', { id: '1' }, ['1'], /^data is \["1"\], expected an object$/],
    ['an object in place of a list', listOf({}), { list: [] }, /^data is \{"list":\[\]\}, expected a list$/],
    ['a missing member', { list: listOf({}) }, {}, /^data.list is missing, expected a list$/],
    ['an empty text', text, '', /^data is "", expected a filled text$/],
    ['a boolean flag', flag, true, /^data is true, expected 0 or 1$/],
    ['a flag as text', flag, '1', /^data is "1", expected 0 or 1$/],
    ['something in place of nothing', absent, 0, /^data is 0, expected nothing$/],
    ['a bad item', listOf({ id: text }), [{ id: 'a' }, { id: 7 }], /^data\[1\].id is 7, expected a filled text$/],
    ['too few items', listOf({}, { atLeast: 2 }), [{}], /^data has 1 items, expected at least 2$/],
    ['a list without the item', including({ id: '9' }), [{ id: '1' }], /^none of the 1 items of data is \{"id":"9"\}$/],
    ['none of several', oneOf(0, 1), 2, /^data is 2, expected one of 0, 1$/],
    ['another text', matching(/^a/), 'b', /^data is "b", expected a text like \/\^a\/$/],
    ['a bad node deep in a tree', treeOf({ id: text }), [node('1', { id: 2 })], /^data\[0\].children\[0\].id is 2/],
    ['children that are no list', treeOf({ id: text }), [{ id: '1', children: {} }], /^data\[0\].children is \{\}, expected a list$/],
  ])('refuses %s and names the place', (_, pattern, value, problem) => {
    expect(mismatches(pattern, value, 'data')).toEqual([expect.stringMatching(problem)]);
  });

  it('shows no more of a long value than fits a line', () => {
    const [problem] = mismatches('a', 'b'.repeat(1000), 'data');
    expect(problem?.length).toBeLessThan(200);
  });
});
