import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { expect, test, vi } from 'vitest';
import { SessionProvider, useSession } from '../../auth/currentSession.ts';
import type { Session } from '../../auth/currentSession.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { useSystems } from './useSystems.ts';

const person = decodeCurrentUser({
  userInfo: {
    userId: '7',
    systemIds: [
      { id: 's1', name: '路网平台', currentSystem: true },
      { id: 's2', name: '服务区经营平台', currentSystem: false },
    ],
  },
} as never);

function Systems() {
  const systems = useSystems();
  return (
    <button id="switch" onClick={() => void systems.choose('system:s2')}>
      服务区经营平台
    </button>
  );
}
function With({ change, children }: { readonly change: Partial<Session>; readonly children: React.ReactNode }) {
  return <SessionProvider value={{ ...useSession(), currentUser: person, ...change }}>{children}</SessionProvider>;
}

async function systems(change: Partial<Session>) {
  const reloadPerson = vi.fn<() => Promise<void>>(async () => undefined);
  const server = aSession({ switchMajor: {} });
  const page = await renderInConsole(
    server.around(
      <With change={{ reloadPerson, ...change }}>
        <Systems />
      </With>,
    ),
  );
  const answer = async (name: string) => {
    await page.appeared('[role=alertdialog] button');
    const button = [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].find((one) => one.textContent === name);
    button?.click();
  };
  return { ...page, answer, reloadPerson, switched: () => server.asked('switchMajor') };
}

test('switching the system asks first if something is unsaved; without an agreement nothing happens', async () => {
  const { press, answer, reloadPerson, switched } = await systems({ hasUnsavedPages: () => true });
  await press('#switch');
  await answer('Keep editing');
  await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
  expect([switched(), reloadPerson.mock.calls.length]).toEqual([0, 0]);
  await press('#switch');
  await answer('Discard');
  await vi.waitFor(() => expect(reloadPerson).toHaveBeenCalledOnce());
  expect(switched()).toBe(1);
});

test('a draft of the chat is of no system: nobody is asked about it', async () => {
  const { press, reloadPerson, switched } = await systems({ hasUnsaved: () => true });
  await press('#switch');
  await vi.waitFor(() => expect(reloadPerson).toHaveBeenCalledOnce());
  expect(switched()).toBe(1);
});
