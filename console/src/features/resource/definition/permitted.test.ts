import { controlsOf } from '@milepost/kit/forms/grammar';
import type { Control } from '@milepost/kit/forms/grammar';
import { expect, test } from 'vitest';
import { canOn } from '../../../permissions/permissions.ts';
import { permittedResource } from './permitted.ts';
import type { AnyResource } from './types.ts';

const control = (field: string, required = false): Control => ({ part: 'control', kind: 'text', field, label: field, required });
const resource = {
  list: {
    columns: [
      { id: 'fullName', narrow: 'title' },
      { id: 'enCode', narrow: 'meta' },
      { id: 'sortCode', narrow: 'hidden' },
    ],
  },
  form: {
    fields: [
      { part: 'section', title: 'A', parts: [control('fullName', true), { part: 'row', parts: [control('enCode'), control('note')] }] },
      { part: 'tabs', label: 'T', tabs: [{ id: 'one', label: 'One', parts: [control('fax')] }] },
    ],
  },
} as unknown as AnyResource;

const rights = new Map([['m1', { buttons: new Set<string>(), columns: new Set(['enCode']), forms: new Set(['note']) }]]);
const seen = (judged: { columns: boolean; fields: boolean }) => {
  const { list, form } = permittedResource(resource, canOn(rights, 'm1', true, judged));
  return [list.columns.map(({ id }) => id), controlsOf({ parts: form?.fields ?? [] }).map(({ control: { field } }) => field)];
};

test.each([
  [{ columns: false, fields: false }, ['fullName', 'enCode', 'sortCode'], ['fullName', 'enCode', 'note', 'fax']],
  [{ columns: true, fields: false }, ['fullName', 'enCode'], ['fullName', 'enCode', 'note', 'fax']],
  [{ columns: false, fields: true }, ['fullName', 'enCode', 'sortCode'], ['fullName', 'note']],
])('judged %j: columns %j, fields %j; the title and what is required stay', (judged, columns, fields) => {
  expect(seen(judged)).toEqual([columns, fields]);
});

test('a new record has empty values where a field is left out, and a tab with nothing in it goes', () => {
  const { form } = permittedResource(resource, canOn(rights, 'm1', true, { columns: true, fields: true }));
  expect(form?.initial?.({ parent: null, node: null })).toEqual({ enCode: '', fax: '' });
  expect(form?.fields).toHaveLength(1);
});

test('a record to read is without the fields and the columns of rows that are not listed', () => {
  const rows: Control = {
    part: 'control',
    kind: 'rows',
    field: 'lines',
    label: 'lines',
    add: 'Add',
    columns: [control('name'), control('price')] as never,
  };
  const read = {
    ...resource,
    form: null,
    detail: { label: 'Detail', fields: [control('enCode'), control('note'), rows] },
  } as unknown as AnyResource;
  const forms = new Set(['note', 'lines', 'lines-name']);
  const world = canOn(new Map([['m1', { buttons: new Set<string>(), columns: new Set<string>(), forms }]]), 'm1', true, {
    columns: false,
    fields: true,
  });
  expect(permittedResource(read, world).detail?.fields).toEqual([control('note'), { ...rows, columns: [control('name')] }]);
});
