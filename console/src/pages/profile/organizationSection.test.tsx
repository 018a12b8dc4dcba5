import { act } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { SessionProvider, useSession } from '../../auth/currentSession.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import OrganizationSection from './OrganizationSection.tsx';

const PLACES = {
  listOwnOrganizations: [
    { id: 'o1', fullName: '集团/养护部', isDefault: true },
    { id: 'o2', fullName: '集团/路政部', isDefault: false },
  ],
  listOwnPositions: [],
};
const reloadPerson = vi.fn<() => Promise<void>>(async () => undefined);
const Unsaved = ({ children }: { readonly children: ReactNode }) => (
  <SessionProvider value={{ ...useSession(), hasUnsavedPages: () => true, reloadPerson }}>{children}</SessionProvider>
);
const pressed = (name: string, within = '') => {
  const button = [...document.querySelectorAll<HTMLElement>(`${within} button`)].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`[testing] no button ${name} in ${document.body.innerHTML}`);
  return act(async () => button.click());
};

test('switching organisation or position asks once, and says that what is not saved will be lost; without an agreement nothing happens', async () => {
  const session = aSession({ ...PLACES, switchMajor: null });
  const screen = await renderInConsole(
    session.around(
      <Unsaved>
        <OrganizationSection />
      </Unsaved>,
    ),
  );
  await screen.appeared('li button');
  await pressed('Switch');
  const question = await screen.appeared('[role=alertdialog]');
  expect(question.textContent).toContain('What you typed and did not save will be lost.');
  await pressed('Cancel', '[role=alertdialog]');
  await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
  expect([session.asked('switchMajor'), reloadPerson.mock.calls.length]).toEqual([0, 0]);
  await pressed('Switch');
  await screen.appeared('[role=alertdialog]');
  await pressed('Switch', '[role=alertdialog]');
  await vi.waitFor(() => expect(reloadPerson).toHaveBeenCalledOnce());
  expect(session.asked('switchMajor')).toBe(1);
});
