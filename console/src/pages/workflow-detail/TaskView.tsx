import { useLingui } from '@lingui/react/macro';
import { useToaster } from '@milepost/kit/toast';
import { useKit } from '@milepost/kit/kit-provider';
import type { FlowConfig, FlowDetail } from '@milepost/openapi/domains/workflow';
import { useFormSummary } from '@milepost/kit/forms/render';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { useApi } from '../../data/api/index.ts';
import { invalidate } from '../../data/invalidation.ts';
import { printedAs } from '../../data/model/compile/index.ts';
import { personName } from '../../data/personName.ts';
import { useWrite } from '../../data/useWrite.ts';
import { actWrite, flowActs, mergedValues } from '../../data/workflow/acts.ts';
import { EMPTY_HANDLING } from '../../data/workflow/choices.ts';
import { FLOW_NEWS } from '../../data/workflow/lists.ts';
import { serverWords, useFeedback } from '../../feedback/index.ts';
import { actDraftName, openActs, recallable } from '../../features/flow/acts/openActs.ts';
import type { FlowAct } from '../../features/flow/acts/openActs.ts';
import { useActWords } from '../../features/flow/acts/useActWords.ts';
import { lazyDialog } from '../../lazy/index.ts';
import { DraftsOfForm, useFormDraft } from '../../drafts/index.ts';
import { useOverlays } from '../../overlays/index.ts';
import { ActBar } from './ActBar.tsx';
import { ProcessView } from './ProcessView.tsx';
import { useDesignCheck } from './useDesignCheck.ts';
import { useTaskForm } from './useTaskForm.ts';

const TaskActDialog = lazyDialog(() => import('../../features/flow/acts/TaskActDialog.tsx'));

interface TaskViewProps {
  readonly detail: FlowDetail;
  readonly config: FlowConfig;
  /** The work the page was opened with still waits for the reader. */
  readonly isMine: boolean;
  /** Reason it does not wait any more, where it did when the page opened; null otherwise. */
  readonly lost: string | null;
  /** The work was handled just now: it is not asked after again. */
  readonly onHandled: () => void;
}

/** Acts that handle the work the page was opened with. */
const HANDLES: ReadonlySet<FlowAct> = new Set(['approve', 'reject', 'transfer', 'addSigner']);

/** A process with what the reader may do in it. @source shell §2 */
export function TaskView({ detail, config, isMine, lost, onHandled }: TaskViewProps) {
  const { t } = useLingui();
  const { client } = useApi();
  const { announcer } = useKit();
  const toaster = useToaster();
  const feedback = useFeedback();
  const { user } = useSession().currentUser;
  const form = useTaskForm(detail, isMine && !detail.mayOnlyLook, config);
  const { isDirty } = useFormSummary(form.store);
  const typed = useFormDraft({
    form: 'flow-work',
    record: config.taskOperatorId || config.processId,
    store: form.store,
    isDirty: form.isEditable && isDirty,
  });
  const { print } = useOverlays();
  const words = useActWords(detail.properties);
  const direct = useWrite(actWrite);
  const queries = useQueryClient();
  const [busy, setBusy] = useState<FlowAct | null>(null);
  const [open, setOpen] = useState<FlowAct | null>(null);
  const acts = openActs(detail, { standing: config.standing, isMine, ownId: user.userId }).filter(
    (act) => act !== 'save' || form.isEditable,
  );
  const at = {
    processId: config.processId,
    flowId: config.flowId,
    enCode: config.enCode ?? '',
    workId: config.taskOperatorId ?? '',
    recordId: recallable(detail, user.userId) ?? '',
  };
  const values = () => mergedValues(detail.formData, form.store.snapshot());
  const formData = form.isEditable ? values() : null;

  const isRenewed = useDesignCheck(detail, config);
  /** Acts without a dialog. */
  async function send(act: 'save' | 'urge') {
    setBusy(act);
    try {
      if (act === 'save' && (await isRenewed())) return;
      const { save, urge } = flowActs(client);
      const { msg } = await direct.run(
        act === 'urge' ? urge(at.processId) : save(at.workId, { ...EMPTY_HANDLING, enCode: at.enCode, formData: values() }),
      );
      feedback.success('save', msg);
      if (act === 'save') {
        form.store.rebase(form.store.snapshot());
        typed.drop();
      }
    } catch (error) {
      if (serverWords(error) !== null) void invalidate(queries, FLOW_NEWS);
      feedback.failure(error);
    } finally {
      setBusy(null);
    }
  }
  const printed = {
    name: detail.task?.fullName || detail.form?.fullName || '',
    templateIds: detail.properties?.printId ? [detail.properties.printId] : [],
    recordIds: [at.processId],
  };
  async function approve() {
    setBusy('approve');
    const isOther = await isRenewed();
    setBusy(null);
    if (!isOther) setOpen('approve');
  }
  const press = (act: FlowAct) => {
    if (busy !== null) return;
    if (act === 'save' || act === 'urge') return void send(act);
    if (act === 'print') return void print({ ...printed, asShown: printedAs(form.spec, personName) });
    if (act === 'approve' && form.isEditable && !form.store.tryToSave()) {
      const missing = t`The form is not complete`;
      announcer.say(missing);
      toaster.show({ tone: 'warning', title: missing, durationMs: 1500 });
      return undefined;
    }
    if (act !== 'approve' || !form.isEditable) setOpen(act);
    else void approve();
    return undefined;
  };
  return (
    <>
      <ProcessView
        detail={detail}
        config={config}
        form={form}
        draft={typed}
        isMine={isMine}
        lost={lost}
        acts={<ActBar acts={acts} words={words} busy={busy} onAct={press} />}
        begun={acts.map((act) => (
          <DraftsOfForm
            key={act}
            form={actDraftName(act)}
            record={at.workId || at.processId}
            titleOf={(when) => t`What you typed for “${words[act]}” on ${when} was not sent`}
            onOpen={() => press(act)}
          />
        ))}
      />
      {open !== null && (
        <TaskActDialog
          act={open}
          at={at}
          properties={detail.properties}
          formData={formData}
          onActed={() => {
            if (!HANDLES.has(open)) return;
            // What was typed went with the act, or was left behind on purpose.
            form.store.rebase(form.store.snapshot());
            typed.drop();
            onHandled();
          }}
          onClose={() => setOpen(null)}
          onAgain={() => setOpen(open)}
        />
      )}
    </>
  );
}
