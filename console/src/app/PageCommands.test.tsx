import { createMemoryHistory } from '@tanstack/history';
import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { act } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { createApi } from '../data/api/index.ts';
import { RoutingProvider } from '../routing/index.ts';
import { parseConsoleConfig } from '../session/config.ts';
import { useCommands } from '../session/shortcuts.ts';
import { aSession } from '../testing/inSession.tsx';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { createAppWorld } from './appWorld.ts';
import { PageCommands } from './PageCommands.tsx';
import { watchSlowCalls } from './slowCalls.ts';

const Known = () => (
  <output>
    {useCommands()
      .map(({ id }) => id)
      .join(' ')}
  </output>
);

test('a page that is shown can be refreshed and closed by command, without the tags of open pages', async () => {
  const history = createMemoryHistory({ initialEntries: ['/home'] });
  const slowCalls = watchSlowCalls({ call: async () => ({ data: null, msg: '' }) as never });
  const world = createAppWorld({
    api: createApi(slowCalls.client),
    slowCalls,
    config: parseConsoleConfig({}),
    history,
    person: decodeCurrentUser({ userInfo: { userId: '7', userAccount: 'lin', userName: '林志远' } } as never),
    onLock: () => undefined,
    onOver: () => undefined,
  });
  onTestFinished(() => world.stop());
  const { one } = await renderInConsole(
    aSession({}).around(
      <RoutingProvider value={history}>
        <PageCommands world={world} />
        <Known />
      </RoutingProvider>,
    ),
  );
  // Home is pinned.
  expect(one('output').textContent).toBe('refreshPage closeOthers');
  await act(async () => history.push('/messageRecord'));
  expect(one('output').textContent?.split(' ').toSorted()).toEqual(['closeOthers', 'closePage', 'refreshPage']);
});
