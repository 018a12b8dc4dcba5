import { createFormStore } from '@milepost/kit/forms/store';
import { controlsOf } from '@milepost/kit/forms/grammar';
import { formConfig } from '@milepost/openapi/domains/model';
import type { FormConfig } from '@milepost/openapi/domains/model';
import { beforeAll, expect, test } from 'vitest';
import { compileForm } from './form.ts';
import { valuesToSave } from './records.ts';
import type { Values } from './records.ts';
import { seededModels } from './testing/seededModels.ts';
import type { SeededModel } from './testing/seededModels.ts';

let models: readonly SeededModel[] = [];
beforeAll(async () => {
  models = await seededModels();
}, 120_000);

const designs = () =>
  models.flatMap(({ enCode, formData, records, runtime }) =>
    runtime.formData.kind === 'value' ? [{ enCode, formData, records, design: runtime.formData.value }] : [],
  );
/** A design of the seed by the code of its model. */
function designOf(code: string) {
  const found = designs().find(({ enCode }) => enCode === code);
  if (!found) throw new Error(`no design ${code}`);
  return found;
}
const jsonOf = (text: string): Values => JSON.parse(text) as Values;

/** Values a form saves of a record that somebody has opened and done `change` to. */
function saved(
  design: FormConfig,
  loaded: Values,
  change: (set: (field: string, value: unknown) => void) => void = () => undefined,
): Values {
  const { spec } = compileForm(design);
  const store = createFormStore<Values>(spec, loaded);
  change((field, value) => store.set(field, value));
  store.tryToSave();
  return valuesToSave(spec, store.snapshot(), { loaded, changed: store.changed() });
}

test('every seeded design is compiled without a fault, but for the one that is full of them', () => {
  const faults = designs().filter(({ design }) => compileForm(design).problems.length > 0);
  expect(faults.map(({ enCode }) => enCode)).toEqual(['preview.hostile']);
  expect(designs().length).toBeGreaterThanOrEqual(22);
});

test('a record that is opened and saved goes back as the JSON that was loaded', () => {
  const trips = designs().flatMap(({ enCode, records, design }) => records.map((text) => ({ enCode, design, loaded: jsonOf(text) })));
  expect(trips.length).toBeGreaterThan(30);
  for (const { enCode, design, loaded } of trips) expect({ enCode, values: saved(design, loaded) }).toEqual({ enCode, values: loaded });
});

test('what is changed goes back with all else as it was, members nobody shows and odd empty values too', () => {
  const { design, records } = designOf('roadPatrol');
  const loaded = { ...jsonOf(records[0] ?? '{}'), nobody: { shows: ['this', null] }, quality: '', remark: null, urgent: 1 };
  expect(saved(design, loaded, (set) => set('title', 'Another title'))).toEqual({ ...loaded, title: 'Another title' });
});

test('formulas over sub-tables follow what is changed, with the columns of the seed’s own spelling', () => {
  const { design, records } = designOf('damageClaim');
  const loaded = jsonOf(records[0] ?? '{}');
  const items = [{ damage: 'x', count: 2, price: 10.5, sum: null, note: '' }];
  expect(saved(design, loaded, (set) => set('items', items))).toMatchObject({
    items: [{ sum: 21 }],
    total: 21 + Number(loaded['rescue']),
  });
});

test('a new record has no values that are only shown, and none of those the server fills in', () => {
  const { design } = designOf('maintenanceOrder');
  const { spec } = compileForm(design);
  const store = createFormStore<Values>(spec, {});
  const values = valuesToSave(spec, store.snapshot(), { loaded: null, changed: [] });
  expect(values).toMatchObject({ urgency: '1', works: [], contactPhone: null, total: 0 });
  for (const name of ['contact', 'creator', 'createdAt', 'number']) expect(values).not.toHaveProperty(name);
});

test('a design that is read goes back as the same JSON', () => {
  for (const { formData, design } of designs()) expect(formConfig.encode(design)).toEqual(jsonOf(formData));
});

test('controls of a large design are compiled in their order', () => {
  const { design } = designOf('preview.wide');
  expect(controlsOf(compileForm(design).spec)).toHaveLength(300);
});

test('the button that adds a row says a word of the design only where somebody wrote one', () => {
  const added = controlsOf(compileForm(designOf('maintenanceOrder').design).spec).flatMap(({ control }) =>
    control.kind === 'table' ? [[control.field, control.add]] : [],
  );
  expect(added).toEqual([
    ['works', ''],
    ['crew', '选择人员'],
  ]);
});
