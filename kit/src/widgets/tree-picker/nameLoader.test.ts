import { describe, expect, test, vi } from 'vitest';
import type { StoredItem } from '../../engines/pick/index.ts';
import { createNameLoader } from './nameLoader.ts';
import { createPickStore } from './pickStore.ts';
import type { PickerNode, PickerSpec } from './types.ts';

const policy: PickerSpec['policy'] = { cardinality: 'many', accepts: () => true, identity: 'typedId', onEmptyConfirm: 'clear' };
const person = (id: string): PickerNode => ({ id, fullName: `Person ${id}`, type: 'user' });

function loading(value: string[]) {
  const store = createPickStore({ policy }, value);
  const answers: { readonly items: readonly StoredItem[]; readonly answer: (nodes: PickerNode[]) => void; readonly fail: () => void }[] =
    [];
  const resolve = (items: readonly StoredItem[]) =>
    new Promise<readonly PickerNode[]>((answer, reject) => answers.push({ items, answer, fail: () => reject(new Error('down')) }));
  const loader = createNameLoader({ resolve }, store);
  const stop = loader.start();
  const kinds = () => [...store.getSnapshot().confirmed.values()].map(({ kind }) => kind);
  return { store, loader, stop, answers, kinds };
}

describe('names of what is stored', () => {
  test('are asked for as they are stored, and become known in their places', async () => {
    const { answers, kinds, loader } = loading(['1--user', '2--user', '@currentUser']);
    expect(answers[0]?.items).toEqual(['1--user', '2--user']);
    expect(loader.getSnapshot()).toBe('loading');
    answers[0]?.answer([person('2'), person('1')]);
    await expect.poll(kinds).toEqual(['node', 'node', 'variable']);
    expect(loader.getSnapshot()).toBe('idle');
  });
  test('that the feed does not know stay unknown and are not asked for again', async () => {
    const { answers, kinds, store } = loading(['1--user', 'gone--user']);
    answers[0]?.answer([person('1')]);
    await expect.poll(kinds).toEqual(['node', 'unknown']);
    store.give(['gone--user']);
    expect(answers).toHaveLength(1);
  });
  test('that failed are asked for again by a retry', async () => {
    const { answers, kinds, loader } = loading(['1--user']);
    answers[0]?.fail();
    await expect.poll(loader.getSnapshot).toBe('failed');
    loader.retry();
    answers[1]?.answer([person('1')]);
    await expect.poll(kinds).toEqual(['node']);
  });
  test('a later value overtakes the names of an earlier one', async () => {
    const { answers, kinds, store } = loading(['1--user']);
    store.give(['2--user']);
    answers[0]?.answer([person('1')]);
    answers[1]?.answer([person('2')]);
    await expect.poll(kinds).toEqual(['node']);
    expect(answers.map(({ items }) => items)).toEqual([['1--user'], ['2--user']]);
  });
  test('are asked for again when the field comes back before they came', () => {
    const { answers, loader, stop } = loading(['1--user']);
    stop();
    loader.start();
    expect(answers).toHaveLength(2);
  });
  test('nothing is asked where nothing is unknown', () => {
    const changed = vi.fn<() => void>();
    const { answers, loader } = loading([]);
    loader.subscribe(changed);
    expect(answers).toHaveLength(0);
    expect(changed).not.toHaveBeenCalled();
  });
});
