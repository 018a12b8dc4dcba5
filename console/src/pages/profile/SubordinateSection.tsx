import { useLingui } from '@lingui/react/macro';
import { ColumnSettingsButton } from '@milepost/kit/column-settings';
import { DataTable } from '@milepost/kit/data-table';
import type { Column } from '@milepost/kit/data-table';
import { StatePanel } from '@milepost/kit/state-panel';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../data/api/index.ts';
import { subordinatesQuery } from '../../data/profile/queries.ts';
import { useLazyRows, useOpenBranches } from '../../features/lazy-rows/index.ts';
import { useColumnSettings, useFailedState } from '../../features/list-page/index.ts';
import { foot, list, listTools } from './ProfilePage.css.ts';
import { peopleOf } from './people.ts';
import type { Person } from './people.ts';

const NONE: readonly Person[] = [];

/** People who answer to the person, level by level. @source shell §7 (Subordinate) */
export default function SubordinateSection() {
  const { t } = useLingui();
  const api = useApi();
  const { data, isPending, isError, error, refetch } = useQuery({ ...subordinatesQuery(api, null), select: peopleOf });
  const failed = useFailedState({ error, retry: () => void refetch(), isFiltered: false });
  const branches = useOpenBranches<Person>();
  const below = useQueries({
    queries: branches.ids.map((id) => ({ ...subordinatesQuery(api, id), select: peopleOf })),
    combine: branches.combine,
  });
  const rows = data ?? NONE;
  const columns = useMemo(
    (): Column<Person>[] => [
      {
        id: 'fullName',
        header: t({ message: 'Name', context: 'person' }),
        text: (row) => row.fullName,
        width: { flex: 3, minPx: 200 },
        narrow: 'title',
      },
      { id: 'department', header: t`Department`, text: (row) => row.department, width: { flex: 4, minPx: 200 }, narrow: 'meta' },
      { id: 'position', header: t`Position`, text: (row) => row.position, width: { flex: 3, minPx: 140 }, narrow: 'meta' },
    ],
    [t],
  );
  const settings = useColumnSettings(columns, 'subordinates');
  const { shown, ...table } = useLazyRows({ rows, branches, below, columns, actions: undefined });
  return (
    <div className={list}>
      <div className={listTools}>
        <ColumnSettingsButton settings={settings} />
      </div>
      <DataTable
        {...table}
        {...settings.table}
        label={t`My subordinates`}
        state={
          isPending
            ? { kind: 'loading' }
            : isError && !data
              ? failed
              : rows.length === 0
                ? { kind: 'empty', panel: <StatePanel kind="empty" title={t`Nobody answers to you`} /> }
                : { kind: 'ready' }
        }
      />
      <p className={foot}>{data && t`${shown} shown`}</p>
    </div>
  );
}
