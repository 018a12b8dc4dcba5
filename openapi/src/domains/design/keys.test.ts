import { describe, expect, test } from 'vitest';
import { newControl } from './begins.ts';
import { withValueAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { RETIRED, fieldName, fieldsOf, keyFault, newKey, nextKeyNumber, retiredOf } from './keys.ts';
import type { KindName } from './kinds.ts';
import { NO_TEXTS, documentOf } from './testing/designs.ts';

const made = (kind: KindName, number: number, label = `标签${number}`) =>
  newControl({ kind, key: `${kind}Field${number}`, label, number, dialect: 'old' });
const within = (kind: KindName, number: number, ...children: readonly Json[]) =>
  withValueAt(made(kind, number), ['__config__', 'children'], children) as JsonObject;
const opened = (fields: readonly Json[], more: JsonObject = {}) =>
  documentOf({ ...NO_TEXTS, formData: JSON.stringify({ ...more, fields }) });
describe('keys of fields', () => {
  test('name the column of a sub-table after it, those in a layout within it too', () => {
    const document = opened([
      made('comInput', 2),
      within('table', 4, made('numInput', 5), within('row', 6, made('date', 7))),
      within('card', 8, made('time', 9)),
    ]);
    expect(fieldsOf(document).map(fieldName)).toEqual([
      'comInputField2',
      'tableField4',
      'tableField4-numInputField5',
      'tableField4-dateField7',
      'timeField9',
    ]);
  });

  test.each<[string, string | null]>([
    ['', 'empty'],
    ['plate', null],
    ['a'.repeat(50), null],
    ['a'.repeat(51), 'tooLong'],
    ['1a', 'noName'],
    ['a-b', 'noName'],
    ['id', 'reserved'],
    ['F_plate', 'reserved'],
    ['plate_id', 'reserved'],
    ['flowState', 'reserved'],
  ])('“%s”: %s', (key, fault) => expect(keyFault(key)).toBe(fault));

  const retired = (...all: readonly Json[]) => ({ [RETIRED]: all });
  test('of fields that were taken out are known, with what they were', () => {
    expect(retiredOf(retired({ key: 'a', kind: 'date', label: 'A', own: { x: 1 }, atMs: 5 }, { key: 'b' }, { label: 'none' }, 7))).toEqual([
      { key: 'a', kind: 'date', label: 'A', own: { x: 1 }, atMs: 5 },
      { key: 'b', kind: '', label: 'b', own: null, atMs: 0 },
    ]);
    expect([retiredOf(null), retiredOf({ [RETIRED]: 'x' })]).toEqual([[], []]);
  });

  test.each<[string, Parameters<typeof nextKeyNumber>, number]>([
    ['of an empty form', [opened([])], 101],
    ['after those of the form', [opened([made('comInput', 250)])], 251],
    ['after its own count', [opened([], { idGlobal: 300 })], 301],
    ['after its own count, which came as text', [opened([], { idGlobal: '300' })], 301],
    ['whatever its count is otherwise', [opened([], { idGlobal: 1e300 })], 101],
    ['after those taken out', [opened([], retired({ key: 'dateField400' }))], 401],
    ['after those of other versions', [opened([]), ['dateField500', 'comInputField20']], 501],
    ['whatever numbers other keys have', [opened([]), ['plate900']], 101],
  ])('have the next number %s', (_what, given, number) => expect(nextKeyNumber(...given)).toBe(number));

  test('are made of the kind', () => expect([newKey('date', 7), newKey('nobody', 8)]).toEqual(['dateField7', 'customField8']));
});
