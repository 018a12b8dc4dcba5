import { setupI18n } from '@lingui/core';
import { useConfirm } from '@milepost/kit/confirm';
import { FormFields, SurroundingsProvider, prepareEditors } from '@milepost/kit/forms/render';
import type { FormSurroundings } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import type { CustomControl, FormSpec } from '@milepost/kit/forms/grammar';
import { useKit } from '@milepost/kit/kit-provider';
import { useToaster } from '@milepost/kit/toast';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Broken, EntryHosts, ErrorBoundary } from './index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function drawn(element: ReactNode) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  await Broken.fetch();
  await act(async () =>
    root.render(
      <EntryHosts i18n={i18n} locale="en">
        {element}
      </EntryHosts>,
    ),
  );
  return host;
}
const retry = (host: HTMLElement) =>
  act(async () => [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry')?.click());

test('what any widget asks for is there at an entry point: words, live regions, layers, messages, questions', async () => {
  function Asks() {
    const [kit, toaster, confirm] = [useKit(), useToaster(), useConfirm()];
    return <p>{[kit.layerHost, kit.announcer, toaster, confirm].every(Boolean) ? 'all' : 'missing'}</p>;
  }
  expect((await drawn(<Asks />)).textContent).toBe('all');
});

const SURROUNDINGS = {} as FormSurroundings;

test('a form whose widget fails is replaced by a panel with a way on, and shows what was typed when it is drawn again', async () => {
  let isBroken = false;
  const Fragile = ({ value }: { readonly value: unknown }) => {
    if (isBroken) throw new Error('widget');
    return <output>{String(value)}</output>;
  };
  const editor = Fragile as unknown as CustomControl['editor'];
  const spec: FormSpec = { parts: [{ part: 'control', kind: 'custom', field: 'note', label: 'Note', editor }] };
  await prepareEditors(spec);
  const store = createFormStore(spec, { note: 'filled before' });
  const host = await drawn(
    <ErrorBoundary>
      <SurroundingsProvider value={SURROUNDINGS}>
        <FormFields spec={spec} store={store} name="f" />
      </SurroundingsProvider>
    </ErrorBoundary>,
  );
  expect(host.querySelector('output')?.textContent).toBe('filled before');
  isBroken = true;
  await act(async () => store.set('note', 'typed over'));
  expect(host.querySelector('h1')?.textContent).toBe('This page stopped working');
  isBroken = false;
  await retry(host);
  expect(host.querySelector('output')?.textContent).toBe('typed over');
});
