import type { Locale } from '@milepost/kit/locale';
import { requiredContext } from '@milepost/kit/required-context';

interface LocaleChoice {
  readonly locale: Locale;
  /** Changes the language of the page without loading it again, and remembers it. */
  readonly choose: (locale: Locale) => Promise<void>;
  /** All words of the language: `here`, or resolving when they are. */
  readonly allWords: () => Promise<void> | 'here';
}

/** The language spoken and the way to change it. */
export const [LocaleProvider, useLocaleChoice] = requiredContext<LocaleChoice>('choice of language', '<LocaleProvider>');
