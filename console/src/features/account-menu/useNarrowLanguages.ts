import { useLingui } from '@lingui/react/macro';
import { useKit } from '@milepost/kit/kit-provider';
import { LANGUAGE_NAME, LOCALES, isLocale } from '@milepost/kit/locale';
import type { MenuItem } from '@milepost/kit/menu';
import { media } from '@milepost/kit/theme';
import { useSyncExternalStore } from 'react';
import { useChooseLocale } from '../../i18n/ChooseLocaleProvider.ts';

const PREFIX = 'language:';
const narrow = () => window.matchMedia(media.mobile);
const subscribe = (hear: () => void) => {
  const list = narrow();
  list.addEventListener('change', hear);
  return () => list.removeEventListener('change', hear);
};

/** The languages, in the person's own menu where the bar has no room for their button. @source shell §2.4 */
export function useNarrowLanguages() {
  const { t } = useLingui();
  const { locale } = useKit();
  const choose = useChooseLocale();
  const isNarrow = useSyncExternalStore(subscribe, () => narrow().matches);
  const section: MenuItem = {
    kind: 'section',
    label: t`Language`,
    items: LOCALES.map((code) => ({ id: PREFIX + code, label: LANGUAGE_NAME[code], isChecked: code === locale })),
  };
  return {
    items: isNarrow ? [section] : [],
    /** @returns whether the command was one of these */
    choose(id: string): boolean {
      const code = id.slice(PREFIX.length);
      if (!id.startsWith(PREFIX) || !isLocale(code)) return false;
      void choose(code);
      return true;
    },
  };
}
