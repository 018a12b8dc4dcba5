import { useLingui } from '@lingui/react/macro';
import type { RecordChange } from '@milepost/openapi/domains/monitor';
import * as css from './HistoryDialog.css.ts';

interface ChangedRecordProps {
  readonly change: RecordChange;
  /** Everything here is about this record, so that it is not named again. */
  readonly isOwn?: boolean;
  /** Word for a member of the record. */
  readonly labelOf: (member: string) => string;
}

type Member = RecordChange['members'][number];

/** Record a deed has made, changed or deleted, member by member: what was added, changed or removed, before and after. @reading R-478 */
export function ChangedRecord({ change: { action, kind, name, members }, isOwn = false, labelOf }: ChangedRecordProps) {
  const { t } = useLingui();
  const actionWords = { create: t`added`, update: t`changed`, delete: t`deleted` };
  const title = `${kind} · ${name} · ${actionWords[action]}`;
  return (
    <section className={css.change}>
      {!isOwn && <p className={css.kind}>{title}</p>}
      {members.length > 0 && (
        <table className={css.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col" className={css.cell}>{t`Field`}</th>
              <th scope="col" className={css.cell}>
                {t({ message: 'Change', context: 'log' })}
              </th>
              <th scope="col" className={css.cell}>{t`Before`}</th>
              <th scope="col" className={css.cell}>{t`After`}</th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <tr key={member.member}>
                <th scope="row" className={css.cell}>
                  {labelOf(member.member)}
                </th>
                <MemberCells member={member} action={action} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const isNothing = (value: string | null): boolean => value === null || value === '';

function MemberCells({
  member: { before, after, isHidden },
  action,
}: {
  readonly member: Member;
  readonly action: RecordChange['action'];
}) {
  const { t } = useLingui();
  const words = { added: t`added`, changed: t`changed`, removed: t`removed` };
  const ofRecord = { create: 'added', update: 'changed', delete: 'removed' } as const;
  const found = isHidden || action !== 'update' ? ofRecord[action] : isNothing(before) ? 'added' : isNothing(after) ? 'removed' : 'changed';
  const shown = (value: string | null) => (isNothing(value) ? '—' : value);
  return (
    <>
      <td className={css.cell}>{words[found]}</td>
      {isHidden ? (
        <td colSpan={2} className={css.cell}>{t`Its value is not shown`}</td>
      ) : (
        <>
          <td className={css.cell}>{shown(before)}</td>
          <td className={css.cell}>{shown(after)}</td>
        </>
      )}
    </>
  );
}
