import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { DataTable } from '@milepost/kit/data-table';
import { whenUsed } from '@milepost/kit/engines/clock';
import { useEffect } from 'react';
import { useLazyRows } from '../../features/lazy-rows/index.ts';
import { ListPage, ListTools, useColumnSettings, useFailedState, useRowActions } from '../../features/list-page/index.ts';
import { lazyDialog, lazyPane } from '../../lazy/index.ts';
import { useCan } from '../../permissions/index.ts';
import { sheet } from '../sheet.css.ts';
import { addArea, areaActions } from './actions.ts';
import { useAreaActions } from './useAreaActions.ts';
import { useAreaColumns } from './useAreaColumns.tsx';
import { useAreaList } from './useAreaList.ts';
import { useAreaPage } from './useAreaPage.ts';

const AreaDialog = lazyDialog(() => import('./AreaDialog.tsx'));
const AreaPanel = lazyPane(() => import('./AreaPanel.tsx'));

/** Areas, level by level: search, rows that load as they are opened, and the form over them. @source admin §7 */
export default function AreaPage() {
  const { t, i18n } = useLingui();
  const can = useCan();
  const page = useAreaPage();
  const { search, over } = page;
  const list = useAreaList(search);
  const columns = useAreaColumns();
  const settings = useColumnSettings(columns);
  const run = useAreaActions({
    onEdit: (row) => page.edit(row.id),
    onAddBelow: page.add,
  });
  const actions = useRowActions(areaActions, run);
  const { shown, ...table } = useLazyRows({ rows: list.rows, branches: list.branches, below: list.below, columns, actions });
  const failed = useFailedState({ ...list, isFiltered: search.keyword !== '' });
  const { total } = list;
  const add = can.button(addArea.code) ? () => page.add(null) : null;
  // What opens on a press is here before somebody presses.
  useEffect(() => whenUsed(AreaDialog.prepare), []);
  return (
    <div className={sheet}>
      <ListPage
        title={t`Areas`}
        tools={
          <ListTools
            label={t`Search areas`}
            placeholder={t`Name, pinyin or code`}
            keyword={search.keyword}
            onSearch={page.searchFor}
            columns={settings}
          >
            {add && (
              <Button variant="primary" isFolding icon={addArea.icon} onPress={add}>
                {i18n._(addArea.label())}
              </Button>
            )}
          </ListTools>
        }
        foot={{
          counts: total === null ? null : search.keyword ? t`${total} found, ${shown} shown` : t`${total} at the top level, ${shown} shown`,
        }}
        results={{ asked: search.keyword, state: list.state, total }}
      >
        <DataTable
          {...table}
          {...settings.table}
          label={t`Areas`}
          state={
            list.state === 'empty'
              ? {
                  kind: 'empty',
                  panel: <AreaPanel keyword={search.keyword} onClear={() => page.searchFor('')} add={add} />,
                }
              : list.state === 'failed'
                ? failed
                : { kind: list.state }
          }
        />
      </ListPage>
      {over.kind === 'form' && (
        <AreaDialog
          id={over.id}
          parent={over.parent}
          onSaved={() => over.parent && list.branches.open(over.parent.id)}
          onClose={page.close}
          onAgain={() => page.open(over)}
        />
      )}
    </div>
  );
}
