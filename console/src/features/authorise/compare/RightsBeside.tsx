import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { DataText } from '@milepost/kit/data-text';
import { DataTable } from '@milepost/kit/data-table';
import type { Column, TableState } from '@milepost/kit/data-table';
import { Drawer } from '@milepost/kit/drawer';
import { SearchField } from '@milepost/kit/search-field';
import { Segmented } from '@milepost/kit/segmented';
import { StatePanel } from '@milepost/kit/state-panel';
import type { RightStep } from '@milepost/openapi/domains/authority';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSession } from '../../../auth/currentSession.ts';
import { useApi } from '../../../data/api/index.ts';
import { allRightsQuery } from '../../../data/authority/rights.ts';
import { serverWords } from '../../../feedback/index.ts';
import { useJoinedNames } from '../../../i18n/useJoinedNames.ts';
import { namesOf } from '../rights.ts';
import { sideBySide, filteredRows } from './sideBySide.ts';
import type { SideRow, RowFilter } from './sideBySide.ts';
import * as css from './Compare.css.ts';

/** A role that is shown. */
export interface ComparedRole {
  readonly id: string;
  readonly fullName: string;
}

interface RightsBesideProps {
  readonly title: string;
  readonly roles: readonly ComparedRole[];
  /** Rows that are shown first. */
  readonly begins: RowFilter;
  readonly onClose: () => void;
}

const STEPS: readonly RightStep[] = ['system', 'menu', 'button', 'column', 'form', 'data'];
/** Roles whose names have room in the second line of a row on a narrow page; more of them are told by numbers. */
const FEW = 2;
const idOf = ({ id }: SideRow) => id;
const nameOfRow = ({ name }: SideRow) => name;

/** Columns of the table: what can be given, where it belongs, and one for each role. */
function useColumns(roles: readonly ComparedRole[]): readonly Column<SideRow>[] {
  const { t } = useLingui();
  return useMemo(() => {
    const kinds: Record<RightStep, string> = {
      system: t({ message: 'System', context: 'menu' }),
      menu: t`Menu entry`,
      button: t({ message: 'Button', context: 'right' }),
      column: t({ message: 'Column', context: 'right' }),
      form: t({ message: 'Field', context: 'right' }),
      data: t({ message: 'Data', context: 'right' }),
    };
    return [
      {
        id: 'name',
        header: t({ message: 'Right', context: 'what may be done' }),
        text: nameOfRow,
        width: { flex: 3, minPx: 160 },
        narrow: 'title',
        sort: 'text',
      },
      { id: 'path', header: t`Belongs to`, text: ({ path }) => path.join(' / '), width: { flex: 4, minPx: 180 }, narrow: 'meta' },
      { id: 'kind', header: t`Kind`, text: ({ step }) => kinds[step], width: { px: 100 }, narrow: 'meta' },
      ...roles.map(({ id, fullName }, at): Column<SideRow> => ({
        id,
        header: fullName,
        text: ({ has }) => (has[at] ? t`Yes` : ''),
        mark: ({ has }) => (has[at] ? { words: 'success' } : null),
        width: { flex: 2, minPx: 110 },
        narrow: 'meta',
        isNamedInNarrow: roles.length > FEW ? String(at + 1) : true,
      })),
    ];
  }, [roles, t]);
}

/** Rights of one role or several, each in a column, to read. @source admin §2 @reading R-711 */
export function RightsBeside({ title, roles, begins, onClose }: RightsBesideProps) {
  const { t } = useLingui();
  const api = useApi();
  const joined = useJoinedNames();
  const { menus } = useSession().currentUser;
  const [keyword, setKeyword] = useState('');
  const [wanted, setWanted] = useState<RowFilter>(begins);
  const arriving = useQueries({ queries: roles.map(({ id }) => allRightsQuery(api, id)) });
  const shown = roles.filter((_, at) => arriving[at]?.data);
  const missing = roles.filter((_, at) => arriving[at]?.isError);
  const isPending = arriving.some((one) => one.isPending);
  // Data of a query stays the same object until it is read again.
  const whole = useStableList(arriving.flatMap(({ data }) => (data ? [data] : [])));
  const rows = useMemo(() => {
    const names = namesOf(menus);
    return sideBySide(STEPS, whole, ({ id, fullName }) => names.get(id) ?? fullName);
  }, [whole, menus]);
  const found = useMemo(() => filteredRows(rows, wanted, keyword), [rows, wanted, keyword]);
  const columns = useColumns(useStableList(shown));
  const why = arriving.find(({ isError }) => isError)?.error;
  const retry = () => arriving.forEach(({ isError, refetch }) => isError && void refetch());
  const names = joined(missing.map(({ fullName }) => fullName));
  const state: TableState = isPending
    ? { kind: 'loading' }
    : shown.length === 0 && missing.length > 0
      ? { kind: 'failed', retry, detail: serverWords(why) }
      : found.length === 0
        ? {
            kind: 'empty',
            panel: (
              <StatePanel
                kind={rows.length === 0 ? 'empty' : 'noMatch'}
                title={wanted === 'differing' && keyword === '' ? t`They have the same rights` : t`No rights to show`}
              />
            ),
          }
        : { kind: 'ready' };
  return (
    <Drawer title={title} widthPx={1000} bodyFit="edge-to-edge" onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      <div className={css.column}>
        {!isPending && shown.length > 0 && missing.length > 0 && (
          <Alert
            edges="bar"
            tone="warning"
            title={t`Not shown: ${names}`}
            description={serverWords(why) ?? t`The server did not answer.`}
          />
        )}
        <div className={css.tools}>
          <div className={css.search}>
            <SearchField label={t`Filter: ${title}`} placeholder={t`Name`} value={keyword} onChange={setKeyword} />
          </div>
          <Segmented
            label={t`Rights shown`}
            segments={[
              ...(roles.length > 1 ? [{ id: 'differing' as const, label: t`Different` }] : []),
              { id: 'held', label: t`Given` },
              { id: 'all', label: t({ message: 'All', context: 'rights' }) },
            ]}
            value={wanted}
            onChange={setWanted}
          />
        </div>
        {shown.length > FEW && (
          <ol className={css.numbers}>
            {shown.map(({ id, fullName }, at) => (
              <li key={id}>
                {at + 1} <DataText of={fullName} />
              </li>
            ))}
          </ol>
        )}
        <DataTable
          label={isPending ? title : t`${title}: ${plural({ count: found.length }, { one: '# right', other: '# rights' })}`}
          columns={columns}
          rows={found}
          rowId={idOf}
          rowLabel={nameOfRow}
          state={state}
        />
      </div>
    </Drawer>
  );
}

/** The list of before as long as it holds the same things. */
function useStableList<T>(list: readonly T[]): readonly T[] {
  const [kept, setKept] = useState(list);
  const isSame = kept.length === list.length && kept.every((one, at) => one === list[at]);
  if (!isSame) setKept(list);
  return isSame ? kept : list;
}
