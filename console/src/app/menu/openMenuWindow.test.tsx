import { setupI18n } from '@lingui/core';
import { createToaster } from '@milepost/kit/toast';
import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { expect, test, vi } from 'vitest';
import { parseConsoleConfig } from '../../settings/config.ts';
import { recentMenusOf } from '../../open-pages/recentMenus.ts';
import { openMenuWindow } from './openMenuWindow.ts';

const personWith = (wire: object) =>
  decodeCurrentUser({
    menuList: [{ id: 'm', fullName: '路网大屏', linkTarget: '_blank', ...wire }],
    userInfo: { userId: '7', userAccount: 'lin' },
  } as never);
const around = (wire: object, toaster = createToaster()) => ({
  currentUser: personWith(wire),
  config: parseConsoleConfig({}),
  i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
  toaster,
  goTo: () => undefined,
});

const DEPLOYMENT = ['“路网大屏” cannot be opened here', /^The menu entry is right, but no data visualisation host is configured/] as const;
const ENTRY = ['“路网大屏” has no address that can be opened', /^Ask your administrator to mend the menu entry/] as const;

test.each([
  ['a screen, where the deployment has no visualisation host', { type: 6, propertyJson: '{"moduleId":"7"}' }, DEPLOYMENT],
  ['a link to that host, where the deployment has none', { type: 7, urlAddress: '${dataV}/view' }, DEPLOYMENT],
  ['a screen without a moduleId', { type: 6 }, ENTRY],
  ['a link that runs script', { type: 7, urlAddress: 'javascript:alert(1)' }, ENTRY],
])('what is wrong is named after whose it is: %s', (_, wire, [title, detail]) => {
  const toaster = createToaster();
  openMenuWindow('m', around(wire, toaster));
  const [told] = toaster.snapshot().history;
  expect(told?.title).toBe(title);
  expect(told?.detail).toMatch(detail);
});

test('a window that was opened counts as opened last; one whose address is not followed, or that is gone, does not', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  openMenuWindow('m', around({ type: 7, urlAddress: 'javascript:alert(1)' }));
  openMenuWindow('gone', around({ type: 7, urlAddress: 'https://ok.test/' }));
  expect(recentMenusOf('7').store.get().recent).toEqual([]);
  openMenuWindow('m', around({ type: 7, urlAddress: 'https://ok.test/' }));
  expect(open).toHaveBeenCalledOnce();
  expect(recentMenusOf('7').store.get().recent).toEqual(['window.m']);
});
