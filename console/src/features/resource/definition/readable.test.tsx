import { expect, test } from 'vitest';
import { canOn } from '../../../permissions/permissions.ts';
import { readableResource } from './readable.ts';
import type { AnyResource } from './types.ts';

test.each([
  ['who may edit opens the form', ['btn_edit'], undefined, null],
  ['who may not edit reads it', [], undefined, 'readRecord'],
  ['a screen with a detail of its own keeps it', [], { label: 'Own', fields: [] }, 'own'],
])('%s', (_, buttons, own, expected) => {
  const screen = {
    form: { update: 'updateRecord', load: 'readRecord', fields: [] },
    detail: own ?? null,
  } as unknown as AnyResource;
  const world = new Map([['m1', { buttons: new Set(buttons), columns: new Set<string>(), forms: new Set<string>() }]]);
  const { detail } = readableResource(screen, canOn(world, 'm1', true, { columns: false, fields: false }));
  expect(detail && (detail.load ?? 'own')).toBe(expected);
});

test('a record is read with what its form makes of it, and without a form as it is', () => {
  const nobody = canOn(new Map(), 'm1', true, { columns: false, fields: false });
  const toDraft = () => ({});
  const feeds = { f: () => [] };
  const form = { update: 'u', load: 'l', fields: [], toDraft, feeds };
  const { detail } = readableResource({ form, detail: null } as unknown as AnyResource, nobody);
  expect(detail).toMatchObject({ load: 'l', fields: [], toRecord: toDraft, feeds, label: { message: 'Detail' } });
  const plain = readableResource({ form: { update: 'u', fields: [] }, detail: null } as unknown as AnyResource, nobody).detail;
  expect(Object.keys(plain ?? {})).toEqual(['fields', 'label']);
  const none = { form: null, detail: null } as unknown as AnyResource;
  expect(readableResource(none, nobody)).toBe(none);
  const added = { form: { fields: [] }, detail: null } as unknown as AnyResource;
  expect(readableResource(added, nobody)).toBe(added);
});
