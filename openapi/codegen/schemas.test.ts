import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createValidator, pointerPart } from '../src/schema/index.ts';
import { bundleSpec } from './bundle-spec.ts';
import { isRecord, recordAt } from './record.ts';
import { tidyBundle } from './tidy-bundle.ts';

const document = tidyBundle(await bundleSpec(path.dirname(import.meta.dirname)));
const validator = createValidator(document);

interface Media {
  pointer: string;
  examples: [name: string, value: unknown][];
}

/** Every place of the description where a JSON value with a schema stands. */
function* mediaOf(node: unknown, pointer: string): Generator<Media> {
  if (!isRecord(node)) return;
  for (const [type, media] of Object.entries(recordAt(node, 'content'))) {
    const isJson = type === 'application/json' || type === 'application/x-www-form-urlencoded';
    const values = Object.entries(recordAt(media, 'examples')).map(([name, example]): [string, unknown] => [
      name,
      recordAt({ example }, 'example')['value'],
    ]);
    if (isJson) yield { pointer: `${pointer}/content/${pointerPart(type)}/schema`, examples: values };
  }
  for (const [key, inner] of Object.entries(node)) if (key !== 'content') yield* mediaOf(inner, `${pointer}/${pointerPart(key)}`);
}

const media = [...mediaOf(document['paths'], '#/paths')];
const violations = (pointer: string, value: unknown): string | null => {
  const problems = validator.check(pointer, value);
  return problems.length === 0 ? null : problems.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ');
};
const answerOf = (address: string, method: string): string =>
  `#/paths/${pointerPart(address)}/${method}/responses/200/content/${pointerPart('application/json')}/schema`;

describe('every example of the description fits its schema', () => {
  test('there are examples to check', () => {
    expect(media.flatMap(({ examples }) => examples).length).toBeGreaterThan(100);
  });
  test.each(media.flatMap(({ pointer, examples }) => examples.map(([name, value]) => ({ pointer, name, value }))))(
    '$name at $pointer',
    ({ pointer, value }) => expect(violations(pointer, value)).toBeNull(),
  );
});

describe('answers are read with tolerance, but a list is a list and an object an object', () => {
  const entries = answerOf('/api/system/DictionaryData/{id}', 'get');
  const entry = answerOf('/api/system/DictionaryData/{id}/Info', 'get');
  const user = answerOf('/api/oauth/CurrentUser', 'get');
  const row = { id: '1', fullName: '钢材', enCode: 'steel' };
  const person = { userId: '1', userAccount: 'admin' };

  test.each([
    ['null data', entries, { code: 200, data: null }],
    ['absent data', entries, { code: 200 }],
    ['members nobody documented', entries, { code: 200, extras: {}, timestamp: 1, data: { list: [{ ...row, num: 0 }], extra: 1 } }],
    ['an object in msg', entries, { code: 400, msg: { fullName: ['required'] } }],
    ['null for leaves', entries, { code: 200, data: { list: [{ ...row, sortCode: null, hasChildren: null, children: null }] } }],
    ['a moment as text', user, { code: 200, data: { menuList: [], userInfo: { ...person, changePasswordDate: '2026-01-01' } } }],
    ['a moment as a number', user, { code: 200, data: { menuList: null, userInfo: { ...person, changePasswordDate: 1 } } }],
    [
      'permission lists that are null',
      user,
      { code: 200, data: { menuList: [], userInfo: person, permissionList: [{ modelId: 'm', button: null }] } },
    ],
  ])('accepted: %s', (_, pointer, value) => expect(violations(pointer, value)).toBeNull());

  test.each([
    ['an object where a list is documented', entries, { code: 200, data: { list: { 0: row } } }],
    ['a list where an object is documented', entry, { code: 200, data: [row] }],
    ['a bare list as data', entries, { code: 200, data: [row] }],
    ['text as data', entry, { code: 200, data: 'string' }],
    ['a code in text', entries, { code: '200', data: { list: [] } }],
    ['no code', entries, { data: { list: [] } }],
    ['a wrong node deep in a tree', entries, { code: 200, data: { list: [{ ...row, children: [{ ...row, children: [{ id: 7 }] }] }] } }],
    ['a number as an id', entries, { code: 200, data: { list: [{ ...row, id: 7 }] } }],
    ['data where a command has none', answerOf('/api/oauth/Logout', 'get'), { code: 200, data: { ok: true } }],
  ])('refused: %s', (_, pointer, value) => expect(violations(pointer, value)).not.toBeNull());
});

describe('the bodies of the dictionary follow the validation rules', () => {
  const body = `#/paths/${pointerPart('/api/system/DictionaryType')}/post/requestBody/content/${pointerPart('application/json')}/schema`;
  const good = { parentId: '-1', fullName: '车型', enCode: 'vehicle.class', isTree: 0, sortCode: 0 };
  test.each([
    ['fifty rare characters are fifty', { fullName: '𠮷'.repeat(50) }, true],
    ['fifty-one are too many', { fullName: '车'.repeat(51) }, false],
    ['a special character in the name', { fullName: '车型-A' }, false],
    ['a code that ends with a dot', { enCode: 'a.' }, false],
    ['a code that is one letter', { enCode: 'a' }, true],
    ['the last sort number', { sortCode: 999_999 }, true],
    ['one above it', { sortCode: 1_000_000 }, false],
    ['a third tree flag', { isTree: 2 }, false],
  ])('%s', (_, change, isFine) => expect(violations(body, { ...good, ...change }) === null).toBe(isFine));
});
