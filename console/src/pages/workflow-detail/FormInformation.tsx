import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@milepost/kit/empty-state';
import { GroupTitle } from '@milepost/kit/group-title';
import type { FlowDetail } from '@milepost/openapi/domains/workflow';
import { useJoinedNames } from '../../i18n/useJoinedNames.ts';
import { readForm, readRights } from './readForm.ts';
import type { ReadField, ReadSection, ReadTable } from './readForm.ts';
import { visuallyHidden } from '@milepost/kit/theme';
import { ScrollFrame } from './ScrollFrame.tsx';
import { Unbroken } from './Unbroken.tsx';
import * as css from './detail.css.ts';

/** Filled-in form, to read: labels and values under the headings of the form, sub-tables with their sums. @reading R-373 */
export function FormInformation({ detail: { form, formData, rights } }: { readonly detail: FlowDetail }) {
  const { t } = useLingui();
  const row = useJoinedNames();
  if (form?.kind === 'page')
    return <EmptyState kind="soon" title={t`The form of this flow is a page of the program and is not shown here yet`} />;
  const values = formData ?? {};
  const words = {
    yes: t`Yes`,
    no: t`No`,
    span: (from: string, to: string) => t({ message: `${from} to ${to}`, context: 'span of time' }),
    row,
  };
  const sections = form?.design.kind === 'value' ? readForm(form.design.value, values, rights, words) : readRights(values, rights, words);
  if (sections.length === 0) return <EmptyState title={t`This flow has no form`} />;
  return (
    <div className={css.sections}>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </div>
  );
}

function Section({ section: { title, parts } }: { readonly section: ReadSection }) {
  return (
    <section className={css.section}>
      {title !== null && <GroupTitle>{title}</GroupTitle>}
      {runsOf(parts).map((run) => (Array.isArray(run) ? <Fields key={run[0]?.id} fields={run} /> : <SubTable key={run.id} table={run} />))}
    </section>
  );
}

/** Fields that follow one another stand in one grid. */
function runsOf(parts: ReadSection['parts']): (ReadField[] | ReadTable)[] {
  const runs: (ReadField[] | ReadTable)[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (part.kind === 'table') runs.push(part);
    else if (Array.isArray(last)) last.push(part);
    else runs.push([part]);
  }
  return runs;
}

function Fields({ fields }: { readonly fields: readonly ReadField[] }) {
  const { t } = useLingui();
  return (
    <dl className={css.fields}>
      {fields.map(({ id, label, text, capitals, isLong }) => (
        <div key={id} className={css.field[isLong ? 'whole' : 'half']}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            {text === '' ? (
              <span className={css.none}>
                <span aria-hidden="true">—</span>
                <span className={visuallyHidden}>{t`not filled in`}</span>
              </span>
            ) : (
              <Unbroken>{text}</Unbroken>
            )}
            {capitals !== '' && (
              <span className={css.capitals} lang="zh-Hans">
                {capitals}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Longer texts go to a second line. */
const LONG_CHARS = 20;
const lookOf = (text: string, isFigure: boolean) => (isFigure ? 'end' : text.length > LONG_CHARS ? 'long' : 'start');

function SubTable({ table: { label, columns, rows, sums } }: { readonly table: ReadTable }) {
  const { t } = useLingui();
  const align = (isFigure: boolean) => (isFigure ? 'end' : 'start');
  if (rows.length === 0) return <EmptyState title={t`No rows were filled in`} />;
  return (
    <ScrollFrame label={label}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={css.th.start}>{t`No.`}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={css.th[align(column.isFigure)]}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <td className={css.td.number}>{at + 1}</td>
              {columns.map((column, place) => (
                <td key={column.id} className={css.td[lookOf(row[place] ?? '', column.isFigure)]}>
                  {row[place] || <span className={css.none}>—</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sums && (
          <tfoot>
            <tr>
              <th scope="row" className={css.sum.start}>{t`Total`}</th>
              {columns.map((column, place) => (
                <td key={column.id} className={css.sum[align(column.isFigure)]}>
                  {sums[place]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollFrame>
  );
}
