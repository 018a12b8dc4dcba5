// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/history';
import { expect, test } from 'vitest';
import { aMenu } from '../menu/testing.ts';
import { menuRoutes } from '../menu/menuRoutes.ts';
import { createPageFrame } from './pageFrame.ts';
import { openPagesOf } from './openPages.ts';

test('pages opened before the tags are there have tags all the same, each with its address', async () => {
  const history = createMemoryHistory({ initialEntries: ['/systemData/dictionary?category=1'] });
  const menu = menuRoutes(aMenu('systemData/dictionary', 'system/area'));
  const frame = createPageFrame({ history, menu: () => menu, hasDevPages: false, isCaching: () => true });
  await frame.follow();
  for (const to of ['/404', '/system/area?keyword=k']) {
    history.push(to);
    await frame.follow();
  }
  const pages = { ...frame, userId: '1', routes: { get: () => menu } };
  const { views } = openPagesOf(pages).views.get();
  expect(views.map(({ fullPath }) => fullPath)).toEqual(['/home', '/systemData/dictionary?category=1', '/system/area?keyword=k']);
  expect(openPagesOf(pages)).toBe(openPagesOf(pages));
});

test('after a reload the tags are those from before, but for pages that left the menu; a page opened since comes last', async () => {
  const open = async (at: string, ...paths: readonly string[]) => {
    const history = createMemoryHistory({ initialEntries: [at] });
    const menu = menuRoutes(aMenu(...paths));
    const frame = createPageFrame({ history, menu: () => menu, hasDevPages: false, isCaching: () => true });
    await frame.follow();
    const { views } = openPagesOf({ ...frame, userId: '2', routes: { get: () => menu } });
    const visit = async (to: string) => {
      history.push(to);
      await frame.follow();
    };
    return { visit, tags: () => views.get().views.map(({ fullPath }) => fullPath) };
  };
  const before = await open('/systemData/dictionary?category=1', 'systemData/dictionary', 'system/area');
  for (const to of ['/messageRecord', '/system/area?keyword=k', '/systemData/dictionary?category=2']) await before.visit(to);
  const all = ['/home', '/systemData/dictionary?category=2', '/messageRecord', '/system/area?keyword=k'];
  expect(before.tags()).toEqual(all);
  expect((await open('/messageRecord', 'systemData/dictionary', 'system/area')).tags()).toEqual(all);
  expect((await open('/profile', 'system/area')).tags()).toEqual(['/home', '/messageRecord', '/system/area?keyword=k', '/profile']);
});
