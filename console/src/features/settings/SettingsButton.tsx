import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { Settings2 } from 'lucide';
import { Suspense, lazy, useState } from 'react';

const SettingsDrawer = lazy(() => import('./SettingsDrawer.tsx'));

/** Opens how the console looks and what it shows. @source shell §2.4, §2.5 */
export function SettingsButton() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={Settings2} label={t`Interface settings`} opens={{ kind: 'dialog', isOpen }} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <SettingsDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
