import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { useEndWithPage } from '../../routing/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import * as css from './AccountMenu.css.ts';

/** The official statement. Its text is not in the specification: ours says whose system this is and what it may be used for. @source shell §2.4 @reading R-300 */
export function StatementDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  useEndWithPage(onClose);
  const { companyName } = useSession().currentUser.systemConfig;
  const owner = companyName || t`the operator`;
  return (
    <Dialog title={t`Official statement`} widthPx={600} onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      <div className={css.statement}>
        <p>{t`This system belongs to ${owner} and is meant for its staff and those it has given an account.`}</p>
        <p>{t`What you do here is recorded with your name, the time and the address of your computer.`}</p>
        <p>{t`Data of customers, vehicles and staff may be used for your work only, and must not be passed on.`}</p>
      </div>
    </Dialog>
  );
}
