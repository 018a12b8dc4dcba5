import type { Locale } from '@milepost/kit/locale';
import { requiredContext } from '@milepost/kit/required-context';

/** Changes the language of the page without loading it again, and remembers it; given to the tools of the bar. */
export const [ChooseLocaleProvider, useChooseLocale] = requiredContext<(locale: Locale) => Promise<void>>(
  'choice of language',
  '<ChooseLocaleProvider>',
);
