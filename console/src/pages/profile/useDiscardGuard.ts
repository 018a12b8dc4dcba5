import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import { useUnsaved } from '../../open-pages/unsaved.ts';

/** Asks before a dialog with something in it is left; the page knows of it too. */
export function useDiscardGuard(isDirty: boolean): () => Promise<boolean> {
  const { t } = useLingui();
  const confirm = useConfirm();
  useUnsaved(isDirty);
  return async () =>
    !isDirty ||
    confirm({
      title: t`Discard what you entered?`,
      body: t`What you typed here has not been saved.`,
      confirmLabel: t`Discard`,
      cancelLabel: t`Keep editing`,
      tone: 'danger',
    });
}
