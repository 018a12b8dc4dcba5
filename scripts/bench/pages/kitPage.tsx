// What the measured pages of the kit share: theme, words, the place to render into.
import { setupI18n } from '@lingui/core';
import { KitProvider } from '@milepost/kit/kit-provider';
import { messages } from '@milepost/kit/locales/en.po';
import { DEFAULT_THEME, applyTheme } from '@milepost/kit/theme';
import type { Theme } from '@milepost/kit/theme';
import '@milepost/kit/theme/reset';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '../floor/lib/base.css';

const i18n = setupI18n({ locale: 'en', locales: 'en-GB', messages: { en: messages } });

/** Puts the kit's theme on the page; before anything is measured, as the console does before its first paint. */
export function prepareKit(density: Theme['density']): void {
  applyTheme({ ...DEFAULT_THEME, density }, document.documentElement);
}

/** Renders a widget into `#root` as the console would: with language, live regions and the guard for input methods. */
export function mountInKit(widget: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('[bench] The page has no element with the id "root", so nothing can be shown · add one.');
  createRoot(root).render(
    <KitProvider i18n={i18n} lang="en">
      {widget}
    </KitProvider>,
  );
}

/** The first element of a selector; only asked for after the widget was mounted. @throws when there is none */
export function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`[bench] Nothing on the page is "${selector}", so this step cannot be done · mount first.`);
  return found;
}
