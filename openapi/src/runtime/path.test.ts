import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dictionaryOperations, scheduleOperations } from '../../generated/operations.gen.ts';
import { ApiError } from './api-error.ts';
import { fillPath } from './path.ts';

const { listDictionaryEntries, listDictionaryEntryParents, getDictionaryEntry } = dictionaryOperations;

test.each([
  ['a path', '../../oauth/Logout', '/api/system/DictionaryData/..%2F..%2Foauth%2FLogout/Info'],
  ['a query and a hash', 'a?keyword=x#', '/api/system/DictionaryData/a%3Fkeyword%3Dx%23/Info'],
  ['a back slash', '..\\x', '/api/system/DictionaryData/..%5Cx/Info'],
  ['Chinese', '车型', '/api/system/DictionaryData/%E8%BD%A6%E5%9E%8B/Info'],
])('%s in an id stays inside its segment', (_, id, path) => {
  expect(fillPath(getDictionaryEntry, { id })).toBe(path);
});

test.each([
  ['empty', ''],
  ['a dot', '.'],
  ['two dots', '..'],
  ['half a character', '\ud800'],
  ['a number that is not exact', 2 ** 53],
  ['a fraction', 1.5],
  ['missing', undefined],
])('an id that is %s is never sent', (_, id) => {
  expect(() => fillPath(listDictionaryEntries, { id })).toThrow(ApiError);
});

test('a whole number is written out, as the scope of a schedule is one', () => {
  expect(fillPath(scheduleOperations.removeSchedule, { id: '7', type: 2 })).toBe('/api/system/Schedule/7/2');
});

test('an inherited property is no argument', () => {
  expect(() => fillPath({ ...getDictionaryEntry, path: '/api/{constructor}' }, {})).toThrow('"constructor"');
});

test('any accepted ids keep the number of segments', () => {
  const segments = (path: string) => new URL(path, 'https://console.example.test').pathname.split('/').length;
  const id = fc.string({ minLength: 1, unit: 'binary' });
  fc.assert(
    fc.property(id, id, (typeId, entryId) => {
      fc.pre(![typeId, entryId].some((one) => one === '.' || one === '..'));
      expect(segments(fillPath(listDictionaryEntryParents, { typeId, id: entryId }))).toBe(segments(listDictionaryEntryParents.path));
    }),
  );
});
