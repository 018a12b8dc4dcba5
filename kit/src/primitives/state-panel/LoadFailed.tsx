import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { EitherText } from '../data-text/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { StatePanel } from './StatePanel.tsx';

export interface LoadFailedProps {
  readonly onRetry: () => void;
  /** Says that the filters around the list stay as they were. */
  readonly keepsFilters?: boolean;
  /** The server's reason or the number of the request. */
  readonly detail?: ReactNode;
}

/** A list that did not load: said once, with a way to try again. */
export function LoadFailed({ onRetry, keepsFilters = false, detail }: LoadFailedProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const said = t`Loading failed. You can retry.`;
  useEffect(() => announcer.say(said), [announcer, said]);
  return (
    <StatePanel
      kind="failed"
      title={t`The list did not load`}
      actions={
        <Button icon={RefreshCw} onPress={onRetry}>
          {t`Retry`}
        </Button>
      }
    >
      {keepsFilters && <p>{t`Your filters are kept.`}</p>}
      {detail && (
        <p>
          <EitherText>{detail}</EitherText>
        </p>
      )}
    </StatePanel>
  );
}
