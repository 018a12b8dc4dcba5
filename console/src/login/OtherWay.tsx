import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import { useId } from 'react';
import { flushSync } from 'react-dom';

interface OtherWayProps {
  /** The way in the words of its tab. */
  readonly name: string;
  /** To the form with account and password. */
  readonly onBack: () => void;
}

/** A way to sign in that there is no call for says so, and leads back to the one that works. @source shell §1 @reading R-306 */
export default function OtherWay({ name, onBack }: OtherWayProps) {
  const { t } = useLingui();
  const reasonId = useId();
  return (
    <StatePanel
      kind="notFound"
      title={t`This server does not offer “${name}”`}
      actions={
        <Button
          describedBy={reasonId}
          onPress={() => {
            flushSync(onBack);
            document.getElementById('account')?.focus();
          }}
        >
          {t`Sign in with an account`}
        </Button>
      }
    >
      <span id={reasonId}>{t`Sign in with account and password; what you entered there is kept.`}</span>
    </StatePanel>
  );
}
