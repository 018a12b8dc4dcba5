import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EntryFault } from './EntryFault.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('a page before the application that fails says so with a report number, without the kit around it, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('lock');
    return <h1>Locked</h1>;
  };
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  await act(async () =>
    root.render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <EntryFault>
          <Page />
        </EntryFault>
      </I18nProvider>,
    ),
  );
  expect(host.querySelector('[role=alert] h1')?.textContent).toBe('This page stopped working');
  expect(host.textContent).toMatch(/Report number \w+/);
  isBroken = false;
  await act(async () => host.querySelector('button')?.click());
  expect(host.querySelector('h1')?.textContent).toBe('Locked');
});
