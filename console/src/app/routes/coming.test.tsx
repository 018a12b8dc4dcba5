import { expect, test } from 'vitest';
import { menuRoutes } from '../menu/menuRoutes.ts';
import { aMenu } from '../menu/testing.ts';
import { comingPaths } from './coming.ts';

test('an entry whose page does not exist yet is told from those that lead somewhere', () => {
  const [built, unbuilt, model, category, link] = aMenu('systemData/dictionary', 'no/such/page', 'model/order', 'maintenance', 'weather');
  const [dictionary, report, portal] = aMenu('dictionary/kind', 'report/daily', 'portal/board');
  const menus = [
    built,
    unbuilt,
    { ...model, kind: 'model' },
    { ...category, kind: 'category' },
    { ...link, kind: 'link', linkTarget: '_self' },
    { ...dictionary, kind: 'dictionary' },
    { ...report, kind: 'report' },
    { ...portal, kind: 'portal' },
  ] as Parameters<typeof menuRoutes>[0];
  expect([...comingPaths(menuRoutes(menus))]).toEqual(['/no/such/page']);
});
