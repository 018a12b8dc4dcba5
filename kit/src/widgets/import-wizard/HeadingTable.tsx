import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, TriangleAlert } from 'lucide';
import { useState } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { Collapse } from '../../primitives/collapse/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { freeColumns } from './headings.ts';
import type { MatchedHeading } from './headings.ts';
import { headings as table, headingCell, headingHead, headingRow, headingSelect, matchedName, unmatchedName } from './ImportWizard.css.ts';
import type { ImportHead } from './types.ts';

interface HeadingTableProps {
  readonly head: ImportHead;
  readonly headings: readonly MatchedHeading[];
  readonly onAssign: (index: number, columnId: string | null) => void;
}

/** Id of the option that uses a column of the file for nothing. */
const NOT_USED = '';
const SECTION = 'headings';

/** Headings of a file beside the columns they are matched with; those that are not known are assigned by hand. @reading R-227 */
export function HeadingTable({ head, headings, onAssign }: HeadingTableProps) {
  const { t } = useLingui();
  const free = freeColumns(head, headings);
  const missing = free.filter(({ isRequired }) => isRequired === true).map(({ label }) => label);
  const left = headings.filter(({ columnId, isByName }) => columnId === null && !isByName).length;
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => new Set(left + free.length > 0 ? [SECTION] : []));
  const labelOf = (id: string | null) => head.columns.find((column) => column.id === id)?.label ?? '';
  const list = (names: readonly string[]) => names.map((name) => t`“${name}”`).join(t({ message: ', ', context: 'between names' }));
  const used = headings.filter(({ columnId }) => columnId !== null).length;
  const all = head.columns.length;

  const rows = headings.map(({ index, heading, columnId, isByName }) => (
    <tr key={index} className={headingRow}>
      <th scope="row" className={headingCell}>
        {heading}
      </th>
      <td className={headingCell}>
        {isByName ? (
          <span className={columnId === null ? unmatchedName : matchedName}>
            {columnId !== null && <Icon of={Check} size="s" />}
            {columnId === null ? t`Not used` : labelOf(columnId)}
          </span>
        ) : (
          <select
            aria-label={t`Column for “${heading}”`}
            className={headingSelect}
            value={columnId ?? NOT_USED}
            onChange={({ currentTarget: { value } }) => onAssign(index, value === NOT_USED ? null : value)}
          >
            <option value={NOT_USED}>{t`Not used`}</option>
            {head.columns
              .filter(({ id }) => id === columnId || free.some((column) => column.id === id))
              .map(({ id, label, isRequired }) => (
                <option key={id} value={id}>
                  {isRequired === true ? t`${label} (required)` : label}
                </option>
              ))}
          </select>
        )}
      </td>
    </tr>
  ));
  return (
    <>
      {missing.length > 0 && (
        <Alert
          tone="warning"
          urgency="polite"
          title={t`${plural(missing.length, { one: 'A required column is missing', other: '# required columns are missing' })}`}
          description={t`No heading of the file is matched with ${list(missing)}. Assign one below, or fill the cells in afterwards.`}
        />
      )}
      <Collapse
        openIds={openIds}
        onOpenChange={setOpenIds}
        items={[
          {
            id: SECTION,
            title: t`Columns of the file`,
            note:
              left > 0
                ? t`${used} of ${all} columns matched, ${plural(left, { one: '# heading is not used', other: '# headings are not used' })}`
                : t`${used} of ${all} columns matched`,
            content: (
              <table className={table}>
                <thead>
                  <tr>
                    <th scope="col" className={headingHead}>{t`Heading in the file`}</th>
                    <th scope="col" className={headingHead}>{t`Column`}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows}
                  {free.map(({ id, label, isRequired }) => (
                    <tr key={id} className={headingRow}>
                      <td className={headingCell}>{t({ message: 'None', context: 'heading of a file' })}</td>
                      <th scope="row" className={headingCell}>
                        <span className={isRequired === true ? unmatchedName : matchedName}>
                          {isRequired === true && <Icon of={TriangleAlert} size="s" />}
                          {isRequired === true ? t`${label} (required)` : label}
                        </span>
                      </th>
                    </tr>
                  ))}
                </tbody>
              </table>
            ),
          },
        ]}
      />
    </>
  );
}
