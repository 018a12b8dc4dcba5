import { expect, test, vi } from 'vitest';
import { createPickStore } from './pickStore.ts';
import type { PickerNode, PickerSpec } from './types.ts';

const policy: PickerSpec['policy'] = {
  cardinality: 'many',
  accepts: ({ isDisabled }) => !isDisabled,
  identity: 'id',
  onEmptyConfirm: 'clear',
};
const node = (id: string): PickerNode => ({ id, fullName: id });

test('the value of the form is the value until something is confirmed', () => {
  const store = createPickStore({ policy }, ['1']);
  store.send({ kind: 'open' });
  store.send({ kind: 'choose', nodes: [node('2')] });
  expect(store.picked().value).toEqual(['1']);
  expect(store.isChanged()).toBe(true);
  store.send({ kind: 'confirm' });
  expect(store.picked().value).toEqual(['1', '2']);
});

test('our own value coming back changes nothing and wakes nobody', () => {
  const store = createPickStore({ policy }, null);
  store.send({ kind: 'open' });
  store.send({ kind: 'choose', nodes: [node('2')] });
  store.send({ kind: 'confirm' });
  const heard = vi.fn<() => void>();
  store.subscribe(heard);
  store.give(['2']);
  expect(heard).not.toHaveBeenCalled();
  expect(store.picked().nodes).toEqual([node('2')]);
});

test('a disabled field opens nothing, a new value still comes in', () => {
  const store = createPickStore({ policy }, null);
  store.allow('disabled');
  expect(store.send({ kind: 'open' })).toEqual({ kind: 'refused', reason: 'disabled' });
  store.give(['3']);
  expect(store.picked().value).toEqual(['3']);
});
