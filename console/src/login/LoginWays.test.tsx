import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LoginWays } from './LoginWays.tsx';
import type { SignIn } from './useLogin.ts';

async function renderWays() {
  const signIn = vi.fn<SignIn>(async () => ({ kind: 'refused', msg: null }));
  const ways = await renderInConsole(
    <LoginWays>
      <LoginForm signIn={signIn} captchaLettersOf={async () => 0} endReason={null} onSignedIn={() => undefined} />
    </LoginWays>,
  );
  const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];
  const chosen = () => tabs().flatMap((tab) => (tab.getAttribute('aria-selected') === 'true' ? [tab.textContent] : []));
  const key = (name: string, more: KeyboardEventInit = {}) =>
    act(async () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })),
    );
  /** The panel the chosen tab names. */
  const panel = () => ways.one(`#${ways.one('[role=tab][aria-selected=true]').getAttribute('aria-controls')}`);
  return { ...ways, signIn, tabs, chosen, key, panel };
}

describe('login modes: account and password, app QR scan, mobile verification code', () => {
  test('all three are there; account and password is the one that is open', async () => {
    const { tabs, chosen, one, panel } = await renderWays();
    expect(one('[role=tablist]').getAttribute('aria-label')).toBe('Ways to sign in');
    expect(tabs().map((tab) => [tab.textContent, tab.tabIndex])).toEqual([
      ['Account', 0],
      ['QR code', -1],
      ['Text message', -1],
    ]);
    expect(chosen()).toEqual(['Account']);
    expect(panel().querySelector('#account')).not.toBeNull();
  });

  test.each(['QR code', 'Text message'])('%s says that this server does not offer it', async (name) => {
    const { tabs, panel, appeared, chosen } = await renderWays();
    await act(async () =>
      tabs()
        .find((tab) => tab.textContent === name)
        ?.click(),
    );
    await appeared('#way button');
    expect(chosen()).toEqual([name]);
    expect(document.getElementById(panel().getAttribute('aria-labelledby') ?? '')?.textContent).toBe(name);
    expect(panel().textContent).toContain(`This server does not offer “${name}”`);
    const back = panel().querySelector('button');
    expect(document.getElementById(back?.getAttribute('aria-describedby') ?? '')?.textContent).toContain('what you entered there is kept');
  });

  test('nothing typed is lost on the way there and back, and the way back leads into the form', async () => {
    const { type, tabs, appeared, press, one, chosen, signIn } = await renderWays();
    await type('#account', 'admin');
    await type('#password', 'Secret1');
    const form = one('form');
    await act(async () => tabs()[1]?.click());
    await appeared('#way button');
    expect(one('form').closest<HTMLElement>('[role=tabpanel]')?.hidden).toBe(true);
    await press('#way button');
    expect(chosen()).toEqual(['Account']);
    expect(one('form')).toBe(form);
    expect(one<HTMLInputElement>('#account').value).toBe('admin');
    expect(one<HTMLInputElement>('#password').value).toBe('Secret1');
    expect(document.activeElement?.id).toBe('account');
    expect(signIn).not.toHaveBeenCalled();
  });

  test('the row is one stop: the arrows go round its ends, Home and End go to them, and a chord is not theirs', async () => {
    const { tabs, key, chosen } = await renderWays();
    const walked: (string | null | undefined)[] = [];
    await act(async () => tabs()[0]?.focus());
    for (const name of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await key(name);
      walked.push(document.activeElement?.textContent);
      expect(chosen()).toEqual([document.activeElement?.textContent]);
    }
    expect(walked).toEqual(['QR code', 'Text message', 'Account', 'Text message', 'Account', 'Text message']);
    await key('ArrowLeft', { altKey: true });
    expect(chosen()).toEqual(['Text message']);
  });
});
