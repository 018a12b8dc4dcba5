import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { useConfirm } from '@milepost/kit/confirm';
import { Dialog } from '@milepost/kit/dialog';
import type { FormSpec } from '@milepost/kit/forms/grammar';
import { FormFields, SurroundingsProvider, useFormSummary } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import { useState } from 'react';
import { useWrite } from '../../../../data/useWrite.ts';
import { DraftNotice, useFormDraft } from '../../../../drafts/index.ts';
import { serverWords } from '../../../../feedback/index.ts';
import { useConsoleSurroundings } from '../../form/useSurroundings.ts';
import type { TrialOutcome } from './types.ts';
import * as css from './Trial.css.ts';

interface TrialDialogProps<Draft extends object> {
  readonly title: string;
  /** Begin of the ids of the fields. */
  readonly name: string;
  readonly spec: FormSpec<Draft>;
  readonly initial: Draft;
  /** Question before it is sent, made of what was typed. */
  readonly asks: (draft: Draft) => string;
  readonly send: (draft: Draft) => Promise<readonly TrialOutcome[]>;
  readonly onClose: () => void;
}

/** Something is tried with values a person types; what came of each part of it stays in sight, and it can be tried again. */
export function TrialDialog<Draft extends object>({ title, name, spec, initial, asks, send, onClose }: TrialDialogProps<Draft>) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const [store] = useState(() => createFormStore<Draft>(spec, initial));
  const { isDirty } = useFormSummary(store);
  const draft = useFormDraft({ form: `trial.${name}`, record: null, store, isDirty });
  const { run, isRunning } = useWrite({ send });
  const [outcomes, setOutcomes] = useState<readonly TrialOutcome[]>([]);
  const surroundings = useConsoleSurroundings();
  const confirmLabel = t({ message: 'Send', context: 'a test' });
  // What is typed here is saved nowhere: closing the dialog is the end of it.
  const close = () => {
    draft.drop();
    onClose();
  };
  const start = async () => {
    if (isRunning || !store.tryToSave()) return;
    if (!(await confirm({ title: t`Prompt`, body: asks(store.snapshot()), confirmLabel, tone: 'plain' }))) return;
    setOutcomes([]);
    try {
      setOutcomes(await run(store.snapshot()));
    } catch (error) {
      setOutcomes([{ id: 'failed', isSuccess: false, title: serverWords(error) ?? t`Request error, please retry` }]);
    }
  };
  return (
    <Dialog
      title={title}
      widthPx={600}
      onClose={close}
      footer={
        <>
          <Button onPress={close}>{t`Close`}</Button>
          <Button variant="primary" isBusy={isRunning} busyLabel={t`Sending`} onPress={() => void start()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={css.column}>
        <DraftNotice draft={draft} />
        <SurroundingsProvider value={surroundings}>
          <FormFields spec={spec} store={store} name={name} onSubmit={() => void start()} />
        </SurroundingsProvider>
        {outcomes.map(({ id, isSuccess, title: says, detail }) => (
          <Alert
            key={id}
            tone={isSuccess ? 'success' : 'danger'}
            title={says}
            urgency="polite"
            {...(detail !== undefined && { description: detail })}
          />
        ))}
      </div>
    </Dialog>
  );
}
