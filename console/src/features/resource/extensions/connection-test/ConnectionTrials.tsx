import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import type { Read } from '@milepost/kit/forms/grammar';
import { useState } from 'react';
import { useApi } from '../../../../data/api/index.ts';
import { useWrite } from '../../../../data/useWrite.ts';
import { serverWords } from '../../../../feedback/index.ts';
import type { Trial } from './types.ts';
import * as css from './Trial.css.ts';

type Result = { readonly tone: 'success' | 'danger'; readonly title: string };

/** Outcome of a try: the server's sentence, or that of a success. */
export interface Tried {
  readonly isSuccess: boolean;
  readonly title: string;
}

interface ConnectionTrialsProps {
  readonly trials: readonly Trial[];
  readonly read: Read;
  /** Called with the outcome of each try. */
  readonly onTried?: (outcome: Tried) => void;
}

/** Buttons that try a connection; what came of it stays beside them. */
export function ConnectionTrials({ trials, read, onTried }: ConnectionTrialsProps) {
  const { t } = useLingui();
  const api = useApi();
  const { run, isRunning } = useWrite({ send: ({ send }: Trial) => send(api, read) });
  const [tried, setTried] = useState<{ readonly label: string; readonly result: Result | null } | null>(null);
  const press = async (trial: Trial) => {
    const { label } = trial;
    setTried({ label, result: null });
    const tell = (isSuccess: boolean, title: string) => {
      setTried({ label, result: { tone: isSuccess ? 'success' : 'danger', title } });
      onTried?.({ isSuccess, title });
    };
    try {
      const { msg } = await run(trial);
      tell(true, msg || t`The connection works`);
    } catch (error) {
      tell(false, serverWords(error) ?? t`Request error, please retry`);
    }
  };
  return (
    <>
      <div className={css.actions}>
        {trials.map((trial) => (
          <Button
            key={trial.label}
            isBusy={isRunning && tried?.label === trial.label}
            busyLabel={t`Trying`}
            onPress={() => void press(trial)}
          >
            {trial.label}
          </Button>
        ))}
      </div>
      {tried?.result && <Alert tone={tried.result.tone} title={tried.result.title} description={tried.label} urgency="polite" />}
    </>
  );
}
