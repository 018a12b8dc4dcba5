import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { SwitchRow } from '@milepost/kit/switch';
import { reducedMotion } from '../../settings/settings.ts';
import { fixedHeader, pageCache, showLanguage, showSearch, sidebarLogo, tagsIcon, tagsView } from '../../settings/shellSettings.ts';
import type { Setting } from '../../settings/settings.ts';

interface SettingSwitchProps {
  readonly of: Setting<boolean>;
  readonly label: string;
  readonly help?: string;
}

function SettingSwitch({ of, label, help }: SettingSwitchProps) {
  const isOn = useStore(of.store);
  return <SwitchRow label={label} help={help} isOn={isOn} onChange={of.set} />;
}

/** Switches for what the frame shows, and how it moves. @source shell §2.5, §3 */
export function DisplaySwitches() {
  const { t } = useLingui();
  return (
    <div>
      <SettingSwitch of={tagsView} label={t`Tabs of open pages`} />
      <SettingSwitch of={tagsIcon} label={t`Icons on tabs`} />
      <SettingSwitch of={showLanguage} label={t`Language switch`} />
      <SettingSwitch of={showSearch} label={t`Menu search box`} />
      <SettingSwitch of={pageCache} label={t`Page cache`} help={t`Scrolling and filters stay when you change tabs`} />
      <SettingSwitch of={reducedMotion} label={t`Reduce motion`} />
      <SettingSwitch of={fixedHeader} label={t`Fixed top bar`} />
      <SettingSwitch of={sidebarLogo} label={t`Logo above the menu`} />
    </div>
  );
}
