import type { FormSpec, Part } from '@milepost/kit/forms/grammar';
import { expect, test } from 'vitest';
import { valuesToSave } from './records.ts';

const made = (field: string, kind: object): Part => ({ part: 'control', field, label: field, ...kind }) as Part;
const attribute = (storage: 'shown' | 'saved') => ({ kind: 'record', source: { widget: 'attribute', config: { storage } } });
const SHOWN_SUM = made('length', { kind: 'calculate', storage: 'shown' });
const SAVED_SUM = made('cost', { kind: 'calculate', storage: 'saved' });
const CREATOR = made('creator', { kind: 'shown', as: 'server', fact: 'creator' });
const works = (...columns: readonly Part[]) => made('works', { kind: 'table', columns: [made('item', { kind: 'text' }), ...columns] });
const form = (...parts: readonly Part[]): Pick<FormSpec, 'parts'> => ({ parts: [made('name', { kind: 'text' }), ...parts] });

const newRecord = (draft: object, ...parts: readonly Part[]) => valuesToSave(form(...parts), { ...draft }, { loaded: null, changed: [] });

test.each<[string, Part, object, object]>([
  ['a sum that is only shown', SHOWN_SUM, { length: 7 }, {}],
  ['an attribute of another record that is only shown', made('road', attribute('shown')), { road: 'S26' }, {}],
  ['what the server fills in and nobody has', CREATOR, { creator: null }, {}],
  ['what the server fills in and was never there', CREATOR, { creator: undefined }, {}],
])('a new record is saved without %s', (_, part, draft, saved) =>
  expect(newRecord({ name: 'K36', ...draft }, part)).toStrictEqual({ name: 'K36', ...saved }),
);

test.each<[string, Part, object]>([
  ['a sum that is saved', SAVED_SUM, { cost: 7 }],
  ['an attribute of another record that is saved', made('road', attribute('saved')), { road: 'S26' }],
  [
    'a related record, which is no attribute',
    made('road', { kind: 'record', source: { widget: 'relation', config: { storage: 'shown' } } }),
    { road: '7' },
  ],
  ['a picked number that says it is only shown', made('road', { kind: 'number', storage: 'shown' }), { road: 7 }],
  ['what stands in a field the server fills in', CREATOR, { creator: 'u1' }],
  ['an empty field', made('note', { kind: 'text' }), { note: null }],
  ['a member the form does not have', CREATOR, { other: 'kept' }],
])('a new record is saved with %s', (_, part, draft) =>
  expect(newRecord({ name: 'K36', ...draft }, part)).toStrictEqual({ name: 'K36', ...draft }),
);

test('a loaded record is saved with what was changed of it and with the members nobody shows, and with nothing else', () => {
  const draft = { name: 'K37', cost: 9, works: [{ item: 'b' }], length: 12 };
  const loaded = { id: '7', name: 'K36', cost: 7, works: [{ item: 'a' }] };
  const saved = (...changed: readonly string[]) => valuesToSave(form(SAVED_SUM, SHOWN_SUM, works()), draft, { loaded, changed });
  expect(saved()).toStrictEqual(loaded);
  expect(saved('name', 'length')).toStrictEqual({ ...loaded, name: 'K37' });
  expect(saved('works.0.item', 'works.1.item')).toStrictEqual({ ...loaded, works: [{ item: 'b' }] });
});

test('what is only shown is saved where the record came with it', () => {
  const loaded = { name: 'K36', length: 7, creator: 'u1' };
  const draft = { name: 'K36', length: 9, creator: null };
  expect(valuesToSave(form(SHOWN_SUM, CREATOR), draft, { loaded, changed: ['length', 'creator'] })).toStrictEqual(draft);
});

const rowsSaved = (rows: unknown, before?: unknown, ...columns: readonly Part[]): unknown =>
  valuesToSave(
    form(works(...columns)),
    { works: rows },
    before === undefined ? { loaded: null, changed: [] } : { loaded: { works: before }, changed: ['works'] },
  )['works'];

test.each<[string, unknown, unknown, unknown]>([
  ['of a new record: without it', [{ item: 'a', length: 7, other: 1 }], undefined, [{ item: 'a', other: 1 }]],
  ['that came without it: without it', [{ item: 'a', length: 7 }], [{ item: 'a' }], [{ item: 'a' }]],
  [
    'of which one came with it: with it',
    [{ item: 'a', length: 7 }, { length: 8 }],
    [{ item: 'a' }, { length: 1 }],
    [{ item: 'a', length: 7 }, { length: 8 }],
  ],
  ['where none was a row: without it', [{ item: 'a', length: 7 }], [null, 'length', ['length']], [{ item: 'a' }]],
  ['where what came was no list: without it', [{ item: 'a', length: 7 }], { length: 7 }, [{ item: 'a' }]],
  ['that are no rows: as they are', [null, 'length', ['a']], [], [null, 'length', ['a']]],
  ['that are no list: as they are', 'none', [], 'none'],
])('what is only shown in rows %s', (_, rows, before, saved) => expect(rowsSaved(rows, before, SHOWN_SUM)).toStrictEqual(saved));

test('rows in which everything is saved are the same rows', () => {
  const rows = [{ item: 'a', cost: 7 }];
  expect(rowsSaved(rows, undefined, SAVED_SUM)).toBe(rows);
});
