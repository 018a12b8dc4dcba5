import type { Locale } from '@milepost/kit/locale';
import { createContext, useContext } from 'react';

interface LocaleChoice {
  readonly locale: Locale;
  /** Changes the language of the page without loading it again, and remembers it. */
  choose(locale: Locale): Promise<void>;
}

const Context = createContext<LocaleChoice | null>(null);
export const LocaleProvider = Context;

/** The language spoken and the way to change it. @throws {Error} outside `LocaleProvider` */
export function useLocaleChoice(): LocaleChoice {
  const choice = useContext(Context);
  if (!choice) throw new Error('[console] useLocaleChoice was called outside LocaleProvider, so there is no language to change. Render through mountApp.');
  return choice;
}
