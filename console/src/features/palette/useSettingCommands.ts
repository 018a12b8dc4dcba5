import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { useKit } from '@milepost/kit/kit-provider';
import { LANGUAGE_NAME, LOCALES } from '@milepost/kit/locale';
import { useSavedLayout } from '../../data/current-user/useSavedLayout.ts';
import { useChooseLocale } from '../../i18n/ChooseLocaleProvider.ts';
import { APPEARANCES, appearance, reducedMotion } from '../../settings/settings.ts';
import {
  LAYOUT_TYPES,
  fixedHeader,
  layoutType,
  pageCache,
  showLanguage,
  showSearch,
  sidebarLogo,
  singleKeys,
  tagsIcon,
  tagsView,
} from '../../settings/shellSettings.ts';
import type { Setting } from '../../settings/settings.ts';
import type { Command } from '../../commands/shortcuts.ts';

/** Commands for the settings: switches, appearance, language. @source shell §2.5 */
export function useSettingCommands(): readonly Command[] {
  const { t } = useLingui();
  const { locale } = useKit();
  const choose = useChooseLocale();
  const look = useStore(appearance.store);
  const layout = useStore(layoutType.store);
  const keepLayout = useSavedLayout();
  const chosen = t({ message: 'now', context: 'palette' });
  const looks = { system: t`Like the system`, light: t`Light`, dark: t`Dark` };
  const layouts = {
    classic: t({ message: 'Classic', context: 'layout' }),
    functional: t({ message: 'Functional', context: 'layout' }),
    plain: t({ message: 'Plain', context: 'layout' }),
    blend: t({ message: 'Blend', context: 'layout' }),
  };
  const isOn = {
    tagsView: useStore(tagsView.store),
    tagsIcon: useStore(tagsIcon.store),
    pageCache: useStore(pageCache.store),
    showLanguage: useStore(showLanguage.store),
    showSearch: useStore(showSearch.store),
    fixedHeader: useStore(fixedHeader.store),
    sidebarLogo: useStore(sidebarLogo.store),
    reducedMotion: useStore(reducedMotion.store),
    singleKeys: useStore(singleKeys.store),
  };
  const toggle = (id: keyof typeof isOn, of: Setting<boolean>, label: string): Command => ({
    id: `setting.${id}`,
    group: 'setting',
    label,
    note: isOn[id] ? t({ message: 'On', context: 'palette' }) : t({ message: 'Off', context: 'palette' }),
    run: () => of.set(!isOn[id]),
  });
  /** One command for each value of a setting; the present one says so. */
  const choices = <V extends string>(id: string, name: string, values: readonly V[], words: Readonly<Record<V, string>>, now: V) => ({
    with: (set: (value: V) => void): readonly Command[] =>
      values.map((value) => ({
        id: `${id}.${value}`,
        group: 'setting',
        label: t`${{ name }}: ${{ value: words[value] }}`,
        ...(value === now && { note: chosen }),
        run: () => set(value),
      })),
  });
  return [
    ...choices('layout', t`Layout`, LAYOUT_TYPES, layouts, layout).with((next) => {
      layoutType.set(next);
      keepLayout(next);
    }),
    ...choices('appearance', t`Appearance`, APPEARANCES, looks, look).with(appearance.set),
    ...choices('language', t`Language`, LOCALES, LANGUAGE_NAME, locale).with((next) => void choose(next)),
    toggle('tagsView', tagsView, t`Tabs of open pages`),
    toggle('tagsIcon', tagsIcon, t`Icons on tabs`),
    toggle('pageCache', pageCache, t`Page cache`),
    toggle('showLanguage', showLanguage, t`Language switch`),
    toggle('showSearch', showSearch, t`Menu search box`),
    toggle('fixedHeader', fixedHeader, t`Fixed top bar`),
    toggle('sidebarLogo', sidebarLogo, t`Logo above the menu`),
    toggle('reducedMotion', reducedMotion, t`Reduce motion`),
    toggle('singleKeys', singleKeys, t`Shortcuts of a single key`),
  ];
}
