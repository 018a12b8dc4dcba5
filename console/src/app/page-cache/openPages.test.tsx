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
  const pages = { ...frame, routes: { get: () => menu } };
  const { views } = openPagesOf(pages).views.get();
  expect(views.map(({ fullPath }) => fullPath)).toEqual(['/home', '/systemData/dictionary?category=1', '/system/area?keyword=k']);
  expect(openPagesOf(pages)).toBe(openPagesOf(pages));
});
