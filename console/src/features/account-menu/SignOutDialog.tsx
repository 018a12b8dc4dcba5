import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import * as css from './AccountMenu.css.ts';

export interface SignOutDialogProps {
  /** @param isKept whether what was typed stays in this browser for the next time */
  readonly onLeave: (isKept: boolean) => void;
  readonly onClose: () => void;
}

/** The question before signing out while something is typed and not saved: keep it for the next time, or discard it. @reading R-822 */
export function SignOutDialog({ onLeave, onClose }: SignOutDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Are you sure to quit?`}
      widthPx={600}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Stay signed in`}</Button>
          <Button variant="danger" onPress={() => onLeave(false)}>{t`Discard and log out`}</Button>
          <Button variant="primary" onPress={() => onLeave(true)}>{t`Keep and log out`}</Button>
        </>
      }
    >
      <p className={css.question}>{t`What you typed has not been saved.`}</p>
      <p className={css.question}>
        {t`Kept, it stays in this browser for 7 days and is offered when you log in again; nobody else who logs in here sees it. On a computer that others use as well, discard it.`}
      </p>
    </Dialog>
  );
}
