import type { Locale } from '@milepost/kit/locale';
import { requiredContext } from '@milepost/kit/required-context';

interface SpokenLocale {
  readonly locale: Locale;
  /** All words of the language: `here`, or resolving when they are. */
  readonly fullCatalog: () => Promise<void> | 'here';
}

/** The language spoken. */
export const [LocaleProvider, useSpokenLocale] = requiredContext<SpokenLocale>('language spoken', '<LocaleProvider>');

/** Changes the language of the page without loading it again, and remembers it; given to the tools of the bar. */
export const [ChooseLocaleProvider, useChooseLocale] = requiredContext<(locale: Locale) => Promise<void>>(
  'choice of language',
  '<ChooseLocaleProvider>',
);
