import { useLingui } from '@lingui/react/macro';
import { RetryCountdown } from './RetryCountdown.tsx';
import type { WaitingAnswer } from './RetryCountdown.tsx';

/** Time until the server looks at another password, below its sentence; nothing where it asks for no wait. @reading R-453 */
export function RetryNotice({ answer }: { readonly answer: WaitingAnswer | null }) {
  const { t } = useLingui();
  if (!answer?.retryAfterSeconds) return null;
  return (
    <RetryCountdown
      answer={answer}
      words={(left) => t`You can try again in ${left}. What you typed is kept.`}
      over={t`You can try again now.`}
    />
  );
}
