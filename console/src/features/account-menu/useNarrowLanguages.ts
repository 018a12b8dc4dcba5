import { useLingui } from '@lingui/react/macro';
import { isLocale } from '@milepost/kit/locale';
import type { MenuItem } from '@milepost/kit/menu';
import { media } from '@milepost/kit/theme';
import { useSyncExternalStore } from 'react';
import { useChooseLocale } from '../../i18n/ChooseLocaleProvider.ts';
import { useLanguageChoices } from '../../i18n/useLanguageChoices.ts';

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
  const choices = useLanguageChoices();
  const choose = useChooseLocale();
  const isNarrow = useSyncExternalStore(subscribe, () => narrow().matches);
  const section: MenuItem = {
    kind: 'section',
    label: t`Language`,
    items: choices.map((choice) => ({ ...choice, id: PREFIX + choice.id })),
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
