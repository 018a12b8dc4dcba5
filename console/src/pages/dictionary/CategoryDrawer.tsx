import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@milepost/kit/drawer';
import { ResourcePart } from '../../features/resource/index.ts';
import { categories } from './categories.ts';

/** The 700 px drawer that keeps the categories. @source admin §2, §9 */
export default function CategoryDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Drawer title={t`Dictionary category management`} widthPx={700} bodyFit="edge-to-edge" onClose={onClose}>
      <ResourcePart resource={categories} name="systemData/dictionary.categories" />
    </Drawer>
  );
}
