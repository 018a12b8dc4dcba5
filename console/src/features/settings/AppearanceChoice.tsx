import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { Segmented } from '@milepost/kit/segmented';
import { Moon, Sun } from 'lucide';
import { appearance } from '../../settings/settings.ts';

/** Light, dark, or what the operating system says. @reading R-032 */
export function AppearanceChoice({ label }: { readonly label: string }) {
  const { t } = useLingui();
  const chosen = useStore(appearance.store);
  return (
    <Segmented
      label={label}
      segments={[
        { id: 'light', label: t`Light`, icon: Sun },
        { id: 'dark', label: t`Dark`, icon: Moon },
        { id: 'system', label: t`Like the system` },
      ]}
      value={chosen}
      onChange={appearance.set}
    />
  );
}
