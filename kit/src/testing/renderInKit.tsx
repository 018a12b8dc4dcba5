import { setupI18n } from '@lingui/core';
import { Fragment, StrictMode } from 'react';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import type { RenderResult } from 'vitest-browser-react';
import { KitProvider } from '../primitives/kit-provider/index.ts';
import { LANGUAGE_TAG } from '../primitives/locale/index.ts';
import type { Locale } from '../primitives/locale/index.ts';
import { DEFAULT_THEME, applyTheme } from '../theme/index.ts';
import type { Theme } from '../theme/index.ts';
import '../theme/reset.css.ts';

const catalogs = import.meta.glob<{ messages: Record<string, string> }>('../locales/*.po');

interface Around {
  readonly locale?: Locale;
  readonly theme?: Partial<Theme>;
  /** Off for what React Aria does once only, such as bringing the chosen option into sight. */
  readonly isStrict?: boolean;
}

/** Renders a widget in a browser as the console would: themed, in a language, with live regions and the IME guard, every effect run twice. */
export async function renderInKit(
  element: ReactNode,
  { locale = 'zh', theme = {}, isStrict = true }: Around = {},
): Promise<RenderResult & { readonly speak: (locale: Locale) => Promise<void> }> {
  const messagesOf = async (language: Locale) => (await catalogs[`../locales/${language}.po`]?.())?.messages ?? {};
  const i18n = setupI18n({ locale, locales: LANGUAGE_TAG[locale], messages: { [locale]: await messagesOf(locale) } });
  applyTheme({ ...DEFAULT_THEME, ...theme }, document.documentElement);
  const Mode = isStrict ? StrictMode : Fragment;
  const inKit = (child: ReactNode) => (
    <Mode>
      <KitProvider i18n={i18n} lang={locale}>
        <main>{child}</main>
      </KitProvider>
    </Mode>
  );
  const screen = await render(inKit(element));
  return {
    ...screen,
    rerender: (child: ReactNode) => screen.rerender(inKit(child)),
    speak: async (language) =>
      i18n.loadAndActivate({ locale: language, locales: LANGUAGE_TAG[language], messages: await messagesOf(language) }),
  };
}

/** Texts of the live regions now, oldest first. */
export function announcements(): string[] {
  return [...document.querySelectorAll('[data-live-region] p')].map((line) => line.textContent);
}
