import { useLingui } from '@lingui/react/macro';
import { useToaster } from '@milepost/kit/toast';

/** Words for a part of the program that failed: what happened, why it matters, what to do. @source shell §8 */
export function useLazyText() {
  const { t } = useLingui();
  const toaster = useToaster();
  const missing = t`This part did not load`;
  const stopped = t`This part stopped working`;
  const detail = t`The page stays as it is, with everything you typed. Check the network and try again; where that does not help, save what you typed and load the page again.`;
  /** Says it beside the page, once, until it is done about or closed. */
  const tell = (title: string, onRetry: () => void) => {
    for (const { id, ...shown } of toaster.snapshot().shown) if (shown.title === title) toaster.close(id);
    toaster.show({ tone: 'error', title, detail, durationMs: 'until-closed', action: { label: t`Retry`, onPress: onRetry } });
  };
  return {
    missing,
    stopped,
    detail,
    tellMissing: (onRetry: () => void) => tell(missing, onRetry),
    tellStopped: (onRetry: () => void) => tell(stopped, onRetry),
  };
}
