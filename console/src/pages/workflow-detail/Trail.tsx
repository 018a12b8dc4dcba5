import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@milepost/kit/empty-state';
import type { FlowRecord } from '@milepost/openapi/domains/workflow';
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
              <td className={css.td.start}>{record.nodeName || '—'}</td>
              <td className={css.td.start}>{names(peopleOf(record.userName)) || '—'}</td>
              <td className={css.td.start}>
                {words.done(record.handleStatus)}
                {targetsOf(record.operatorId).length > 0 && ` → ${names(targetsOf(record.operatorId))}`}
              </td>
              <td className={css.td.time}>{momentText(record.handleTime) || '—'}</td>
              <td className={css.td.long}>{record.handleOpinion || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
