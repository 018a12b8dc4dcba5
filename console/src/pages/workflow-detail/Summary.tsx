import { useLingui } from '@lingui/react/macro';
import { DataText } from '@milepost/kit/data-text';
import { EmptyState } from '@milepost/kit/empty-state';
import type { FlowRecord } from '@milepost/openapi/domains/workflow';
import { useJoinedNames } from '../../i18n/useJoinedNames.ts';
import { peopleOf } from './approvalProgress.ts';
import { ScrollFrame } from './ScrollFrame.tsx';
import { stepSums } from './stepSums.ts';
import * as css from './detail.css.ts';

/** Outcome of each step: who approved, who sent back, and what was said last. */
export function Summary({ records }: { readonly records: readonly FlowRecord[] }) {
  const { t } = useLingui();
  const names = useJoinedNames();
  const steps = stepSums(records);
  if (steps.length === 0) return <EmptyState title={t`Nobody has handled it yet`} />;
  const named = (people: readonly string[]) => names(people.flatMap(peopleOf)) || '—';
  return (
    <ScrollFrame label={t({ message: 'Summary', context: 'flow' })}>
      <table className={css.table} aria-label={t({ message: 'Summary', context: 'flow' })}>
        <thead>
          <tr>
            <th scope="col" className={css.th.start}>{t`Step`}</th>
            <th scope="col" className={css.th.start}>
              {t({ message: 'Approved', context: 'handled' })}
            </th>
            <th scope="col" className={css.th.start}>
              {t({ message: 'Returned', context: 'handled' })}
            </th>
            <th scope="col" className={css.th.start}>{t`Last opinion`}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ name, approved, returned, opinion }) => (
            <tr key={name}>
              <td className={css.td.start}>
                <DataText of={name} />
              </td>
              <td className={css.td.start}>
                <DataText of={named(approved)} />
              </td>
              <td className={css.td.start}>
                <DataText of={named(returned)} />
              </td>
              <td className={css.td.long}>
                <DataText of={opinion || '—'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
