import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@milepost/kit/empty-state';
import { Tabs } from '@milepost/kit/tabs';
import type { FlowConfig, FlowDetail } from '@milepost/openapi/domains/workflow';
import { useMemo, useState } from 'react';
import { StoredFiles } from '../../features/message-viewer/StoredFiles.tsx';
import { momentText } from '../../i18n/momentText.ts';
import { useJoinedNames } from '../../i18n/useJoinedNames.ts';
import { Badge } from './Badge.tsx';
import { FormInformation } from './FormInformation.tsx';
import { filesOf } from './readForm.ts';
import { Trail } from './Trail.tsx';
import { useFlowWords } from './useFlowWords.ts';
import { ApprovalProgress } from './ApprovalProgress.tsx';
import { initiatorsOf, wayOf } from './approvalProgress.ts';
import * as css from './detail.css.ts';

interface ProcessViewProps {
  readonly detail: FlowDetail;
  readonly config: FlowConfig;
  /** The work the page was opened with still waits for the reader. */
  readonly isMine: boolean;
}

/** A process to read: header, form, attachments, trail, and its way beside them. */
export function ProcessView({ detail, config, isMine }: ProcessViewProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState('form');
  const { form, formData, rights, trail } = detail;
  const files = useMemo(
    () => (form?.design.kind === 'value' ? filesOf(form.design.value, formData ?? {}, rights) : []),
    [form, formData, rights],
  );
  return (
    <div className={css.page}>
      <div className={css.main}>
        <ProcessHead detail={detail} />
        <Tabs
          label={t`Flow detail`}
          tabs={[
            { id: 'form', label: t`Form information` },
            { id: 'files', label: t`Attachments`, count: files.length },
            { id: 'trail', label: t`Flow records` },
          ]}
          selectedId={tab}
          onSelect={setTab}
        >
          {tab === 'form' ? (
            <FormInformation detail={detail} />
          ) : (
            <div className={css.sections}>{tab === 'files' ? <Files files={files} /> : <Trail records={trail} />}</div>
          )}
        </Tabs>
      </div>
      <aside className={css.side} aria-label={t`Approval progress`}>
        <ApprovalProgress nodes={wayOf(detail)} ownStepId={isMine ? config.taskNodeId : null} />
      </aside>
    </div>
  );
}

function Files({ files }: { readonly files: ReturnType<typeof filesOf> }) {
  const { t } = useLingui();
  return files.length === 0 ? <EmptyState title={t`No attachments`} /> : <StoredFiles files={files} />;
}

function ProcessHead({ detail }: { readonly detail: FlowDetail }) {
  const { t } = useLingui();
  const words = useFlowWords();
  const { task, form } = detail;
  const state = words.state(task?.state ?? 'unknown');
  const urgency = words.urgency(task?.urgency ?? 'normal');
  const number = task?.enCode ?? '';
  const initiator = useJoinedNames()(initiatorsOf(detail));
  const launched = momentText(task?.startTime ?? null);
  const ended = momentText(task?.endTime ?? null);
  const flow = task?.flowName || form?.fullName || '';
  return (
    <header>
      <div className={css.head}>
        <h1 className={css.title}>{task?.fullName || flow || t`Flow detail`}</h1>
        <Badge tone={state.tone}>{state.word}</Badge>
        {task && task.urgency !== 'normal' && <Badge tone={urgency.tone}>{urgency.word}</Badge>}
      </div>
      <p className={css.facts}>
        {flow && <span>{flow}</span>}
        {number && <span>{t`Flow number ${number}`}</span>}
        {initiator && <span>{t`Initiator ${initiator}`}</span>}
        {launched && <span>{t`Launched ${launched}`}</span>}
        {ended && <span>{t`Ended ${ended}`}</span>}
      </p>
    </header>
  );
}
