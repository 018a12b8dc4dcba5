import type { I18n } from '@lingui/core';
import { useMemo } from 'react';
import { useLingui } from './useLingui.ts';

/** Messages of a widget in the language of the page, the same object until the language changes. */
export function useMessages<Messages>(make: (i18n: I18n) => Messages): Messages {
  const { i18n } = useLingui();
  const { locale, messages } = i18n;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the catalogue of an i18n changes with its language, the object does not
  return useMemo(() => make(i18n), [make, i18n, locale, messages]);
}
