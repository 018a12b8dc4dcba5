import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { EmptyState } from '@milepost/kit/empty-state';
import { Tabs } from '@milepost/kit/tabs';
import type { FlowConfig, FlowDetail } from '@milepost/openapi/domains/workflow';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { DraftNotice } from '../../drafts/index.ts';
import type { FormDraft } from '../../drafts/index.ts';
import { StoredFiles } from '../../features/message-viewer/StoredFiles.tsx';
import { Comments } from './Comments.tsx';
import { filesIn } from './formRights.ts';
import { FormPane } from './FormPane.tsx';
import { ProcessHead } from './ProcessHead.tsx';
import { Summary } from './Summary.tsx';
import { Trail } from './Trail.tsx';
import { ApprovalProgress } from './ApprovalProgress.tsx';
import { wayOf } from './approvalProgress.ts';
import type { TaskForm } from './useTaskForm.ts';
import * as css from './detail.css.ts';

interface ProcessViewProps {
  readonly detail: FlowDetail;
  readonly config: FlowConfig;
  readonly form: TaskForm;
  /** Text that was typed into it before and not sent. */
  readonly draft: FormDraft;
  /** The work the page was opened with still waits for the reader. */
  readonly isMine: boolean;
  /** Reason it does not wait any more, where it did when the page opened; null otherwise. */
  readonly lost: string | null;
  /** Acts open to the reader. */
  readonly acts: ReactNode;
  /** Notices of what was begun here and not sent. */
  readonly begun: ReactNode;
}

/** A process: header, form, attachments, trail, summary, comments, and its way beside them. @source shell §2 */
export function ProcessView({ detail, config, form, draft, isMine, lost, acts, begun }: ProcessViewProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState('form');
  const { trail, template } = detail;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isLost = lost !== null;
  // An act or a field that had the keyboard has gone: it goes on from the name of the flow.
  useEffect(() => {
    if (isLost && document.activeElement === document.body) titleRef.current?.focus({ preventScroll: true });
  }, [isLost]);
  const files = useMemo(() => filesIn(form.spec, form.values), [form.spec, form.values]);
  const tabs = [
    { id: 'form', label: t`Form information` },
    { id: 'files', label: t`Attachments`, count: files.length },
    { id: 'trail', label: t`Flow records` },
    ...(template?.['isSummary'] === true ? [{ id: 'summary', label: t({ message: 'Summary', context: 'flow' }) }] : []),
    ...(template?.['isComment'] === true ? [{ id: 'comments', label: t`Comments` }] : []),
  ];
  const panel = (id: string) => {
    if (id === 'form')
      return (
        <>
          <DraftNotice draft={draft} />
          <FormPane of={detail.form} form={form} />
        </>
      );
    if (id === 'comments') return <Comments processId={config.processId} />;
    return (
      <div className={css.sections}>
        {id === 'files' ? <Files files={files} /> : id === 'trail' ? <Trail records={trail} /> : <Summary records={trail} />}
      </div>
    );
  };
  return (
    <div className={css.page}>
      <ProcessHead detail={detail} titleRef={titleRef} />
      {acts}
      <div className={css.main}>
        {begun}
        {/* Above a form with something typed that stands there with what was typed. */}
        {isLost && !(form.unsent && tab === 'form') && (
          <div className={css.notice}>
            <Alert
              tone="warning"
              urgency={form.unsent ? 'none' : 'polite'}
              title={t`This work does not wait for you any more`}
              description={lost}
            />
          </div>
        )}
        <Tabs label={t`Flow detail`} tabs={tabs} selectedId={tab} onSelect={setTab} keep="visited">
          {panel}
        </Tabs>
      </div>
      <aside className={css.side} aria-label={t`Approval progress`}>
        <ApprovalProgress nodes={wayOf(detail)} ownStepId={isMine ? config.taskNodeId : null} />
      </aside>
    </div>
  );
}

function Files({ files }: { readonly files: ReturnType<typeof filesIn> }) {
  const { t } = useLingui();
  return files.length === 0 ? <EmptyState title={t`No attachments`} /> : <StoredFiles files={files} />;
}
