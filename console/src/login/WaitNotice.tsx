import { useLingui } from '@lingui/react/macro';
import { RetryCountdown } from '../auth/RetryCountdown.tsx';
import type { WaitingAnswer } from '../auth/RetryCountdown.tsx';
import { wait } from './LoginField.css.ts';

/** Time until the server looks at another password; nothing where it asks for no wait. @reading R-453 */
export function WaitNotice({ answer }: { readonly answer: WaitingAnswer | null }) {
  const { t } = useLingui();
  if (!answer?.retryAfterSeconds) return null;
  return (
    <RetryCountdown
      className={wait}
      answer={answer}
      words={(left) => t`You can try again in ${left}. What you typed is kept.`}
      over={t`You can try again now.`}
    />
  );
}
