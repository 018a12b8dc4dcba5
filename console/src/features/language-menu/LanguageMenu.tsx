import { useLingui } from '@lingui/react/macro';
import { isLocale } from '@milepost/kit/locale';
import { MenuButton } from '@milepost/kit/menu';
import { Languages } from 'lucide';
import { useChooseLocale } from '../../i18n/ChooseLocaleProvider.ts';
import { useLanguageChoices } from '../../i18n/useLanguageChoices.ts';

/** Changes the language of the page at once, without loading it again. @source shell §2.4 (language switch) */
export function LanguageMenu() {
  const { t } = useLingui();
  const choose = useChooseLocale();
  return (
    <MenuButton
      trigger={{ label: t`Language`, icon: Languages, size: 'bar' }}
      items={useLanguageChoices()}
      onAction={(id) => {
        if (isLocale(id)) void choose(id);
      }}
    />
  );
}
