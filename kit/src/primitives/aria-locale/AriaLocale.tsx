import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useKit } from '../kit-provider/index.ts';
import { LANGUAGE_TAG } from '../locale/index.ts';
import { installAriaTexts } from './installAriaTexts.ts';

installAriaTexts(window);

/**
 * React Aria in the language of the kit and in our own words. Every widget that draws React Aria has it around: it
 * arrives with the first of them, never with a page that has none. @reading R-266
 */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  const { locale } = useKit();
  return <I18nProvider locale={LANGUAGE_TAG[locale]}>{children}</I18nProvider>;
}
