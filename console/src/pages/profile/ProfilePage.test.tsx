import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import ProfilePage from './ProfilePage.tsx';

Element.prototype.checkVisibility = () => true;
Element.prototype.scrollIntoView = () => {};
/** jsdom lays nothing out, so nothing has a size that could change. */
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => {};
    disconnect = () => {};
  },
);

/** Wait, without React's `act`, for what comes by itself. */
async function eventually(check: () => unknown) {
  const expectAct = (isExpected: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isExpected });
  expectAct(false);
  await vi.waitFor(check, { timeout: 20_000 });
  expectAct(true);
}

const INFO = {
  id: '7',
  account: 'lin',
  realName: '林志远',
  gender: '1',
  mobilePhone: '13800138000',
  organize: '集团/养护部',
  position: '主任',
};
const SIGNATURES = [
  { id: 's1', signImg: 'data:image/png;base64,AAAA', isDefault: 1 },
  { id: 's2', signImg: 'https://evil.example.test/s.png', isDefault: 0 },
];
const PLACES = {
  listOwnOrganizations: [
    { id: 'o1', fullName: '集团/养护部', isDefault: true },
    { id: 'o2', fullName: '集团/路政部', isDefault: false },
  ],
  listOwnPositions: [],
};

async function shown(at: string, answers: Parameters<typeof aSession>[0] = {}) {
  const session = aSession({ getBaseInfo: INFO, ...answers }, at);
  const screen = await renderInConsole(session.around(<ProfilePage />));
  return { session, screen };
}
const text = () => document.querySelector('[role=tabpanel]:not([hidden])')?.textContent ?? '';
const press = async (screen: Awaited<ReturnType<typeof shown>>['screen'], words: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === words);
  if (!found) throw new Error(`[testing] no button says ${words}`);
  found.dataset['pressed'] = words;
  await screen.press(`[data-pressed="${words}"]`);
};

test('the person is named with account, organisation and position, and the password is changed from here', async () => {
  const { session, screen } = await shown('/profile');
  await screen.appeared('#profile-realName');
  expect(document.querySelector('h1')?.textContent).toBe('Personal profile');
  expect(document.querySelector('header')?.textContent).toContain('lin · 集团/养护部 · 主任');
  await press(screen, 'Change password');
  expect(session.opened).toEqual([['changePassword', undefined]]);
});

test('base information is saved as a whole', async () => {
  const { session, screen } = await shown('/profile', { updateBaseInfo: null });
  await screen.appeared('#profile-email');
  await screen.type('#profile-email', 'lin@example.test');
  await press(screen, 'Save');
  await eventually(() => expect(session.asked('updateBaseInfo')).toBe(1));
  expect(session.calls.find(([id]) => id === 'updateBaseInfo')?.[1]).toMatchObject({
    body: { realName: '林志远', email: 'lin@example.test', gender: '1', mobilePhone: '13800138000' },
  });
});

test('a birthday is filled in by its parts and is a day of the office; one that is still to come is kept and not sent', async () => {
  const { session, screen } = await shown('/profile', { updateBaseInfo: null });
  await screen.appeared('#profile-birthday');
  await screen.type('#profile-birthday-month', '05');
  await screen.type('#profile-birthday-day', '1');
  await screen.type('#profile-birthday', '2999');
  await press(screen, 'Save');
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/Birthday Enter .* or earlier/);
  expect(document.querySelector<HTMLInputElement>('#profile-birthday')?.value).toBe('2999');
  expect(session.asked('updateBaseInfo')).toBe(0);
  await screen.type('#profile-birthday', '1990');
  await press(screen, 'Save');
  await eventually(() => expect(session.asked('updateBaseInfo')).toBe(1));
  expect(session.calls.find(([id]) => id === 'updateBaseInfo')?.[1]).toMatchObject({
    body: { birthday: Date.parse('1990-04-30T15:00:00Z') },
  });
});

test('a wrong phone number is not sent', async () => {
  const { session, screen } = await shown('/profile', { updateBaseInfo: null });
  await screen.appeared('#profile-mobilePhone');
  await screen.type('#profile-mobilePhone', '123');
  await press(screen, 'Save');
  expect(text()).toContain('Enter the phone number correctly');
  expect(session.asked('updateBaseInfo')).toBe(0);
});

test('a refused save opens the part that was closed over it, and a link of the summary does', async () => {
  const { session, screen } = await shown('/profile', { updateBaseInfo: null });
  await screen.appeared('#profile-mobilePhone');
  await screen.type('#profile-mobilePhone', '123');
  const heads = () => [...document.querySelectorAll<HTMLElement>('h2 > button[aria-expanded]')];
  const head = () => heads().find(({ textContent }) => textContent.startsWith('Contact details'));
  await act(async () => head()?.click());
  expect(head()?.ariaExpanded).toBe('false');
  await press(screen, 'Save');
  await eventually(() => expect(head()?.ariaExpanded).toBe('true'));
  expect(head()?.textContent).toContain('1 error');
  await act(async () => head()?.click());
  expect(head()?.ariaExpanded).toBe('false');
  await screen.press('[role=alert] a');
  expect(head()?.ariaExpanded).toBe('true');
  expect(document.activeElement?.id).toBe('profile-mobilePhone');
  expect(session.asked('updateBaseInfo')).toBe(0);
});

test('signatures: one is the default, and one from elsewhere is not drawn', async () => {
  const { screen } = await shown('/profile?section=signatures', { listSignatures: SIGNATURES });
  await screen.appeared('[role=tabpanel]:not([hidden]) li');
  expect([...document.querySelectorAll('[role=tabpanel] img')].map((image) => image.getAttribute('src'))).toEqual([SIGNATURES[0]?.signImg]);
  expect(text()).toContain('Default');
  expect(text()).toContain('This image cannot be shown');
});

test('a switch of the organisation is asked, sent, and the session read again', async () => {
  const { session, screen } = await shown('/profile?section=places', { ...PLACES, switchMajor: null });
  await screen.appeared('[role=tabpanel]:not([hidden]) li');
  expect(text()).toContain('Current');
  await press(screen, 'Switch');
  await screen.appeared('[role=alertdialog]');
  const yes = [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].find(({ textContent }) => textContent === 'Switch');
  if (!yes) throw new Error('The question has no answer.');
  yes.id = 'yes';
  await screen.press('#yes');
  await eventually(() => expect(session.asked('switchMajor')).toBe(1));
  expect(session.calls.find(([id]) => id === 'switchMajor')?.[1]).toEqual({ body: { majorId: 'o2', majorType: 'Organize' } });
});

test('a list that fails to load says so in its place, without a message', async () => {
  const { screen } = await shown('/profile?section=signatures', { listSignatures: new Error('503') });
  await eventually(() => expect(text()).toContain('This did not load'));
  expect(screen.toaster.snapshot().shown).toEqual([]);
});
