import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { createMemoryHistory } from '@tanstack/history';
import { useState } from 'react';
import DictionaryPage from '../../pages/dictionary/DictionaryPage.tsx';
import { PermissionProvider } from '../../permissions/index.ts';
import { RoutingProvider, createAddress } from '../../routing/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import { pageInDialog } from '../frame/Shell.css.ts';
import { dictionaryPage } from '../../pages/dictionary/page.ts';

/**
 * The dictionary management page in a dialog, with an address of its own, so that the page below keeps its place.
 * @source forms §2.5
 */
export default function DictionaryDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { currentUser, config, pathOf } = useSession();
  const [address] = useState(() => createAddress(createMemoryHistory({ initialEntries: [`/${dictionaryPage.path}`] })));
  const menu = [...pathOf].find(([, path]) => path === `/${dictionaryPage.path}`)?.[0] ?? null;
  return (
    <Dialog
      title={t`Dictionary management`}
      widthPx="wide"
      bodyFit="edge-to-edge"
      onClose={onClose}
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
    >
      <PermissionProvider
        value={{ permissions: currentUser.permissions, judge: config.judgePermission, modelId: moduleOf(currentUser.menus, menu) }}
      >
        <RoutingProvider value={address}>
          <div className={pageInDialog}>
            <DictionaryPage />
          </div>
        </RoutingProvider>
      </PermissionProvider>
    </Dialog>
  );
}

type Menus = ReturnType<typeof useSession>['currentUser']['menus'];

/** The permissions of a menu entry go by its module. */
function moduleOf(menus: Menus, id: string | null): string | null {
  for (const menu of menus) {
    if (menu.id === id) return menu.property.moduleId;
    const below = moduleOf(menu.children, id);
    if (below !== null) return below;
  }
  return null;
}
