import { useLingui } from '@lingui/react/macro';
import { DataText } from '@milepost/kit/data-text';
import { EmptyState } from '@milepost/kit/empty-state';
import type { FlowRecord } from '@milepost/openapi/domains/workflow';
import { useLinkContext } from '../../auth/useLinkContext.ts';
import { signatureAddress } from '../../data/file/index.ts';
import { StoredFiles } from '../../features/message-viewer/StoredFiles.tsx';
import { momentText } from '../../i18n/momentText.ts';
import { useJoinedNames } from '../../i18n/useJoinedNames.ts';
import { useFlowWords } from './useFlowWords.ts';
import { peopleOf, targetsOf } from './approvalProgress.ts';
import { ScrollFrame } from './ScrollFrame.tsx';
import * as css from './detail.css.ts';

/** Everything that was done, line by line. @source forms §3 */
export function Trail({ records }: { readonly records: readonly FlowRecord[] }) {
  const { t } = useLingui();
  const words = useFlowWords();
  const names = useJoinedNames();
  const context = useLinkContext();
  if (records.length === 0) return <EmptyState title={t`Nothing has been done yet`} />;
  return (
    <ScrollFrame label={t`Flow records`}>
      <table className={css.table} aria-label={t`Flow records`}>
        <thead>
          <tr>
            <th scope="col" className={css.th.start}>{t`No.`}</th>
            <th scope="col" className={css.th.start}>{t`Step`}</th>
            <th scope="col" className={css.th.start}>{t`Handled by`}</th>
            <th scope="col" className={css.th.start}>{t`Action`}</th>
            <th scope="col" className={css.th.start}>{t`Time`}</th>
            <th scope="col" className={css.th.start}>{t`Opinion`}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record, at) => (
            <tr key={record.id || at}>
              <td className={css.td.number}>{at + 1}</td>
              <td className={css.td.start}>
                <DataText of={record.nodeName || '—'} />
              </td>
              <td className={css.td.start}>
                <DataText of={names(peopleOf(record.userName)) || '—'} />
              </td>
              <td className={css.td.start}>
                {words.done(record.handleStatus)}
                {targetsOf(record.operatorId).length > 0 && ` → ${names(targetsOf(record.operatorId))}`}
              </td>
              <td className={css.td.time}>{momentText(record.handleTime) || '—'}</td>
              <td className={css.td.long}>
                <Opinion of={record} signature={signatureAddress(record.signImg, context)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

/** Words of an opinion with the signature and the files that went with it. @reading R-851 */
function Opinion({ of: { handleOpinion, files }, signature }: { readonly of: FlowRecord; readonly signature: string | null }) {
  const { t } = useLingui();
  if (handleOpinion === '' && signature === null && files.length === 0) return '—';
  return (
    <>
      {handleOpinion}
      {signature !== null && <img className={css.signature} src={signature} alt={t`Signature`} />}
      {files.length > 0 && <StoredFiles files={files} />}
    </>
  );
}
