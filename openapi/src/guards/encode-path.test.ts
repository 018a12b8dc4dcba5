import { describe, expect, test } from 'vitest';
import { encodeCommaList, encodePath } from './encode-path.ts';
import { hostile, type HostileRow, type PathInput } from './testing/hostile.ts';
import { switchTest } from './testing/switch-test.ts';

interface Guard {
  readonly path: (template: string, params: Readonly<Record<string, string>>) => string | null;
  readonly list: (items: readonly string[]) => string | null;
}

const on: Guard = {
  path: (template, params) => {
    const encoded = encodePath(template, params);
    return encoded.ok ? encoded.path : null;
  },
  list: encodeCommaList,
};
const off: Guard = {
  path: (template, params) => template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
  list: (items) => items.join(','),
};

function judge({ path, list }: Guard, { input, expected }: HostileRow<PathInput>): string | null {
  const sent = input.kind === 'path' ? path(input.operation.replace(/^\S+ /, ''), input.params) : list(input.items);
  const wanted = expected.verdict === 'rejected' ? null : expected.value;
  return sent === wanted ? null : `${String(sent)} instead of ${String(wanted)}`;
}

describe('ids stay inside their segment', () => {
  switchTest(hostile.path, judge, { on, off, leastRed: 4 });
});

test.each([
  ['a back slash', '..\\x', '/a/..%5Cx'],
  ['an encoded slash', '%2e%2e%2f', '/a/%252e%252e%252f'],
  ['Chinese', '车型', '/a/%E8%BD%A6%E5%9E%8B'],
  ['another place', '{id}', '/a/%7Bid%7D'],
])('%s in an id is only text', (_, id, path) => expect(encodePath('/a/{id}', { id })).toEqual({ ok: true, path }));

test.each([
  ['empty', ''],
  ['a dot', '.'],
  ['two dots', '..'],
  ['half a character', '\ud800'],
  ['a number', 7],
  ['missing', undefined],
])('an id that is %s is refused, and named', (_, id) => expect(encodePath('/a/{id}/b', { id })).toEqual({ ok: false, name: 'id' }));

test('an inherited property is no value', () => expect(encodePath('/a/{constructor}', {})).toEqual({ ok: false, name: 'constructor' }));

test('the first unsafe value is named', () => expect(encodePath('/{a}/{b}', { a: '..', b: '' })).toEqual({ ok: false, name: 'a' }));

test('an empty item would vanish from a list with commas', () => {
  expect(encodeCommaList(['a', ''])).toBeNull();
  expect(encodeCommaList([])).toBe('');
});
