import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import type { ButtonVariant } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import type { FieldProblem } from '@milepost/kit/forms/grammar';
import { FormFields, SurroundingsProvider } from '@milepost/kit/forms/render';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate } from '../../../data/invalidation.ts';
import { actWrite } from '../../../data/workflow/acts.ts';
import type { Act, Acted } from '../../../data/workflow/acts.ts';
import { FLOW_NEWS } from '../../../data/workflow/lists.ts';
import { useWrite } from '../../../data/useWrite.ts';
import { isSilent, serverWords, useFeedback } from '../../../feedback/index.ts';
import { DraftNotice } from '../../../drafts/index.ts';
import type { FieldPart, OwnFeed } from '../../resource/index.ts';
import { useDialogForm } from '../../resource/actions/task/useDialogForm.ts';
import { EmptySteps } from './EmptySteps.tsx';
import type { PeopleByStep } from './types.ts';
import { FIELDS_COMING } from '../../../lazy/index.ts';
import * as css from './acts.css.ts';

export interface ActDialogProps<Draft extends object> {
  /** Name of the act among drafts, and the work or process it is about; null for a new one. */
  readonly draft: { readonly form: string; readonly record: string | null };
  readonly title: string;
  /** Words of the button that acts. */
  readonly confirmLabel: string;
  readonly variant?: ButtonVariant;
  readonly parts: readonly FieldPart<never>[];
  readonly check?: (draft: Draft) => readonly FieldProblem[];
  readonly initial: Partial<Draft>;
  readonly feeds?: Readonly<Record<string, OwnFeed>>;
  /** The act with what was said; called once more with people for steps that turned out to have none. */
  readonly act: (draft: Draft, peopleOfEmptySteps: PeopleByStep) => Act;
  /** The act was carried out; called before anything is read again. */
  readonly onActed?: (acted: Acted) => void;
  readonly onClose: () => void;
}

const NO_PEOPLE: PeopleByStep = {};

/**
 * Dialog of what is said and chosen with an act on work. What was typed is asked about before it is lost; a refusal keeps all of it. Where
 * the server names steps without people, they are asked for and the act is sent again. Words of a refusal, such as that somebody else
 * decided first, stand in the dialog until the act is sent again: a toast is gone before they are read. What may be done is then read
 * anew, so that the page behind does not offer it any longer. @reading R-850
 */
export function ActDialog<Draft extends object>(props: ActDialogProps<Draft>) {
  const { draft: draftOf, title, confirmLabel, variant = 'primary', parts, check, initial, feeds, act, onActed, onClose } = props;
  const { t } = useLingui();
  const feedback = useFeedback();
  const { run } = useWrite(actWrite);
  const queries = useQueryClient();
  const { spec, store, summary, draft, guard, isReady, body, surroundings } = useDialogForm<Draft>({
    draft: draftOf,
    fields: parts,
    check,
    initial,
    feeds,
  });
  const [empty, setEmpty] = useState<Acted['emptySteps']>([]);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(people: PeopleByStep): Promise<void> {
    if (store.summary().isSaving) return;
    store.setSaving(true);
    setRefusal(null);
    try {
      const acted = await run(async () => {
        const answer = await act(store.snapshot() as Draft, people)();
        if (answer.emptySteps.length === 0) onActed?.(answer);
        return answer;
      });
      if (acted.emptySteps.length > 0) {
        setEmpty(acted.emptySteps);
        return;
      }
      draft.drop();
      feedback.success('save', acted.msg);
      onClose();
    } catch (error) {
      const words = isSilent(error) ? null : serverWords(error);
      setRefusal(words);
      if (words === null) feedback.failure(error);
      else void invalidate(queries, FLOW_NEWS);
    } finally {
      store.setSaving(false);
    }
  }
  const submit = () => {
    if (store.tryToSave()) void send(NO_PEOPLE);
  };
  const close = async () => {
    if (await guard()) onClose();
  };
  return (
    <Dialog
      title={title}
      widthPx={600}
      guard={guard}
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => void close()}>{t`Cancel`}</Button>
          <Button variant={variant} isBusy={summary.isSaving} busyLabel={t`Sending`} onPress={submit}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {isReady ? (
        <div ref={body} className={css.said}>
          {refusal !== null && <Alert tone="danger" urgency="assertive" title={refusal} description={t`What you entered is still here.`} />}
          <DraftNotice draft={draft} />
          <SurroundingsProvider value={surroundings}>
            <FormFields spec={spec} store={store} name="act" onSubmit={submit} />
          </SurroundingsProvider>
        </div>
      ) : (
        <output className={css.waiting} {...FIELDS_COMING}>{t`Loading…`}</output>
      )}
      {empty.length > 0 && (
        <EmptySteps
          steps={empty}
          onClose={() => setEmpty([])}
          onChosen={(people) => {
            setEmpty([]);
            void send(people);
          }}
        />
      )}
    </Dialog>
  );
}
