import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Drawer } from '@milepost/kit/drawer';
import { ResourcePart } from '../../features/resource/index.ts';
import { systems } from './systems.ts';

/** Systems are kept beside the menus they have. @reading R-472 */
export default function SystemsDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Drawer
      title={t({ message: 'Systems', context: 'menu' })}
      widthPx={700}
      bodyFit="edge-to-edge"
      onClose={onClose}
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
    >
      <ResourcePart resource={systems} name="system/menu/systems" />
    </Drawer>
  );
}
