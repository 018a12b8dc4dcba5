import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import { decodeFlowConfig, workToCheck } from '@milepost/openapi/domains/workflow';
import type { FlowConfig } from '@milepost/openapi/domains/workflow';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useApi } from '../../data/api/index.ts';
import { flowCheckQuery, flowTaskQuery } from '../../data/workflow/queries.ts';
import { serverWords } from '../../feedback/index.ts';
import { RouteButton } from '../../routing/RouteButton.tsx';
import { usePageSearch } from '../../routing/index.ts';
import { HOME_PATH } from '../../auth/entry.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import { TaskView } from './TaskView.tsx';
import { LaunchView } from './LaunchView.tsx';
import { flowSearch, flowSubject } from './search.ts';
import { useHeadingNext } from './useHeadingNext.ts';
import * as css from './detail.css.ts';

/** One process, by the payload of its address. @source shell §2.1 (/workFlowDetail), §2.6 */
export default function WorkflowDetailPage() {
  const { config: raw, token } = usePageSearch(flowSearch);
  const config = useMemo(() => decodeFlowConfig(raw), [raw]);
  // Whose token it is the program judges when it starts, and takes it out of the address. @source shell §2.2 rule 5
  useEffect(() => {
    if (token !== undefined) window.location.reload();
  }, [token]);
  return (
    <div className={sheet}>
      {config === null ? (
        <Unreadable isMissing={raw === ''} />
      ) : (
        <Checked key={config.standing === 'launching' ? `${config.flowId}` : flowSubject(config)} config={config} />
      )}
    </div>
  );
}

/** The address says no process: nothing is asked of the server. @reading R-153 */
function Unreadable({ isMissing }: { readonly isMissing: boolean }) {
  const { t } = useLingui();
  return (
    <Panel
      kind="notFound"
      title={isMissing ? t`The address names no flow` : t`The address of this flow cannot be read`}
      actions={
        <>
          <Button onPress={() => window.history.back()}>{t`Back`}</Button>
          <RouteButton variant="primary" to={HOME_PATH}>{t`To the home page`}</RouteButton>
        </>
      }
    >
      {t`It may have been cut off when it was copied. Open the flow from your messages or from the to-do list.`}
    </Panel>
  );
}

/**
 * Work that is to do is asked after first; what was handled already may still be looked at. Where it is handled while the page is
 * open, which news of flows and coming back to the window ask about, the page and a dialog above it stay, with what was typed; the
 * acts go, and it is said why. @reading R-155 R-373 R-850
 */
function Checked({ config }: { readonly config: FlowConfig }) {
  const { t } = useLingui();
  const { client } = useApi();
  const [isLooking, setLooking] = useState(false);
  const [wasMine, setWasMine] = useState(false);
  const workId = workToCheck(config);
  const check = useQuery({ ...flowCheckQuery(client, workId ?? ''), enabled: workId !== null && workId !== '' });
  const look = () => setLooking(true);
  const asks = workId !== null && workId !== '';
  if (!asks || isLooking) return <Process config={config} isMine={false} onHandled={look} />;
  // A page that comes back into sight asks anew, under what was typed.
  if (check.isPending && !wasMine) return <Process config={config} isChecking isMine={false} onHandled={look} />;
  const refusal = serverWords(check.error);
  const isWaiting = check.isPending || (check.data === true && refusal === null);
  if (isWaiting && !wasMine) setWasMine(true);
  const handled = t`Somebody has handled it already.`;
  if (isWaiting || wasMine)
    return <Process config={config} isMine={isWaiting} lost={isWaiting ? null : (refusal ?? handled)} onHandled={look} />;
  if (check.isError && refusal === null)
    return <Unloaded words={t`The server did not answer.`} isBusy={check.isFetching} retry={() => void check.refetch()} />;
  return (
    <Panel
      kind="allDone"
      title={t`This work does not wait for you any more`}
      actions={<Button variant="primary" onPress={look}>{t`Look at the flow`}</Button>}
    >
      {refusal ?? handled}
    </Panel>
  );
}

interface ProcessProps {
  readonly config: FlowConfig;
  /** The work is asked after first: one wait, told once, for that and for the process. @defaultValue false */
  readonly isChecking?: boolean;
  readonly isMine: boolean;
  /** Reason the work, which was the reader's when the page opened, is so no longer; null where that has not happened. */
  readonly lost?: string | null;
  readonly onHandled: () => void;
}

function Process({ config, isChecking = false, isMine, lost = null, onHandled }: ProcessProps) {
  const { t } = useLingui();
  const query = { ...flowTaskQuery(useApi().client, config), enabled: !isChecking };
  const { data, isPending, error, isFetching, refetch } = useQuery(query);
  const isLost = lost !== null;
  // What whoever handled it has said and filled in.
  useEffect(() => {
    if (isLost) void refetch();
  }, [isLost, refetch]);
  if (isChecking || isPending) return <Waiting />;
  if (data === null || data === undefined)
    return (
      <Unloaded
        words={serverWords(error) ?? t`It may have been deleted, or the server did not answer.`}
        isBusy={isFetching}
        retry={() => void refetch()}
      />
    );
  if (config.standing === 'launching') return <LaunchView detail={data} config={config} />;
  return <TaskView detail={data} config={config} isMine={isMine} lost={lost} onHandled={onHandled} />;
}

interface UnloadedProps {
  /** Reason, in words. */
  readonly words: string;
  readonly isBusy: boolean;
  readonly retry: () => void;
}

function Unloaded({ words, isBusy, retry }: UnloadedProps) {
  const { t } = useLingui();
  return (
    <Panel
      kind="failed"
      title={t`The flow did not load`}
      actions={
        <>
          <Button onPress={() => window.history.back()}>{t`Back`}</Button>
          <Button variant="primary" isBusy={isBusy} onPress={retry}>{t`Retry`}</Button>
        </>
      }
    >
      {words}
    </Panel>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div className={css.waiting}>
      <Skeleton kind="fields" count={6} what={t`the flow`} />
    </div>
  );
}

interface PanelProps {
  readonly kind: 'notFound' | 'failed' | 'allDone';
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

function Panel(props: PanelProps) {
  const ref = useHeadingNext();
  return (
    <div ref={ref} className={css.panel}>
      <StatePanel headingLevel={1} {...props} />
    </div>
  );
}
