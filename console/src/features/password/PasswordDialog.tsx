import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { useConfirm } from '@milepost/kit/confirm';
import { Dialog } from '@milepost/kit/dialog';
import { useSession } from '../../auth/currentSession.ts';
import { PasswordFields } from './PasswordFields.tsx';
import { usePasswordForm } from './usePasswordForm.ts';

interface PasswordDialogProps {
  /** The person still has the first password: the dialog can only be left by changing it, or by logging out. @source shell §2.8, §6 */
  readonly isForced: boolean;
  /** The password is changed, and the person knows that the session is over. */
  readonly onDone: () => void;
  /** Left without a change; never called where the change is forced. */
  readonly onClose?: () => void;
}

/** Changes the person's own password. @source shell §2.8, §5 */
export default function PasswordDialog({ isForced, onDone, onClose }: PasswordDialogProps) {
  const { t } = useLingui();
  const { signOut } = useSession();
  const confirm = useConfirm();
  const form = usePasswordForm();
  const { step } = form;
  const end = () => {
    onDone();
    // The server has ended every session of the person; a new one begins with the new password.
    void signOut();
  };
  async function leave() {
    if (!isForced) {
      if (await form.mayLeave()) onClose?.();
      return;
    }
    const isSure = await confirm({ title: t`Are you sure to quit?`, confirmLabel: t`Log out`, tone: 'plain' });
    if (isSure) await signOut();
  }

  if (step.kind === 'changed')
    return (
      <Dialog
        title={t`Change password`}
        widthPx={600}
        onClose={end}
        footer={
          <Button variant="primary" onPress={end}>
            {t`Log in again`}
          </Button>
        }
      >
        <Alert
          tone="success"
          urgency="assertive"
          title={step.words}
          description={t`You are logged out everywhere. Log in with the new password.`}
        />
      </Dialog>
    );

  return (
    <Dialog
      title={t`Change password`}
      widthPx={600}
      // A guard that never agrees keeps the forced dialog open; it asks about logging out itself.
      guard={async () => {
        if (!isForced) return form.mayLeave();
        await leave();
        return false;
      }}
      onClose={() => onClose?.()}
      footer={
        <>
          <Button onPress={() => void leave()}>{isForced ? t`Log out` : t`Cancel`}</Button>
          <Button variant="primary" isBusy={form.isSaving} busyLabel={t`Saving`} onPress={form.submit}>
            {t`OK`}
          </Button>
        </>
      }
    >
      <PasswordFields form={form} isForced={isForced} />
    </Dialog>
  );
}
