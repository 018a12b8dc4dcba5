import { describe, expect, test } from 'vitest';
import { isSame, memberOf, parseJson, textOf, valueAt, withMember, withValueAt } from './json.ts';
import type { Json, JsonObject, Path } from './json.ts';

describe('JSON', () => {
  const value: JsonObject = { a: { b: [1, { c: 2 }] }, t: 'text' };
  test.each<[Path, Json | undefined]>([
    [['a', 'b', 1, 'c'], 2],
    [['a', 'b', 9], undefined],
    [['a', 0], undefined],
    [['t', 'length'], undefined],
    [['toString'], undefined],
    [[], value],
  ])('at %j', (path, found) => expect(valueAt(value, path)).toEqual(found));

  test.each<[Json | undefined, Path, Json | undefined, Json | undefined]>([
    [value, ['t'], 'new', { a: value['a'], t: 'new' }],
    [value, ['a', 'b', 0], 9, { a: { b: [9, { c: 2 }] }, t: 'text' }],
    [value, ['a', 'b', 0], undefined, { a: { b: [{ c: 2 }] }, t: 'text' }],
    [value, ['a', 'b', 2], 3, { a: { b: [1, { c: 2 }, 3] }, t: 'text' }],
    [undefined, ['x', 'y'], 1, { x: { y: 1 } }],
    [null, ['x'], 1, { x: 1 }],
    [[1, 2], [1], undefined, [1]],
  ])('%j with %j as %j is %j', (before, path, next, after) => expect(withValueAt(before, path, next)).toEqual(after));

  test.each<[Path, Json | undefined]>([
    [['t'], 'text'],
    [['a', 'b', 3], 1],
    [['t', 'x'], 1],
    [['t', 0], 1],
    [['gone'], undefined],
    [
      ['a', 'b'],
      [1, { c: 2 }],
    ],
  ])('stays the same value with %j as %j', (path, next) => expect(withValueAt(value, path, next)).toBe(value));

  test('keeps a member in its place, puts a new one last, and takes one away', () => {
    expect(Object.keys(withMember({ a: 1, b: 2 }, 'a', 3))).toEqual(['a', 'b']);
    expect(Object.entries(withMember({ a: 1 }, 'b', 2))).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(withMember({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
    expect(withMember(value, 'gone', undefined)).toBe(value);
  });

  test.each<[Json | undefined, Json | undefined, boolean]>([
    [{ a: 1, b: [1] }, { b: [1], a: 1 }, true],
    [[1, 2], [1], false],
    [[1], [1, 2], false],
    [[1], { 0: 1 }, false],
    [{ 0: 1 }, [1], false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [null, {}, false],
    ['1', 1, false],
  ])('%j is the same as %j: %j', (one, other, same) => expect(isSame(one, other)).toBe(same));

  test('is read as texts and members only where it has them', () => {
    expect([textOf('a'), textOf(7), textOf(true), textOf(null), textOf(undefined)]).toEqual(['a', '7', '', '', '']);
    expect([memberOf({ a: 1 }, 'a'), memberOf({}, 'toString'), memberOf([1], '0'), memberOf('a', 'length')]).toEqual([
      1,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each(['12345678901234567890', '0.12345678901234567', '1e2', '1.5'])(
    'the number %s is written as it came, or as the same',
    (digits) => expect(Number(JSON.stringify(parseJson(digits)))).toBe(Number(digits)),
  );
  test('a number keeps all its digits, a text of digits stays a text', () => {
    expect(JSON.stringify(parseJson('[375086540390404727,"375086540390404727"]'))).toBe('[375086540390404727,"375086540390404727"]');
    expect(parseJson('1234567890123456')).toBe(1_234_567_890_123_456);
  });
});
