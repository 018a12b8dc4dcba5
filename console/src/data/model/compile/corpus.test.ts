import { controlsOf } from '@milepost/kit/forms/grammar';
import { createFormStore } from '@milepost/kit/forms/store';
import { formConfig, listConfig } from '@milepost/openapi/domains/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTestAll } from '../../../../../scripts/testing/inTestAll.mjs';
import { compileForm } from './form.ts';
import { compileList } from './list/list.ts';
import { valuesToSave } from './records.ts';
import type { Values } from './records.ts';
import { CORPUS } from './testing/corpus/designs.ts';
import described from './testing/describedDesign.json' with { type: 'json' };
import type { Json } from './testing/corpus/designs.ts';
import { HOSTILE } from './testing/corpus/hostile.ts';
import { differences, edited, leavesOf, otherThan } from './testing/edits.ts';

const ALL = [...CORPUS, ...HOSTILE.map((design) => ({ ...design, list: {}, record: { good: 'kept' } }))];
const named = ALL.map((design) => [design.name, design] as const);
/** Members of each design that are changed in turn. */
const MOST = isTestAll ? Number.POSITIVE_INFINITY : 10;
/** Large designs have thousands of members, and a busy machine takes its time with all of them. */
const PATIENT = { timeout: 300_000 };

/** Deeply frozen: what is compiled is not touched. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
const formOf = (form: Json) => frozen(formConfig.decode(JSON.parse(JSON.stringify(form)) as never));
const listOf = (list: Json) => frozen(listConfig.decode(JSON.parse(JSON.stringify(list)) as never));

/** Members of a model to change, as many as there is a turn for; `rest` is how members were written, not what they say. */
function someLeaves(model: object, first: number) {
  const leaves = leavesOf(model).filter(([way, value]) => !way.includes('rest') && value !== undefined);
  const step = Math.max(1, Math.floor(leaves.length / MOST));
  return leaves.filter((_, at) => at % step === first % step);
}

test('there is a design for every control and layout, in both spellings, and for what nobody should have designed', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(38);
  expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
});

test.each(CORPUS.map((design) => [design.name, design] as const))(
  '%s: every control is read, and nothing is wrong',
  (_, { form, list, kinds }) => {
    const compiled = compileForm(formOf(form));
    expect(compiled.problems).toEqual([]);
    expect(compiled.rules).toEqual({ rules: [], unread: [], isSaveUnread: false });
    expect(controlsOf(compiled.spec).map(({ control }) => control.kind)).toEqual(kinds);
    const design = listOf(list);
    const { columns } = compileList(design, formOf(form).fields);
    expect(columns.map(({ id }) => id)).toEqual(
      design.columnList.map(({ prop }) => prop).filter((prop) => design.type !== 'group' || prop !== design.groupField),
    );
  },
);

test('a design as its description has it is read whole: attributes that are only shown have no key of their own', () => {
  const { spec, problems } = compileForm(formOf(described.formData));
  expect(problems).toEqual([]);
  const fields = controlsOf(spec).map(({ control }) => control.field);
  expect(fields).toHaveLength(27);
  expect(fields).toContain('asset_stake');
  expect(compileList(listOf(described.columnData), formOf(described.formData).fields).columns.map(({ id }) => id)).toEqual([
    'title',
    'day',
    'tableField120-comInputField121',
    'total',
  ]);
});

test.each(HOSTILE.map((design) => [design.name, design] as const))(
  '%s: what is wrong is named, and the rest works',
  (_, { form, kinds, faults }) => {
    const { spec, problems } = compileForm(formOf(form));
    expect(controlsOf(spec).map(({ control }) => control.kind)).toEqual(kinds);
    expect(problems).toHaveLength(faults);
    const store = createFormStore<Values>(spec, { good: '' });
    store.set('good', 'typed');
    expect(store.tryToSave()).toBe(true);
    expect(store.snapshot()['good']).toBe('typed');
  },
);

test.each(named)(
  '%s: whatever member is changed, the design goes back as the same JSON but for that member',
  PATIENT,
  (_, { name, form, list }) => {
    for (const [codec, json, model] of [
      [formConfig, form, formOf(form)],
      [listConfig, list, listOf(list)],
    ] as const) {
      if (codec === formConfig) compileForm(model as never);
      const back = codec.encode(model as never);
      expect(differences(json, back)).toEqual([]);
      for (const [way, value] of someLeaves(model, name.length)) {
        const after = codec.encode(edited(model, way, () => otherThan(value)) as never);
        // A text that stood alone and is changed goes back as a list of one.
        const changed = new Set(differences(json, after).map((at) => at.replace(/\/0$/, '')));
        expect({ way, changed: changed.size }).toEqual({ way, changed: 1 });
      }
    }
  },
);

test('members nobody here knows go back, and only the one that was changed is another', () => {
  const [{ form }] = CORPUS as [(typeof CORPUS)[number]];
  const model = edited(formOf(form), ['fields', 0, 'rest', 'prefix-icon'], () => 'icon-bridge');
  const deep = edited(model, ['rest', 'a-member-of-tomorrow', 'deep', 0], () => 2);
  expect(differences(form, formConfig.encode(deep))).toEqual(['a-member-of-tomorrow/deep/0', 'fields/0/prefix-icon']);
});

/** Names that reach into every object of the page: what is under them is left out. */
const REACHING = /(?:^|\/)(?:__proto__|constructor|prototype)(?:\/|$)/;
const NAMES = [
  'comInput',
  'input',
  'numInput',
  'select',
  'table',
  'row',
  'tab',
  'tableGrid',
  'calculate',
  'relationForm',
  'hologram',
  '__proto__',
];
/** Designs of anything at all, with what looks like controls and layouts in it. */
const anyControl = fc.letrec<{ control: object }>((tie) => ({
  control: fc.record(
    {
      __vModel__: fc.oneof(fc.constantFrom('a', 'b', 'c', 'good', ''), fc.jsonValue()),
      __config__: fc.record(
        {
          jnpfKey: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...NAMES) }, { weight: 1, arbitrary: fc.jsonValue() }),
          label: fc.oneof(fc.string(), fc.jsonValue()),
          children: fc.oneof(
            { maxDepth: 4, depthIdentifier: 'inside' },
            fc.jsonValue(),
            fc.array(tie('control'), { maxLength: 3, depthIdentifier: 'inside' }),
          ),
          span: fc.jsonValue(),
          regList: fc.jsonValue(),
          templateJson: fc.jsonValue(),
          visibility: fc.jsonValue(),
        },
        { requiredKeys: ['jnpfKey'] },
      ),
      options: fc.jsonValue(),
      expression: fc.jsonValue(),
      on: fc.jsonValue(),
      min: fc.jsonValue(),
      modelId: fc.jsonValue(),
      relationField: fc.jsonValue(),
    },
    { requiredKeys: ['__config__'] },
  ),
}));

test('whatever a design holds, it is read without an error, nothing of it is lost, and each field is filled in once', () => {
  fc.assert(
    fc.property(fc.array(anyControl.control, { maxLength: 6 }), fc.jsonValue(), (fields, values) => {
      const json = JSON.parse(JSON.stringify({ fields, funcs: { onLoad: values } })) as Json;
      const design = formConfig.decode(json as never);
      expect(differences(json, formConfig.encode(design)).filter((way) => !REACHING.test(way))).toEqual([]);
      const { spec } = compileForm(design);
      const at = controlsOf(spec).map(({ control }) => control.field);
      expect(new Set(at).size).toBe(at.length);
      const loaded = Object.fromEntries(at.map((field) => [field, values]));
      const store = createFormStore<Values>(spec, loaded);
      store.tryToSave();
      expect(valuesToSave(spec, store.snapshot(), { loaded, changed: store.changed() })).toEqual(loaded);
    }),
  );
});

test.each(CORPUS.map((design) => [design.name, design] as const))(
  '%s: a record that is opened and saved goes back as it came',
  (_, { form, record }) => {
    const { spec } = compileForm(formOf(form));
    const loaded = { ...record, nobody: { shows: ['this'] } };
    const store = createFormStore<Values>(spec, loaded);
    store.tryToSave();
    expect(valuesToSave(spec, store.snapshot(), { loaded, changed: store.changed() })).toEqual(loaded);
  },
);

const PLANTED = '(() => { globalThis.planted = true; return globalThis.planted; })()';
/** Members that say what a control is; all others may hold a script. */
const STRUCTURE = new Set(['jnpfKey', '__vModel__', 'dataType', 'prop']);

test.each(named)('%s: scripts planted in every text of it are never run', (_, { form, list, record }) => {
  const plant = (json: Json): Json =>
    leavesOf(json).reduce(
      (all, [way, value]) => (typeof value === 'string' && !STRUCTURE.has(String(way.at(-1))) ? edited(all, way, () => PLANTED) : all),
      json,
    );
  const planted = formOf({ ...plant(form), funcs: { onLoad: PLANTED, beforeSubmit: PLANTED, afterSubmit: PLANTED } });
  const { spec, rules } = compileForm(planted);
  compileList(listOf(plant(list)), planted.fields);
  const store = createFormStore<Values>(spec, record);
  for (const { control } of store.controls) store.set(control.field, PLANTED);
  store.tryToSave();
  expect(Reflect.get(globalThis, 'planted')).toBeUndefined();
  expect(rules.rules).toEqual([]);
  expect(rules.isSaveUnread).toBe(true);
});
