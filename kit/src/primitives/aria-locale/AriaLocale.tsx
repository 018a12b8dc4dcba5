import { useState } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useKit } from '../kit-provider/index.ts';
import { LANGUAGE_TAG } from '../locale/index.ts';
import { ariaTag, installAriaTexts } from './installAriaTexts.ts';

/**
 * React Aria in the language of the kit and in our own words. Every widget that draws React Aria has it around: it
 * arrives with the first of them, never with a page that has none. @reading R-266
 */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  const { locale } = useKit();
  // Before the first widget inside is drawn: it asks for its texts while it is.
  useState(installAriaTexts);
  return <I18nProvider locale={ariaTag(LANGUAGE_TAG[locale])}>{children}</I18nProvider>;
}
