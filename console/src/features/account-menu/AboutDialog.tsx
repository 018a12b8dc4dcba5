import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { MilestoneMark } from '@milepost/kit/milestone-mark';
import { useEndWithPage } from '../../routing/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import * as css from './AccountMenu.css.ts';

/** Name and version of the system, from its configuration. @source shell §1, §2.4 */
export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  useEndWithPage(onClose);
  const { sysName, sysVersion, copyright } = useSession().currentUser.systemConfig;
  return (
    <Dialog title={t`About`} widthPx={600} onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      <div className={css.about}>
        <MilestoneMark on="page" />
        <p className={css.name}>{sysName || t`Smart logistics operations platform`}</p>
        {sysVersion && <p className={css.fact}>{t`Version ${sysVersion}`}</p>}
        {copyright && <p className={css.fact}>{copyright}</p>}
      </div>
    </Dialog>
  );
}
