import { setupI18n } from '@lingui/core';
import { createToaster } from '@milepost/kit/toast';
import type { Toaster } from '@milepost/kit/toast';
import { createMemoryHistory } from '@tanstack/history';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { EntryHosts } from '../hosts/index.ts';
import { RoutingProvider, createAddress } from '../routing/index.ts';

export interface Rendered {
  readonly toaster: Toaster;
  /** The one element the selector finds. */
  readonly one: <E extends Element = HTMLElement>(selector: string) => E;
  /** Waits for what is fetched first, such as a dialog. */
  readonly appeared: (selector: string) => Promise<Element>;
  /** Types into an input as a person does: the value changes, React hears it. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly press: (selector: string) => Promise<void>;
}

/** React warns of changes nobody waits for in `act`; what arrives by itself is waited for without it. */
const expectAct = (isExpected: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isExpected });
/** Patience with a part that is fetched first: beside busy processes reading its modules has taken longer than 20 s. */
const ARRIVES_MS = 60_000;

/** Nothing is laid out without a browser: what is on the page counts as visible. */
if (!('checkVisibility' in Element.prototype)) Object.assign(Element.prototype, { checkVisibility: () => true });
/** And nothing moves. */
Object.assign(Element.prototype, { getAnimations: () => [] });

/** React overrides `value` on the element; the prototype's own setter tells it of the change. */
const setValue = (input: HTMLInputElement, text: string) => Reflect.set(HTMLInputElement.prototype, 'value', text, input);

/** Renders a part of the console with the kit around it, in English, without a browser, on a page at `/`. */
export async function renderInConsole(element: ReactNode): Promise<Rendered> {
  expectAct(true);
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const toaster = createToaster();
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  await act(async () =>
    root.render(
      <EntryHosts
        i18n={i18n}
        locale="en"
        toaster={toaster}
        // Tests read messages from the toaster.
        isCovered
        within={(inner) => <RoutingProvider value={createAddress(history)}>{inner}</RoutingProvider>}
      >
        {element}
      </EntryHosts>,
    ),
  );
  const one = <E extends Element>(selector: string): E => {
    const found = document.querySelector<E>(selector);
    if (!found) throw new Error(`[testing] nothing matches ${selector} in ${document.body.innerHTML}`);
    return found;
  };
  return {
    toaster,
    one,
    async type(selector, text) {
      const input = one<HTMLInputElement>(selector);
      await act(async () => {
        setValue(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    async appeared(selector) {
      expectAct(false);
      const found = await vi.waitUntil(() => document.querySelector(selector), { timeout: ARRIVES_MS });
      expectAct(true);
      return found;
    },
    press: (selector) => act(async () => one<HTMLElement>(selector).click()),
  };
}
