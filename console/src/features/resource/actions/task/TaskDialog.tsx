import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { MixedText } from '@milepost/kit/data-text';
import { Dialog } from '@milepost/kit/dialog';
import { FormFields, SurroundingsProvider, useText } from '@milepost/kit/forms/render';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { DraftNotice } from '../../../../drafts/index.ts';
import { MAX_ROWS_CHECKED } from '../deletionImpact.ts';
import type { Task } from './types.ts';
import { useDialogForm } from './useDialogForm.ts';
import { useEffectsText } from './useEffectsText.ts';
import { useTask } from './useTask.ts';
import type { RemainingRows } from './useTask.ts';
import { FIELDS_COMING } from '../../../../lazy/index.ts';
import * as css from './Task.css.ts';

export interface TaskDialogProps<Draft extends object> {
  /** Made once: what it is about does not change while it is open. */
  readonly of: () => Task<Draft>;
  /** Ids of the rows it is about, as one text; null where it is about none. */
  readonly about: string | null;
  readonly onClose: () => void;
}

/** A task: what is filled in, what comes of it, and afterwards what was not done, with a way to try that again. @source admin §8 @reading R-730 */
export function TaskDialog<Draft extends object>({ of, about, onClose }: TaskDialogProps<Draft>) {
  const { t, i18n } = useLingui();
  const text = useText();
  const [task] = useState(of);
  const { body, ...form } = useDialogForm({
    draft: { form: `task.${task.id}`, record: about },
    fields: task.fields,
    check: task.check,
    initial: task.initial ?? {},
    feeds: task.feeds,
  });
  const { left, refusal, begin, end } = useTask(task, form.store, () => {
    form.draft.drop();
    onClose();
  });
  const isTooMany = (task.count ?? 0) > MAX_ROWS_CHECKED;
  const effects = useEffectsText(task, form.store, !isTooMany && left === null);
  const { isSaving } = form.summary;
  const close = async () => {
    if (left) return isSaving || end();
    if (await form.guard()) onClose();
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || isTooMany || isSaving) return;
    event.preventDefault();
    void begin();
  };
  const tooMany = t`At most ${MAX_ROWS_CHECKED} at a time: choose fewer.`;
  return (
    <Dialog
      title={text(task.title)}
      widthPx={600}
      guard={left ? async () => !isSaving : form.guard}
      onClose={left ? end : onClose}
      footer={
        <>
          <Button onPress={() => void close()}>{left ? t`Close` : t`Cancel`}</Button>
          <Button
            variant={task.tone === 'danger' ? 'danger' : 'primary'}
            isBusy={isSaving}
            busyLabel={t`Saving`}
            isDisabled={isTooMany}
            onPress={() => void begin()}
          >
            {left ? t`Retry` : i18n._(task.confirmLabel)}
          </Button>
        </>
      }
    >
      {left ? (
        <NotAll left={left} />
      ) : form.isReady ? (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key that does what the button of the dialog does
        <div ref={body} className={css.column} onKeyDown={onKeyDown}>
          {isTooMany && <Alert tone="warning" title={tooMany} />}
          {refusal !== null && <Alert tone="danger" urgency="assertive" title={refusal} />}
          <DraftNotice draft={form.draft} />
          <SurroundingsProvider value={form.surroundings}>
            <FormFields spec={form.spec} store={form.store} name={task.id} onSubmit={() => void begin()} />
          </SurroundingsProvider>
          <output className={css.effects}>
            {(effects ?? [t`What comes of it cannot be read now.`]).map((sentence) => (
              <span key={sentence} className={css.effect}>
                <MixedText of={sentence} />
              </span>
            ))}
          </output>
        </div>
      ) : (
        <output className={css.waiting} {...FIELDS_COMING}>{t`Loading…`}</output>
      )}
    </Dialog>
  );
}

/** Steps that were not done, each with the reason. */
function NotAll({ left: { doneCount, steps } }: { readonly left: RemainingRows }) {
  const { t } = useLingui();
  const text = useText();
  const leftCount = steps.length;
  return (
    <Alert
      tone="danger"
      urgency="assertive"
      title={t`${doneCount} done, ${leftCount} not done`}
      description={
        <ul className={css.reasons}>
          {steps.map(({ step, reason }) => {
            const name = text(step.name);
            return (
              <li key={name}>
                <MixedText of={reason === null ? t`${name}: not begun` : `${name}: ${reason}`} />
              </li>
            );
          })}
        </ul>
      }
    />
  );
}
