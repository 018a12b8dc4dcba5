import { expect, test } from 'vitest';
import { OPEN_PAGES_KEY, memoryShelf } from '../browser/storage.ts';
import { readTags, writeTags } from './tagMemory.ts';

const tag = (path: string, search = '', menuId: string | null = null) => ({ path, fullPath: path + search, menuId, record: null });
const TAGS = [tag('/home'), tag('/system/area', '?keyword=k', '7'), tag('/messageRecord')];

test('open pages come back in their order, each with its address and its menu entry', () => {
  const shelf = memoryShelf();
  writeTags('1', TAGS, shelf);
  expect(readTags('1', shelf)).toEqual(TAGS);
});

test('the name of a record comes back, cut where it is endless; what is no name does not', () => {
  const shelf = memoryShelf();
  const named = (name: string) => ({ ...tag('/emailDetail', '?id=7'), record: { name, of: '邮件' } });
  writeTags('1', [named('除雪工作安排')], shelf);
  expect(readTags('1', shelf)).toEqual([named('除雪工作安排')]);
  writeTags('1', [named('x'.repeat(1000))], shelf);
  expect(readTags('1', shelf)).toEqual([named('x'.repeat(200))]);
  shelf.setItem(OPEN_PAGES_KEY, JSON.stringify(['1', { ...tag('/a'), record: { name: 7 } }, { path: '/b', fullPath: '/b', menuId: null }]));
  expect(readTags('1', shelf)).toEqual([tag('/b')]);
});

test('somebody else in the same tab has none of them', () => {
  const shelf = memoryShelf();
  writeTags('1', TAGS, shelf);
  expect(readTags('2', shelf)).toEqual([]);
});

test('of very many the last fifty come back', () => {
  const shelf = memoryShelf();
  writeTags(
    '1',
    Array.from({ length: 60 }, (_, at) => tag(`/page${at}`)),
    shelf,
  );
  expect(readTags('1', shelf).map(({ path }) => path)).toEqual(Array.from({ length: 50 }, (_, at) => `/page${at + 10}`));
});

test.each(['{', '7', 'null', '["1", 7, null, {"path":"x"}]', '["1",{"path":"//evil.test","fullPath":"//evil.test","menuId":null}]'])(
  'storage that holds %s holds no page',
  (text) => {
    const shelf = memoryShelf();
    shelf.setItem(OPEN_PAGES_KEY, text);
    expect(readTags('1', shelf)).toEqual([]);
  },
);
