import { expect, test } from 'vitest';
import { resourceForView } from './resourceForView.ts';
import type { AnyResource } from './types.ts';

const nameOf = () => '第一版';
const tools = [{ id: 'refresh' }];
const form = { update: 'updateTrial', create: 'createTrial', fields: [] };
const columns = [{ id: 'name' }];
const screen = {
  words: { many: { id: 'many' }, emptyText: { id: 'none' } },
  list: {
    columns: [],
    isSelectable: true,
    views: {
      all: [
        { id: 'all', value: 'all' },
        { id: 'own', value: 'own', columns, emptyText: { id: 'none of mine' } },
        { id: 'old', value: 'old', nameOf, isRead: true },
      ],
    },
  },
  form,
  actions: { tools, remove: { id: 'remove' } },
} as unknown as AnyResource;

test('a view nobody declared, and none, is the screen itself', () => {
  expect(resourceForView(screen, null)).toBe(screen);
  expect(resourceForView(screen, 'gone')).toBe(screen);
  const { views: _, ...list } = screen.list;
  const plain = { ...screen, list } as AnyResource;
  expect(resourceForView(plain, 'own')).toBe(plain);
});

test('a view is the screen with what it declares itself, and may be changed like it', () => {
  expect(resourceForView(screen, 'all')).toEqual(screen);
  expect(resourceForView(screen, 'own')).toEqual({
    ...screen,
    words: { ...screen.words, emptyText: { id: 'none of mine' } },
    list: { ...screen.list, columns },
  });
});

test('a view that is only read has no selection, no change of a record and no action but the tools', () => {
  const { update: _, ...adding } = form;
  expect(resourceForView(screen, 'old')).toEqual({
    ...screen,
    list: { ...screen.list, nameOf, isSelectable: false },
    form: adding,
    actions: { tools },
  });
  const bare = { ...screen, form: undefined, actions: {} } as unknown as AnyResource;
  expect(resourceForView(bare, 'old')).toMatchObject({ form: undefined, actions: { tools: [] } });
});
