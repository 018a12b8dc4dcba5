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
