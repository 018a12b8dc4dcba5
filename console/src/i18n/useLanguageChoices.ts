import { useLingui } from '@lingui/react/macro';
import { useKit } from '@milepost/kit/kit-provider';
import { LANGUAGE_NAME, LOCALES, fallbacksOf, isComplete } from '@milepost/kit/locale';
import type { Locale } from '@milepost/kit/locale';

/** A language to choose, as a command of a menu. */
export interface LanguageChoice {
  readonly id: Locale;
  /** Its name; of one that is translated in part also the language that stands in. @reading R-903 */
  readonly label: string;
  readonly isChecked: boolean;
}

/** The languages of the product, each in its own words. */
export function useLanguageChoices(): readonly LanguageChoice[] {
  const { t } = useLingui();
  const { locale } = useKit();
  return LOCALES.map((code) => {
    const name = LANGUAGE_NAME[code];
    const [standIn] = fallbacksOf(code);
    const rest = standIn && LANGUAGE_NAME[standIn];
    return {
      id: code,
      label: isComplete(code) || !rest ? name : t`${name} (in part, the rest in ${rest})`,
      isChecked: code === locale,
    };
  });
}
