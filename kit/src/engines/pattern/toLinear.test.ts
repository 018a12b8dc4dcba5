import { describe, expect, test } from 'vitest';
import { loadLinear } from './linear.ts';
import { prepareRule } from './prepareRule.ts';
import { readPattern } from './readPattern.ts';
import { toLinear } from './toLinear.ts';

const engine = await loadLinear();

test.each([
  ['^a$', '^a$', ''],
  ['/^a$/', '^a$', ''],
  ['/^a$/gi', '^a$', 'i'],
  ['/^a$/sumy', '^a$', 'msu'],
  ['/a/b', '/a/b', ''],
  ['/', '/', ''],
  ['//', '//', ''],
  ['/a/x', '/a/x', ''],
  ['^/a/$', '^/a/$', ''],
  ['/a\\/b/g', 'a\\/b', ''],
])('%s is the pattern %s with the flags “%s”', (pattern, source, flags) => expect(readPattern(pattern)).toEqual({ source, flags }));

test.each([
  ['[\\u4e00-\\u9fa5]', '[\\x{4e00}-\\x{9fa5}]'],
  ['\\ud83d\\ude00', '\\x{1f600}'],
  ['\\u{1F600}', '\\x{1f600}'],
  ['\\p{Script=Han}', '\\p{Han}'],
  ['[\\b]', '[\\x{8}]'],
  ['\\cJ\\0', '\\x{a}\\x{0}'],
  ['[a[:digit:]]', '[a\\[:digit:]\\]'],
  ['\\A\\z\\Q', 'AzQ'],
  ['a{,3}', 'a\\{,3\\}'],
  ['[^a]', '[^a]'],
  ['\\ba\\B', '\\ba\\B'],
  ['\\€\\é\\-', '€é\\-'],
  ['\\\u007f', '\\\u007f'],
  ['a\\', 'a\\'],
])('%s is written %s', (source, written) => expect(toLinear({ source, flags: '' })).toEqual({ kind: 'linear', source: written }));

test.each(['(?=a)', '(?!a)', '(?<=a)', '(?<!a)', '(a)\\1', '(?<n>a)\\k<n>', '[\\1]', '\\012'])(
  '%s is not for the linear engine',
  (source) => expect(toLinear({ source, flags: '' })).toEqual({ kind: 'needs-backtracking' }),
);

test.each(['\\(?=a\\)', '[(?=a)]', '\\\\1', '(?<n>a)', '(?:a)'])('%s neither looks around nor back', (source) =>
  expect(toLinear({ source, flags: '' }).kind).toBe('linear'),
);

const atMost = String.raw`\w{1000}`.repeat(5);
test.each<[string, string, 'linear' | 'too-large' | 'needs-backtracking']>([
  ['5,000 steps', atMost, 'linear'],
  ['one step more', `${atMost}a`, 'too-large'],
  ['anchors, choices and signs of repeating, which are no steps', `^${atMost}+?|$`, 'linear'],
  ['as many repeats as there may be', 'a{1000}', 'linear'],
  ['as many as there may be at most', 'a{1,1000}', 'linear'],
  ['any number, but one', 'a{1,}', 'linear'],
  ['one repeat more at least', 'a{1001}', 'too-large'],
  ['one repeat more at most', 'a{1,1001}', 'too-large'],
  ['repeats of a group, each with its two steps', String.raw`b(?:a){1000}\w{1000}\w{999}`, 'linear'],
  ['repeats of a group and one step more', String.raw`b(?:a){1000}\w{1000}\w{1000}`, 'too-large'],
  ['too many steps before it looks around', '(?:a{1000}){10}(?=a)', 'too-large'],
  ['few enough steps before it looks around', `${atMost}(?=a)`, 'needs-backtracking'],
])('a pattern of %s: %s is %s', (_, source, kind) => expect(toLinear({ source, flags: '' }).kind).toBe(kind));

test('a pattern has 1,000 characters at most', () => {
  expect(readPattern('a'.repeat(1000))).toEqual({ source: 'a'.repeat(1000), flags: '' });
  expect(readPattern('a'.repeat(1001))).toEqual({ reason: 'too-long', limit: 1000 });
});

test('5,000 brackets cost no stack', () => {
  expect(toLinear({ source: `${'('.repeat(2400)}a${')'.repeat(2400)}`, flags: '' }).kind).toBe('linear');
  expect(toLinear({ source: '('.repeat(5000), flags: '' }).kind).toBe('linear');
});

describe('the linear engine answers as JavaScript does', () => {
  const linear = (pattern: string, value: string) => {
    const rule = prepareRule(pattern, engine);
    expect(rule.linear).not.toBeNull();
    return rule.linear?.test(value);
  };

  test.each([
    ['^.$', '\r', false],
    ['^.$', '\u2028', false],
    ['/^.$/s', '\n', true],
    ['a$', 'a\n', false],
    ['/a$/m', 'a\nb', true],
    ['^\\s$', '\u3000', true],
    ['^[\\s]$', '\u00a0', true],
    ['^\\S$', '\u3000', false],
    ['^\\S$', 'a', true],
    ['^[\\S\\s]$', '\u3000', true],
    ['^[^\\S]$', '\u3000', true],
    ['/^ABC$/i', 'abc', true],
    ['^[\\w-.]+$', 'a-b.c', true],
    ['^[^]$', '\n', true],
    ['[]', 'a', false],
    ['^[\\]a]$', ']', true],
    ['^]$', ']', true],
    ['^{}$', '{}', true],
    ['', 'anything', true],
    ['^\\u002d\\x2d\\-$', '---', true],
  ])('%s of %j: %s', (pattern, value, isMatch) => {
    const { source, flags } = { flags: '', source: '', ...readPattern(pattern) };
    expect(new RegExp(source, flags).test(value)).toBe(isMatch);
    expect(linear(pattern, value)).toBe(isMatch);
  });

  test.each([
    ['^.$', '😀'],
    ['^[\\u4e00-\\u9fa5\\ud840\\udc00]+$', '𠀀汉'],
    ['^\\p{L}+$', '汉字'],
    ['^[\\p{Script=Han}]{2}$', '汉字'],
    ['^(?i)ab$', 'AB'],
  ])('but %s takes %s: by whole characters, and what other dialects mean', (pattern, value) => expect(linear(pattern, value)).toBe(true));

  test('an answer does not depend on the one before', () => {
    const answers = [1, 2, 3].map(() => linear('/^1[3-9]\\d{9}$/gy', '13800138000'));
    expect(answers).toEqual([true, true, true]);
  });
});
