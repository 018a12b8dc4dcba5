import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { Settings2 } from 'lucide';
import { useState } from 'react';
import { lazyDialog } from '../../lazy/index.ts';

const SettingsDrawer = lazyDialog(() => import('./SettingsDrawer.tsx'));

/** Opens how the console looks and what it shows. @source shell §2.4, §2.5 */
export function SettingsButton() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      <IconButton icon={Settings2} label={t`Interface settings`} opens={{ kind: 'dialog', isOpen }} onPress={open} />
      {isOpen && <SettingsDrawer onClose={() => setOpen(false)} onAgain={open} />}
    </>
  );
}
