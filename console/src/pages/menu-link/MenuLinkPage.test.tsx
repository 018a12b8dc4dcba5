import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseConsoleConfig } from '../../settings/config.ts';
import type { ConsoleConfig } from '../../settings/config.ts';
import { SessionProvider } from '../../auth/currentSession.ts';
import { dropToken, keepToken } from '../../auth/token.ts';
import { aSession } from '../../testing/inSession.tsx';
import { sessionOf } from '../../testing/session.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import MenuLinkPage from './MenuLinkPage.tsx';

const ADDRESS = 'https://ok.example.com/a?t=${jnpfToken}';
const TOLD = 'This page is not given your sign-in';

beforeEach(() => keepToken('Bearer t.o-k_1'));
afterEach(() => dropToken());

async function open(urlAddress: string, config: Partial<ConsoleConfig>) {
  const menuList = [{ id: 'm', type: 7, enCode: 'outside', fullName: '路况图', urlAddress, linkTarget: '_self' }];
  const currentUser: CurrentUser = decodeCurrentUser({ menuList, userInfo: { userId: '7', userAccount: 'lin' } } as never);
  const [item] = currentUser.menus;
  if (!item) throw new Error('[testing] no entry');
  const session = sessionOf({ currentUser, config: { ...parseConsoleConfig({}), ...config } });
  await renderInConsole(
    aSession({}).around(
      <SessionProvider value={session}>
        <MenuLinkPage item={item} />
      </SessionProvider>,
    ),
  );
}

describe('an address with a placeholder for the token, opened inside the console', () => {
  test('a framed page whose host may not have the token is shown without it, and that is told', async () => {
    await open(ADDRESS, { frameHosts: ['ok.example.com'] });
    expect(document.querySelector('iframe')?.src).toBe('https://ok.example.com/a?t=');
    expect(document.body.textContent).toContain(TOLD);
  });

  test('so it is beside the question before an unlisted host', async () => {
    await open(ADDRESS, {});
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.body.textContent).toContain('This page belongs to ok.example.com');
    expect(document.body.textContent).toContain(TOLD);
  });

  test.each([
    ['its host may have it', ADDRESS, { frameHosts: ['ok.example.com'], tokenHosts: ['ok.example.com'] }],
    ['it asks for none', 'https://ok.example.com/a', { frameHosts: ['ok.example.com'] }],
  ])('nothing is told where %s', async (_, address, config) => {
    await open(address, config);
    expect(document.querySelector('iframe')?.src).toContain('https://ok.example.com/a');
    expect(document.body.textContent).not.toContain(TOLD);
  });
});

test('an entry that asks for a visualisation host which the deployment lacks is not called wrong', async () => {
  await open('${dataV}/wall', {});
  expect(document.body.textContent).toContain('“路况图” cannot be opened here');
  expect(document.body.textContent).toContain('The menu entry is right, but no data visualisation host is configured');
});
