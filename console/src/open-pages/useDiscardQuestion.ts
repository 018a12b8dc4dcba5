import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';

/** Question before what was typed is lost; resolves to whether the person gives it up. @source admin §4 */
export function useDiscardQuestion(): () => Promise<boolean> {
  const { t } = useLingui();
  const confirm = useConfirm();
  return () =>
    confirm({
      title: t`Discard what you entered?`,
      body: t`What you typed here has not been saved.`,
      confirmLabel: t`Discard`,
      cancelLabel: t`Keep editing`,
      tone: 'danger',
    });
}
