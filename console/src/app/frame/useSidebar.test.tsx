import { createMemoryHistory } from '@tanstack/history';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { RoutingProvider, createAddress } from '../../routing/index.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { useSidebar } from './useSidebar.ts';

function Sidebar() {
  const { isOpen, open } = useSidebar();
  return <button onClick={() => open(true)}>{isOpen ? 'open' : 'closed'}</button>;
}

async function sidebarAt(widthPx: number) {
  vi.stubGlobal('innerWidth', widthPx);
  const history = createMemoryHistory({ initialEntries: ['/home', '/profile'] });
  const { one, press } = await renderInConsole(
    <RoutingProvider value={createAddress(history)}>
      <Sidebar />
    </RoutingProvider>,
  );
  await press('button');
  const isOpen = () => one('button').textContent;
  return { isOpen, back: () => act(async () => history.back()) };
}

test('below 992 px it closes after each navigation, one step back among them', async () => {
  const { isOpen, back } = await sidebarAt(991);
  expect(isOpen()).toBe('open');
  await back();
  expect(isOpen()).toBe('closed');
});

test('on a wide page a navigation leaves it as it is', async () => {
  const { isOpen, back } = await sidebarAt(992);
  await back();
  expect(isOpen()).toBe('open');
});
