import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import type { AlertTone } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { useConfirm } from '@milepost/kit/confirm';
import { Dialog } from '@milepost/kit/dialog';
import { RadioGroup } from '@milepost/kit/radio-group';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { runSync } from '../../data/third-party-sync/queries.ts';
import type { Messenger, SyncOutcome, SyncRun } from '../../data/third-party-sync/queries.ts';
import { useWrite } from '../../data/useWrite.ts';
import { serverWords } from '../../feedback/index.ts';
import * as css from './SystemConfig.css.ts';

interface SyncDialogProps {
  readonly messenger: Messenger;
  readonly name: string;
  /** Reason the last try failed; null where it did not. */
  readonly failure: string | null;
  /** Number of organisations that are not in step: people who belong to them would have none there. */
  readonly organizationsOut: number;
  readonly onClose: () => void;
}

type Result = { readonly tone: AlertTone; readonly title: string; readonly description?: string };

/** @reading R-615 */
const WIDTH_PX = 600;

/** Brings organisations or people into step with a messenger: asks first, since what is there is replaced. @source admin §7 @reading R-614 */
export default function SyncDialog({ messenger, name, failure, organizationsOut, onClose }: SyncDialogProps) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const { run, isRunning } = useWrite(runSync(useApi(), messenger));
  const [kind, setKind] = useState<SyncRun['kind']>('organization');
  const [direction, setDirection] = useState<SyncRun['direction']>('to');
  const [result, setResult] = useState<Result | null>(null);

  function resultOf({ msg, total }: SyncOutcome): Result {
    const title = msg || t`The server has answered without a word`;
    if (total === null) return { tone: 'info', title };
    const { recordTotal, synSuccessCount: done, synFailCount: failed, unSynCount: never } = total;
    const description = t`${recordTotal} in all, ${done} in step, ${failed} failed, ${never} never sent`;
    return { tone: failed > 0 ? 'warning' : 'info', title, description };
  }

  async function start() {
    const isSure = await confirm({
      title: t`Prompt`,
      body:
        direction === 'to'
          ? t`The data in ${name} is replaced by that of this system. Continue?`
          : t`The data of this system is replaced by that in ${name}. Continue?`,
      subject: kind === 'organization' ? t`Organisations` : t({ message: 'People', context: 'synchronisation' }),
      confirmLabel: t`Synchronise`,
      tone: 'danger',
    });
    if (!isSure) return;
    setResult(null);
    try {
      setResult(resultOf(await run({ messenger, kind, direction })));
    } catch (error) {
      setResult({
        tone: 'danger',
        title: serverWords(error) ?? t`Nobody knows whether it was done: look at the figures before you try again`,
      });
    }
  }

  return (
    <Dialog
      title={t`Synchronise with ${name}`}
      widthPx={WIDTH_PX}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Close`}</Button>
          <Button variant="primary" isBusy={isRunning} busyLabel={t`Synchronising`} onPress={() => void start()}>
            {t`Synchronise`}
          </Button>
        </>
      }
    >
      <div className={css.column}>
        {failure !== null && <Alert tone="warning" title={t`The last try of the connection failed`} description={failure} />}
        <RadioGroup
          label={t`Records`}
          value={kind}
          options={[
            { id: 'organization', label: t`Organisations`, description: t`Before the people, who belong to them` },
            { id: 'user', label: t({ message: 'People', context: 'synchronisation' }) },
          ]}
          onChange={(id) => setKind(id as SyncRun['kind'])}
        />
        {kind === 'user' && organizationsOut > 0 && (
          <Alert
            tone="warning"
            urgency="polite"
            title={t`${plural(organizationsOut, { one: '# organisation is not in step', other: '# organisations are not in step' })}`}
            description={t`People who belong to one of them may fail, or stand nowhere: synchronise the organisations first.`}
          />
        )}
        <RadioGroup
          label={t`Direction`}
          value={direction}
          options={[
            { id: 'to', label: t`To ${name}` },
            { id: 'from', label: t`From ${name}` },
          ]}
          onChange={(id) => setDirection(id as SyncRun['direction'])}
        />
        <p className={css.quiet}>{t`The settings as they are saved are used, not what is typed into the form.`}</p>
        {result && <Alert {...result} urgency="polite" />}
      </div>
    </Dialog>
  );
}
