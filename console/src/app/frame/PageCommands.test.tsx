import { createMemoryHistory } from '@tanstack/history';
import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { act } from 'react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { RoutingProvider } from '../../routing/index.ts';
import { parseConsoleConfig } from '../../settings/config.ts';
import { SessionProvider, useSession } from '../../auth/currentSession.ts';
import { useCommands } from '../../commands/shortcuts.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { createAppContext } from '../start/createAppContext.ts';
import { PageCommands } from './PageCommands.tsx';
import { watchSlowCalls } from '../start/slowCalls.ts';

const Known = () => (
  <output>
    {useCommands()
      .map(({ id }) => id)
      .join(' ')}
  </output>
);

const Signed = ({ as, children }: { readonly as: CurrentUser; readonly children: ReactNode }) => (
  <SessionProvider value={{ ...useSession(), currentUser: as }}>{children}</SessionProvider>
);

async function shown(menuList: readonly object[] = []) {
  const person = decodeCurrentUser({ menuList, userInfo: { userId: '7', userAccount: 'lin', userName: '林志远' } } as never);
  const history = createMemoryHistory({ initialEntries: ['/home'] });
  const slowCalls = watchSlowCalls({ call: async () => ({ data: null, msg: '' }) as never });
  const app = createAppContext({
    api: createApi(slowCalls.client),
    slowCalls,
    config: parseConsoleConfig({}),
    history,
    person,
    from: { kind: 'load' },
    onLock: () => undefined,
    onOver: () => undefined,
  });
  onTestFinished(() => app.stop());
  await app.shown;
  const { one } = await renderInConsole(
    aSession({}).around(
      <RoutingProvider value={app.pages.address}>
        <Signed as={person}>
          <PageCommands pages={app.pages} />
          <Known />
        </Signed>
      </RoutingProvider>,
    ),
  );
  return { one, history };
}

test('a page that is shown can be refreshed and closed by command, without the tags of open pages', async () => {
  const { one, history } = await shown();
  // Home is pinned.
  expect(one('output').textContent).toBe('refreshPage closeOthers');
  await act(async () => history.push('/messageRecord'));
  expect(one('output').textContent?.split(' ').toSorted()).toEqual(['closeOthers', 'closePage', 'refreshPage']);
});

test('the search finds the entries that open a window too, but not what is hidden', async () => {
  const link = (id: string, more: object = {}) => ({
    id,
    type: 7,
    fullName: id,
    urlAddress: 'https://ok.test/',
    linkTarget: '_blank',
    ...more,
  });
  const { one } = await shown([
    { id: 'group', type: 0, fullName: 'group', children: [{ id: 'wall', type: 6, fullName: 'wall' }] },
    link('outside'),
    link('inside', { enCode: 'inside', linkTarget: '_self' }),
    link('secret', { hidden: true }),
  ]);
  expect(
    one('output')
      .textContent?.split(' ')
      .filter((id) => id.startsWith('window.')),
  ).toEqual(['window.wall', 'window.outside']);
});
