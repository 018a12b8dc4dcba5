import { createMemoryHistory } from '@tanstack/history';
import { describe, expect, test } from 'vitest';
import { profileSearch } from '../../pages/profile/search.ts';
import { menuRoutes } from '../menu/menuRoutes.ts';
import { aMenu } from '../menu/testing.ts';
import { createConsoleRouter, resolvedPage } from './router.ts';

const menu = menuRoutes(aMenu('systemData/dictionary', 'a/$id', 'a%2Fb', 'b/:id', 'Case', 'folder', 'dev/form'));

/** Page that an address leads to, after every redirect. */
async function follow(address: string, { hasDevPages = false } = {}) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createConsoleRouter(history, { menu: () => menu, hasDevPages });
  let loading = router.load();
  const stop = history.subscribe(() => {
    loading = router.load();
  });
  for (let seen; seen !== loading;) {
    seen = loading;
    await seen;
  }
  stop();
  return { at: history.location.href, length: history.length, page: resolvedPage(router) };
}

describe('fixed routes, then the menu, then /404', () => {
  test.each([
    ['/', '/home'],
    ['/login', '/home'],
    ['/lockScreen', '/home'],
    ['/home', '/home'],
    ['/404', '/404'],
    ['/systemData/dictionary?category=7', '/systemData/dictionary?category=7'],
    ['/systemData/dictionary/', '/404'],
    ['/home/', '/404'],
    ['/HOME', '/404'],
    ['/case', '/404'],
    ['/Case', '/Case'],
    ['/system/area', '/404'],
    ['/no/such/page', '/404'],
    ['/constructor', '/404'],
    ['/dev/pickers', '/404'],
    ['/redirect/systemData/dictionary', '/redirect/systemData/dictionary'],
    ['/redirect', '/redirect'],
  ])('%s leads to %s', async (address, goal) => {
    const { at, length } = await follow(address);
    expect(at).toBe(goal);
    // One step back leaves it.
    expect(length).toBe(1);
  });
});

describe('an address of the menu is literal text', () => {
  test.each(['/a/$id', '/b/:id', '/a%2Fb', '/folder'])('%s is found', async (address) => {
    const { at, page } = await follow(address);
    expect(at).toBe(address);
    expect(page?.target).toMatchObject({ kind: 'menu', item: { urlAddress: address.slice(1) } });
  });
  test.each(['/a/7', '/b/7', '/a/b', '/folder/', '/a/%24id'])('%s is not what somebody might read into one', async (address) => {
    expect((await follow(address)).at).toBe('/404');
  });
});

test('an address that cannot be decoded shows no page', async () => expect((await follow('/a%zz')).page).toBeNull());

test('the pages for trying parts out are there where the deployment says so, and leave the menu its own address elsewhere', async () => {
  expect((await follow('/dev/pickers', { hasDevPages: true })).page?.target).toEqual({ kind: 'fixed' });
  expect((await follow('/dev/form')).page?.target).toMatchObject({ kind: 'menu' });
});

test('the route of a page validates its search parameters, and writes no first values into the address', async () => {
  const { at, page } = await follow('/profile?section=signIns&page=-3&size=7');
  expect(at).toBe('/profile?section=signIns&page=-3&size=7');
  expect(page?.validated).toEqual({
    by: profileSearch.read,
    value: { section: 'signIns', keyword: '', period: 'all', page: 1, pageSize: 20 },
  });
});
