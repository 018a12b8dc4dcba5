import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { useFormSummary } from '@milepost/kit/forms/render';
import type { FlowConfig, FlowDetail, FlowLaunch } from '@milepost/openapi/domains/workflow';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { useWrite } from '../../data/useWrite.ts';
import { actWrite, flowActs, mergedValues } from '../../data/workflow/acts.ts';
import { NO_WORK } from '../../data/workflow/noWork.ts';
import { workflowKeys } from '../../data/workflow/keys.ts';
import { useFeedback } from '../../feedback/index.ts';
import { flowPath } from '../../features/flow/flowLinks.ts';
import { lazyDialog } from '../../lazy/index.ts';
import { DraftNotice, useFormDraft } from '../../drafts/index.ts';
import { useNavigate } from '../../routing/index.ts';
import { FormPane } from './FormPane.tsx';
import { ProcessHead } from './ProcessHead.tsx';
import { useDesignCheck } from './useDesignCheck.ts';
import { useTaskForm } from './useTaskForm.ts';
import * as css from './detail.css.ts';

const LaunchDialog = lazyDialog(() => import('../../features/flow/acts/LaunchDialog.tsx'));

interface LaunchViewProps {
  readonly detail: FlowDetail;
  readonly config: FlowConfig;
}

/** The form of a flow that is to be launched: new, a draft, or one that came back. @source shell §2 @reading R-751 */
export function LaunchView({ detail, config }: LaunchViewProps) {
  const { t } = useLingui();
  const { client } = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const feedback = useFeedback();
  const form = useTaskForm(detail, true, config);
  const { isDirty } = useFormSummary(form.store);
  // What was sent is nobody's loss any more; the page of the process follows once its dialog is gone.
  const [sentId, setSentId] = useState<string | null>(null);
  const { run, isRunning } = useWrite(actWrite);
  const [isAsking, setAsking] = useState(false);
  const { task } = detail;
  const id = config.processId === NO_WORK ? null : config.processId;
  const flowId = config.flowId ?? '';
  const typed = useFormDraft({ form: `flow.${flowId}`, record: id, store: form.store, isDirty: isDirty && sentId === null });
  const enCode = config.enCode ?? '';
  const pathOf = (processId: string, standing: 'launching' | 'launched') => flowPath({ processId, enCode, flowId, standing });
  const values = () => mergedValues(detail.formData, form.store.snapshot());
  const draft = (): FlowLaunch => ({
    flowId,
    formData: values(),
    status: 'draft',
    urgency: task?.urgency ?? 'normal',
    branches: [],
    candidates: {},
    peopleOfEmptySteps: {},
    copyIds: [],
  });

  const isRenewed = useDesignCheck(detail, config);
  const [isChecking, setChecking] = useState(false);
  /** Goes on where the form is still the one that is released. */
  async function checked(then: () => unknown) {
    if (isChecking) return;
    setChecking(true);
    const isOther = await isRenewed();
    setChecking(false);
    if (!isOther) await then();
  }
  async function keep() {
    try {
      const { msg, processId } = await run(flowActs(client).launch(id, draft()));
      feedback.success('save', msg);
      form.store.rebase(form.store.snapshot());
      typed.drop();
      if (id === null && processId !== null) {
        // The draft is here already: the page stays as it is under its new address.
        queries.setQueryData(workflowKeys.task(processId, flowId), { ...detail, formData: values() });
        navigate({ to: pathOf(processId, 'launching'), replace: true });
      }
    } catch (error) {
      feedback.failure(error);
    }
  }
  const submit = () => {
    if (form.store.tryToSave()) void checked(() => setAsking(true));
  };
  const leave = useEffectEvent((processId: string) => navigate({ to: pathOf(processId, 'launched'), replace: true }));
  useEffect(() => {
    if (sentId !== null && !isAsking) leave(sentId);
  }, [sentId, isAsking]);
  return (
    <div className={`${css.page} ${css.wide}`}>
      <ProcessHead detail={detail} />
      <section className={css.acts} aria-label={t`What you can do`} data-mp-keep-clear="">
        <Button isBusy={isRunning || isChecking} busyLabel={t`Saving`} onPress={() => void checked(keep)}>
          {t`Save as a draft`}
        </Button>
        <Button variant="primary" icon={Send} opens={{ kind: 'dialog', isOpen: isAsking }} onPress={submit}>
          {t({ message: 'Submit', context: 'flow' })}
        </Button>
      </section>
      <div className={css.main}>
        <DraftNotice draft={typed} />
        <FormPane of={detail.form} form={form} onSubmit={submit} />
      </div>
      {isAsking && (
        <LaunchDialog
          id={id}
          enCode={enCode}
          input={draft()}
          onActed={({ processId }) => {
            typed.drop();
            setSentId(processId ?? id);
          }}
          onClose={() => setAsking(false)}
          onAgain={() => setAsking(true)}
        />
      )}
    </div>
  );
}
