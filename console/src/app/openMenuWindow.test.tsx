import { setupI18n } from '@lingui/core';
import { createToaster } from '@milepost/kit/toast';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { expect, test } from 'vitest';
import { parseConsoleConfig } from '../session/config.ts';
import { openMenuWindow } from './openMenuWindow.ts';

function entry(wire: object): MenuItem {
  const [item] = decodeCurrentUser({
    menuList: [{ id: 'm', fullName: '路网大屏', linkTarget: '_blank', ...wire }],
    userInfo: { userId: '7', userAccount: 'lin' },
  } as never).menus;
  if (!item) throw new Error('[testing] no entry');
  return item;
}

const DEPLOYMENT = ['“路网大屏” cannot be opened here', /^The menu entry is right, but no data visualisation host is configured/] as const;
const ENTRY = ['“路网大屏” has no address that can be opened', /^Ask your administrator to mend the menu entry/] as const;

test.each([
  ['a screen, where the deployment has no visualisation host', { type: 6, propertyJson: '{"moduleId":"7"}' }, DEPLOYMENT],
  ['a link to that host, where the deployment has none', { type: 7, urlAddress: '${dataV}/view' }, DEPLOYMENT],
  ['a screen without a moduleId', { type: 6 }, ENTRY],
  ['a link that runs script', { type: 7, urlAddress: 'javascript:alert(1)' }, ENTRY],
])('what is wrong is named after whose it is: %s', (_, wire, [title, detail]) => {
  const toaster = createToaster();
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  openMenuWindow(entry(wire), { config: parseConsoleConfig({}), i18n, toaster, goTo: () => undefined });
  const [told] = toaster.snapshot().history;
  expect(told?.title).toBe(title);
  expect(told?.detail).toMatch(detail);
});
