import { setupI18n } from '@lingui/core';
import type { Messages } from '@lingui/core';
import { tagOf } from '@milepost/kit/engines/language';
import { KitProvider } from '@milepost/kit/kit-provider';
import { wordsFor } from '@milepost/kit/locale';
import type { ByLanguage, Locale } from '@milepost/kit/locale';
import { messages as en } from '@milepost/kit/locales/en';
import { messages as zh } from '@milepost/kit/locales/zh';
import { messages as zhtw } from '@milepost/kit/locales/zhtw';
import { DEFAULT_THEME, applyTheme } from '@milepost/kit/theme';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '@milepost/kit/styles.css';
import './skin.css';

const catalogs: ByLanguage<Messages> = { en, zh, zhtw };

/** Draws a page in a language of the kit, in the skin of this application. */
export function start(page: ReactNode, locale: Locale): void {
  applyTheme({ ...DEFAULT_THEME, accent: 'purple', density: 'medium' }, document.documentElement);
  const i18n = setupI18n({ locale, locales: tagOf(locale), messages: { [locale]: wordsFor(catalogs, locale) } });
  const root = document.querySelector('#root');
  if (root)
    createRoot(root).render(
      <KitProvider i18n={i18n} lang={locale}>
        {page}
      </KitProvider>,
    );
}
