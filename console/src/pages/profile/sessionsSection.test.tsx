import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import SessionsSection from './SessionsSection.tsx';

const at = (time: string) => Date.parse(`2026-11-21T${time}:00+08:00`);
const OWN = {
  id: 's1',
  browser: 'Chrome 142',
  system: 'Windows',
  ipAddress: '10.26.3.18',
  loginTime: at('08:00'),
  lastTime: at('09:30'),
  isCurrent: 1,
};
const PHONE = {
  id: 's2',
  browser: 'Safari 26',
  system: 'iOS',
  ipAddress: '10.26.7.4',
  loginTime: at('07:10'),
  lastTime: at('07:45'),
  isCurrent: 0,
};
const UNKNOWN = {
  id: 's3',
  browser: null,
  system: null,
  ipAddress: '10.26.7.9',
  loginTime: at('06:00'),
  lastTime: at('06:01'),
  isCurrent: 0,
};

const rows = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const pressed = (name: string, within: string) => {
  const button = [...document.querySelectorAll<HTMLElement>(`${within} button`)].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`[testing] no button ${name} in ${document.body.innerHTML}`);
  return act(async () => button.click());
};

test('sessions say where, since when and when used last; this one is named and has no button', async () => {
  const screen = await renderInConsole(aSession({ listOwnSessions: [OWN, PHONE, UNKNOWN] }, '/profile').around(<SessionsSection />));
  await screen.appeared('li');
  expect(rows()).toEqual([
    'Chrome 142 · WindowsFrom 10.26.3.18signed in 2026-11-21 08:00last used 2026-11-21 09:30This device',
    'Safari 26 · iOSFrom 10.26.7.4signed in 2026-11-21 07:10last used 2026-11-21 07:45Sign out',
    'Unknown deviceFrom 10.26.7.9signed in 2026-11-21 06:00last used 2026-11-21 06:01Sign out',
  ]);
  const [button] = document.querySelectorAll<HTMLElement>('li button');
  expect(document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Safari 26');
});

test('one is ended after a question that names it, and the keyboard is at the list then; without an agreement nothing happens', async () => {
  const session = aSession({ listOwnSessions: [OWN, PHONE], endOwnSession: null }, '/profile');
  const screen = await renderInConsole(session.around(<SessionsSection />));
  await screen.appeared('li button');
  await pressed('Sign out', 'li');
  expect((await screen.appeared('[role=alertdialog]')).textContent).toContain('Safari 26 · iOS');
  await pressed('Cancel', '[role=alertdialog]');
  await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
  expect(session.asked('endOwnSession')).toBe(0);
  await pressed('Sign out', 'li');
  await screen.appeared('[role=alertdialog]');
  await pressed('Sign out', '[role=alertdialog]');
  await vi.waitFor(() => expect(session.asked('endOwnSession')).toBe(1));
  await vi.waitFor(() => expect(session.asked('listOwnSessions')).toBe(2));
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('UL'));
});

test('all others are ended at once; where there are none, nothing offers it', async () => {
  const session = aSession({ listOwnSessions: [OWN, PHONE], endOtherSessions: null }, '/profile');
  const screen = await renderInConsole(session.around(<SessionsSection />));
  await screen.appeared('li button');
  await pressed('Sign out everywhere else', 'section, div');
  await screen.appeared('[role=alertdialog]');
  await pressed('Sign out', '[role=alertdialog]');
  await vi.waitFor(() => expect(session.asked('endOtherSessions')).toBe(1));
});

test('somebody who is signed in here alone is offered nothing to end', async () => {
  const screen = await renderInConsole(aSession({ listOwnSessions: [OWN] }, '/profile').around(<SessionsSection />));
  await screen.appeared('li');
  expect(document.querySelector('button')).toBeNull();
});
