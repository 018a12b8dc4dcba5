import { useLingui } from '@lingui/react/macro';
import { useKit } from '@milepost/kit/kit-provider';
import { LANGUAGE_NAME, LOCALES, isLocale } from '@milepost/kit/locale';
import { MenuButton } from '@milepost/kit/menu';
import { Languages } from 'lucide';
import { useChooseLocale } from '../../i18n/ChooseLocaleProvider.ts';

/** Changes the language of the page at once, without loading it again. @source shell §2.4 (language switch) */
export function LanguageMenu() {
  const { t } = useLingui();
  const { locale } = useKit();
  const choose = useChooseLocale();
  return (
    <MenuButton
      trigger={{ label: t`Language`, icon: Languages, size: 'bar' }}
      items={LOCALES.map((code) => ({ id: code, label: LANGUAGE_NAME[code], isChecked: code === locale }))}
      onAction={(id) => {
        if (isLocale(id)) void choose(id);
      }}
    />
  );
}
