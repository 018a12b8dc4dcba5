import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import { useSession } from '../../auth/currentSession.ts';
import { alone } from './NoPermissionPage.css.ts';

/** Page for a person without a usable menu. @source shell §6 */
export function NoPermissionPage() {
  const { t } = useLingui();
  const { currentUser, signOut } = useSession();
  const name = currentUser.user.userName || currentUser.user.userAccount;
  return (
    <main id="page" className={alone}>
      <StatePanel
        kind="noPermission"
        title={t`You do not have permission. Contact your administrator.`}
        headingLevel={1}
        actions={<Button onPress={() => void signOut()}>{t`Log out`}</Button>}
      >
        {t`Signed in as ${name}`}
      </StatePanel>
    </main>
  );
}
