import { controlsOf } from '@milepost/kit/forms/grammar';
import type { Control } from '@milepost/kit/forms/grammar';
import { createFormStore } from '@milepost/kit/forms/store';
import { formConfig } from '@milepost/openapi/domains/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileForm } from './form.ts';
import { verdictOfForm } from './testing/verdictOfForm.ts';
import table from './testing/judged.json' with { type: 'json' };
import { openDoors } from './testing/openDoors.ts';
import type { Doors } from './testing/openDoors.ts';

interface Bad {
  readonly field: string;
  readonly value: unknown;
  readonly problem: string;
  readonly says: string;
  /** Cell that stands for the value in a sheet; the value itself where it is left out. */
  readonly cell?: unknown;
  readonly column?: string;
  readonly row?: number;
  /** The kind is not in forms of links, or in no sheet. */
  readonly isPublic?: boolean;
  readonly isImported?: boolean;
}
const BAD = table.bad as readonly Bad[];

let doors: Doors;
beforeAll(async () => {
  doors = await openDoors(table.fields, table.sound);
}, 120_000);
afterAll(() => doors?.close());

const { spec } = compileForm(formConfig.decode({ fields: table.fields }));
const titleOf = ({ field, value, column }: Bad) => `${field}${column ? `.${column}` : ''} ${JSON.stringify(value)}`;
const recordOf = ({ field, value }: Pick<Bad, 'field' | 'value'>) => ({ ...table.sound, [field]: value });

test('there are at least 60 bad values, of every field that is judged', () => {
  expect(BAD.length).toBeGreaterThanOrEqual(60);
  const judged = new Set(BAD.map(({ field }) => field));
  const left = controlsOf(spec).flatMap(({ control }: { control: Control }) => (judged.has(control.field) ? [] : [control.field]));
  expect(left.toSorted()).toEqual(['closed', 'hidden', 'inside', 'on']);
});

describe.each(BAD.map((bad) => [titleOf(bad), bad] as const))('%s', (_title, bad) => {
  const values = recordOf(bad);

  test('is refused by the form', () => {
    const store = createFormStore<object>(spec, values);
    const { field, value, column, row } = bad;
    expect(verdictOfForm(store, { field, value, ...(column !== undefined && { column, row: row ?? 0 }) })).toBe(bad.problem);
  });

  test('is refused by the server with the sentence of the form, whichever way it comes, and nothing is stored', async () => {
    const before = await doors.count();
    const cells = { ...values, ...('cell' in bad && { [bad.field]: bad.cell }) };
    const said = [
      await doors.create(values),
      await doors.update(values),
      bad.isPublic === false ? bad.says : await doors.link(values),
      bad.isImported === false ? bad.says : await doors.importOf(cells),
    ];
    expect(said).toEqual([bad.says, bad.says, bad.says, bad.says]);
    expect(await doors.count()).toBe(before);
  });
});

test.each(table.good.map((good) => [JSON.stringify(good), good] as const))(
  '%s is accepted by the form and by the server',
  async (_title, good) => {
    const values = { ...table.sound, ...good };
    expect(createFormStore<object>(spec, values).tryToSave()).toBe(true);
    expect([await doors.create(values), await doors.update(values), await doors.link(values)]).toEqual(['', '', '']);
  },
);
