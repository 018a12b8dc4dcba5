import { describe, expect, test } from 'vitest';
import { ConfigFault, configAt, parseConfig, type ConfigValue } from './config.ts';
import { guarded, judgeConfig, trustAnything } from './testing/config-kinds.ts';
import { hostile } from './testing/hostile.ts';
import { switchTest } from './testing/switch-test.ts';
import * as read from './config-readers.ts';

describe('JSON that stands in a text', () => {
  switchTest(hostile.config, judgeConfig, { on: guarded, off: trustAnything, leastRed: 9 });
});

const open = (text: string) => parseConfig(text, read.value);
const failureOf = (text: string) => {
  const config = open(text);
  return config.ok ? null : config.failure;
};

test.each([
  ['a level too many', `${'['.repeat(33)}${']'.repeat(33)}`, 'tooDeep'],
  ['5,001 values', `[${'1,'.repeat(4999)}1]`, 'tooManyValues'],
  ['more than 1 MiB', `"${'a'.repeat(1024 * 1024)}"`, 'tooLarge'],
  ['more than 1 MiB of Chinese', `"${'路'.repeat(350_000)}"`, 'tooLarge'],
  ['a key of a prototype, written with an escape', '{"\\u005f_proto__":1}', 'forbiddenKey'],
  ['a key twice', '{"a":1,"a":2}', 'duplicateKey'],
  ['what is no JSON', '{a:1}', 'syntax'],
])('%s is refused', (_, text, reason) => expect(failureOf(text)?.reason).toBe(reason));

test('the most that is allowed is read', () => {
  expect(open(`${'['.repeat(32)}${']'.repeat(32)}`).ok).toBe(true);
  expect(open(`[${'1,'.repeat(4998)}1]`).ok).toBe(true);
  expect(open(`"${'a'.repeat(1024 * 1024 - 2)}"`).ok).toBe(true);
});

test.each([
  ['{"a":{"id":9007199254740993}}', 'a.id'],
  ['[1,1e400]', '[1]'],
  ['-9007199254740992', ''],
])('a number that JavaScript would change is refused at its place: %s', (text, at) => {
  expect(failureOf(text)).toEqual({ reason: 'unsafeNumber', at });
});

test.each([null, undefined, '', '  \n', 'null'])('%j is nothing', (text) => {
  expect(parseConfig(text, read.optional(read.text, 'absent'))).toEqual({ ok: true, value: 'absent' });
});

test('what is read is frozen, and an absent member is absent however it is called', () => {
  const config = open('{"list":[{"a":1}]}');
  if (!config.ok) throw new Error('refused');
  const { value } = config;
  expect(configAt(value, 'list', 0, 'a')).toBe(1);
  expect(Object.isFrozen(value) && Object.isFrozen(configAt(value, 'list')) && Object.isFrozen(configAt(value, 'list', 0))).toBe(true);
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    expect((value as Record<string, ConfigValue>)[name]).toBeUndefined();
    expect(configAt(value, name)).toBeUndefined();
    expect(configAt(value, 'list', 0, name)).toBeUndefined();
  }
  expect(configAt(value, 'list', 7, 'a')).toBeUndefined();
  expect(configAt(null, 'a')).toBeUndefined();
});

describe('readers', () => {
  const shape = (reader: Parameters<typeof parseConfig>[1], text: string) => {
    const config = parseConfig(text, reader);
    return config.ok ? config.value : config.failure;
  };

  test('a refusal names the place', () => {
    const form = read.object({ fields: read.list(read.object({ name: read.fieldName, span: read.number })) });
    expect(shape(form, '{"fields":[{"name":"a","span":1},{"name":"b","span":"1"}]}')).toEqual({ reason: 'shape', at: 'fields[1].span' });
    expect(shape(form, '{"fields":{}}')).toEqual({ reason: 'shape', at: 'fields' });
    for (const none of ['[]', 'null', '7', '"fields"', 'true']) expect(shape(form, none)).toEqual({ reason: 'shape', at: '' });
  });
  test.each(['a', 'F1', 'f_1', `a${'1'.repeat(63)}`])('%s is the name of a field', (name) =>
    expect(shape(read.fieldName, JSON.stringify(name))).toBe(name),
  );
  test.each(['', '1a', '_a', 'a.b', 'constructor', 'prototype', '__proto__', '车', `a${'1'.repeat(64)}`, 7])('%s is none', (name) =>
    expect(shape(read.fieldName, JSON.stringify(name))).toEqual({ reason: 'shape', at: '' }),
  );
  test.each([
    ['true', true],
    ['1', true],
    ['0', false],
    ['false', false],
    ['"1"', { reason: 'shape', at: '' }],
    ['2', { reason: 'shape', at: '' }],
  ])('a flag: %s', (text, value) => expect(shape(read.flag, text)).toEqual(value));
  test.each([
    ['5', 5],
    ['"7"', 7],
    ['-3', 0],
    ['1e9', 24],
    ['"Infinity"', 12],
    ['""', 12],
    ['"  "', 12],
    ['true', 12],
    ['null', 12],
    ['[3]', 12],
  ])('a clamped number: %s', (text, value) => expect(shape(read.clamped(0, 24, 12), text)).toBe(value));
  test.each(['#fff', '#1890ff', '#1890ffcc', 'rgb(24, 144, 255)', 'rgba(0,0,0,.5)', 'hsl(200 50% 40% / 1)', 'red'])(
    '%s is a colour',
    (text) => expect(shape(read.colour(null), JSON.stringify(text))).toBe(text),
  );
  test.each(['', '#12', 'red;', 'url(//evil.test)', 'rgb(var(--x))', 'expression(1)', 'red url(x)', 7])('%s is none', (text) =>
    expect(shape(read.colour(null), JSON.stringify(text))).toBeNull(),
  );
  test.each([7, null, ['a'], true])('%j is no text, no name and no colour', (given) => {
    const at = JSON.stringify(given);
    expect(shape(read.text, at)).toEqual({ reason: 'shape', at: '' });
    expect(shape(read.fieldName, at)).toEqual({ reason: 'shape', at: '' });
    expect(shape(read.colour('none'), at)).toBe('none');
  });
  test('a list of one name or colour is none, though it is written alike', () => {
    expect(shape(read.fieldName, '["a"]')).toEqual({ reason: 'shape', at: '' });
    expect([shape(read.colour(null), '["red"]'), shape(read.size(null), '["1px"]')]).toEqual([null, null]);
  });
  test.each(['100%', '12px', '12.5', 80, 0])('%s is a size', (value) => expect(shape(read.size(null), JSON.stringify(value))).toBe(value));
  test.each(['', '-1px', 'calc(1px)', '100%;}', '1e3', -1, '12345px'])('%s is none', (value) =>
    expect(shape(read.size(null), JSON.stringify(value))).toBeNull(),
  );
  test('one of a closed set', () => {
    expect(shape(read.oneOf('one', 'two'), '"two"')).toBe('two');
    expect(shape(read.oneOf('one', 'two'), '"constructor"')).toEqual({ reason: 'shape', at: '' });
  });
  test('a setting that a page can do without', () => {
    expect(shape(read.otherwise(read.number, 3), '"x"')).toBe(3);
    expect(shape(read.otherwise(read.number, 3), '5')).toBe(5);
  });
  test('a reader that stumbles refuses, and its own fault keeps its place', () => {
    const stumbling = () => (undefined as unknown as { a: { b: string } }).a.b;
    expect(shape(read.otherwise(stumbling, 1), '1')).toEqual({ reason: 'shape', at: '' });
    const own = () => {
      throw new ConfigFault('my.place');
    };
    expect(shape(own, '1')).toEqual({ reason: 'shape', at: 'my.place' });
  });
});
