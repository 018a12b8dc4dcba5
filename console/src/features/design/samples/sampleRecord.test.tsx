import { createFormStore } from '@milepost/kit/forms/store';
import { KIND_NAMES, hasKey, newControl } from '@milepost/openapi/domains/design';
import type { KindName } from '@milepost/openapi/domains/design';
import { formConfig } from '@milepost/openapi/domains/model';
import { expect, test } from 'vitest';
import { compileForm } from '../../../data/model/compile/index.ts';
import type { Values } from '../../../data/model/compile/index.ts';
import { PATTERN_PRESETS } from '../sheet/editors/patternPresets.ts';
import { SAMPLE_KINDS, sampleValue } from './sampleRows.ts';
import type { SampleKind } from './sampleRows.ts';
import { sampleRecord } from './sampleRecord.ts';
import type { KnownValues } from './types.ts';

const KNOWN: KnownValues = {
  choicesOf: () => ['own1', 'own2'],
  optionsOf: () => [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B', depth: 1 },
  ],
  nowMs: Date.UTC(2026, 10, 30, 4),
};
type Members = Readonly<Record<string, unknown>>;

/** A form of one control as the palette makes it, with more members, required. */
function formWith(kind: KindName, more: Members = {}, config: Members = {}) {
  const made = newControl({ kind, key: 'field', label: '字段', number: 1, dialect: 'old' }) as Members;
  const own = { ...made, ...more, __config__: { ...(made['__config__'] as Members), required: true, ...config } };
  return compileForm(formConfig.decode({ fields: [own] } as never)).spec;
}
const recordOf = (spec: ReturnType<typeof formWith>, sample: SampleKind = 'usual', place = 0) => sampleRecord(spec, place, sample, KNOWN);

/** Fields that keep the form from being saved. */
function refused(spec: ReturnType<typeof formWith>, record: Values) {
  const store = createFormStore<Values>(spec, record);
  store.tryToSave();
  return store.summary().problems.map(({ field, problem }) => [field, problem]);
}

const FILLED = KIND_NAMES.filter(hasKey);

test.each(FILLED)('%s: the usual sample is taken by the form, also where it is required', (kind) => {
  const spec = formWith(kind);
  for (let place = 0; place < 5; place += 1) expect(refused(spec, recordOf(spec, 'usual', place))).toEqual([]);
});

test.each([
  { min: 10, max: 100, step: 7 },
  { min: 0, max: 1, step: 0.3 },
])('a slider of %j has samples on its steps', (more) => {
  const spec = formWith('slider', more);
  for (const sample of ['usual', 'longest'] as const)
    for (let place = 0; place < 5; place += 1) expect(refused(spec, recordOf(spec, sample, place))).toEqual([]);
});

test.each(FILLED.flatMap((kind) => SAMPLE_KINDS.map((sample) => [kind, sample] as const)))(
  '%s: a form begins with the sample %s',
  (kind, sample) => {
    const spec = formWith(kind);
    const store = createFormStore<Values>(spec, recordOf(spec, sample));
    expect(() => store.tryToSave()).not.toThrow();
  },
);

test.each(PATTERN_PRESETS.map(({ id, pattern }) => [id, pattern] as const))('a text with the pattern %s fits it', (_, pattern) => {
  const spec = formWith('comInput', {}, { regList: [{ pattern, message: 'x' }] });
  const [, source = ''] = /^\/(.*)\/$/.exec(pattern) ?? [];
  for (let place = 0; place < 5; place += 1) expect(recordOf(spec, 'usual', place)['field']).toMatch(new RegExp(source));
});

test.each([String.raw`/^(a+)+$/`, '/(/', `/^${'a*'.repeat(20)}b$/`])(
  'a pattern that is none, or may never end, is not tried: %s',
  (pattern) => expect(recordOf(formWith('comInput', {}, { regList: [{ pattern, message: 'x' }] }))['field']).toBe('字段1'),
);

test('a text is as long as its field takes, and no longer', () => {
  const spec = formWith('comInput', { maxlength: 12 });
  expect(String(recordOf(spec, 'longest')['field'])).toHaveLength(12);
  for (const sample of SAMPLE_KINDS)
    expect(Array.from((recordOf(spec, sample)['field'] as string | undefined) ?? '').length).toBeLessThanOrEqual(12);
});

test('figures keep their ends: the largest there may be, and the least', () => {
  const spec = formWith('numInput', { min: 5, max: 6, precision: 1 });
  expect(Number(recordOf(spec, 'longest')['field'])).toBe(6);
  expect(Number(recordOf(spec, 'odd')['field'])).toBe(5);
});

test('dates keep fixed ends, those of now, and those another field gives', () => {
  const dated = (key: string, config: Members) => ({
    ...(newControl({ kind: 'date', key, label: key, number: 1, dialect: 'old' }) as Members),
    __config__: {
      ...((newControl({ kind: 'date', key, label: key, number: 1, dialect: 'old' }) as Members)['__config__'] as Members),
      ...config,
    },
  });
  const fields = [
    dated('until', { startTimeRule: true, startTimeType: 2, startRelationField: 'from' }),
    dated('from', { endTimeRule: true, endTimeType: 1, endTimeValue: Date.UTC(2020, 0, 1) }),
    dated('past', { endTimeRule: true, endTimeType: 3 }),
  ];
  const { spec } = compileForm(formConfig.decode({ fields } as never));
  for (let place = 0; place < 5; place += 1) {
    const record = sampleRecord(spec, place, 'usual', KNOWN);
    expect(refused(spec, record)).toEqual([]);
    expect(Number(record['from'])).toBeLessThan(Date.UTC(2020, 0, 2));
    expect(Number(record['until'])).toBeGreaterThanOrEqual(Number(record['from']));
    expect(Number(record['past'])).toBeLessThan(KNOWN.nowMs + 86_400_000);
  }
});

test('a sub-table has three rows, two hundred where all are wanted, and none where nothing is filled in', () => {
  const column = { ...(newControl({ kind: 'numInput', key: 'count', label: '数量', number: 2, dialect: 'old' }) as object) };
  const spec = formWith('table', {}, { children: [column] });
  const rows = (sample: SampleKind) => (recordOf(spec, sample)['field'] as readonly object[] | undefined)?.length ?? 0;
  expect(SAMPLE_KINDS.map(rows)).toEqual([3, 0, 200, 1]);
  expect(recordOf(spec)['field']).toMatchObject([{ count: expect.anything() }, {}, {}]);
});

test.each(['comInput', 'numInput', 'rate', 'colorPicker'] as const)('%s: a record and its row in a list hold the same', (kind) => {
  const made = newControl({ kind, key: 'field', label: '字段', number: 1, dialect: 'old' });
  const spec = formWith(kind);
  for (let place = 0; place < 5; place += 1) expect(String(recordOf(spec, 'usual', place)['field'])).toBe(String(sampleValue(made, place)));
});

test('options of feeds and people of the office are those that are really there', () => {
  expect(['a', 'b']).toContain(recordOf(formWith('select', {}, { dataType: 'dictionary', dictionaryType: 'kind' }))['field']);
  expect(recordOf(formWith('userSelect', { multiple: true }))['field']).toEqual(['own1', 'own2']);
});

test('where nothing is known that could be chosen, a field that has to be filled in holds a stand-in', () => {
  const nothing: KnownValues = { ...KNOWN, choicesOf: () => [], optionsOf: () => [] };
  const spec = formWith('userSelect', { multiple: false });
  expect(sampleRecord(spec, 0, 'usual', nothing)['field']).toBe('sample1');
  expect(refused(spec, sampleRecord(spec, 0, 'usual', nothing))).toEqual([]);
});
