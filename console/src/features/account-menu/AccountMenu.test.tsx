import { onIdle } from '@milepost/kit/engines/clock';
import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { act } from 'react';
import { expect, test } from 'vitest';
import { ChooseLocaleProvider } from '../../i18n/ChooseLocaleProvider.ts';
import { SessionProvider, useSession } from '../../auth/currentSession.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { AccountMenu } from './AccountMenu.tsx';

function MenuOf({ user }: { readonly user: object }) {
  const session = useSession();
  const currentUser = decodeCurrentUser({ userInfo: { userId: '7', userAccount: 'lin', userName: '林志远', ...user } } as never);
  return (
    <SessionProvider value={{ ...session, currentUser }}>
      <ChooseLocaleProvider value={async () => undefined}>
        <AccountMenu />
      </ChooseLocaleProvider>
    </SessionProvider>
  );
}

const shown = (user: object) => renderInConsole(aSession({}).around(<MenuOf user={user} />));
/** The page has settled. */
const settled = () => act(() => new Promise<void>((done) => void onIdle(done)));
const picture = () => document.querySelector('button img');

test.each(['/api/file/Image/userAvatar/a.png', 'https://files.example.test/a.png'])(
  'the person is drawn with headIcon %s, and called by the name',
  async (headIcon) => {
    const { one, appeared } = await shown({ headIcon });
    await appeared('button img');
    expect(picture()?.getAttribute('src')).toBe(new URL(headIcon, location.origin).href);
    expect(one('button').textContent).toBe('林志远');
  },
);

test.each([null, '', 'https://evil.example.test/a.png', 'javascript:alert(1)', '//evil.example.test/a.png'])(
  'with headIcon %j it is the first character of the name: no picture tells another host who is here',
  async (headIcon) => {
    const { one } = await shown({ headIcon });
    await settled();
    expect(picture()).toBeNull();
    expect(one('button').textContent).toContain('林');
  },
);
