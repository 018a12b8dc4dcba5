import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { DataTable } from '@milepost/kit/data-table';
import { whenUsed } from '@milepost/kit/engines/clock';
import type { ExhibitRow } from '@milepost/openapi/domains/$domain';
import { useEffect } from 'react';
import { useLazyRows } from '../../features/lazy-rows/index.ts';
import { ListPage, ListPages, ListTools, useColumnSettings, useFailedState, useRowActions } from '../../features/list-page/index.ts';
import { lazyDialog, lazyPane } from '../../lazy/index.ts';
import { useCan } from '../../permissions/index.ts';
import { sheet } from '../sheet.css.ts';
import { addExhibit, exhibitActions } from './actions.ts';
import { useSpecimenActions } from './useSpecimenActions.ts';
import { useSpecimenColumns } from './useSpecimenColumns.tsx';
import { useSpecimenList } from './useSpecimenList.ts';
import { useSpecimenPage } from './useSpecimenPage.ts';

//- if canSave
const SpecimenDialog = lazyDialog(() => import('./SpecimenDialog.tsx'));
//- end
const SpecimenPanel = lazyPane(() => import('./SpecimenPanel.tsx'));

//- if paged
/** «Things»: search, list, pages, and the form over them. @source $source */
//- end
//- if list
//: /** «Things»: search, list, and the form over it. @source $source */
//- end
//- if lazyTree
//: /** «Things», level by level: search, rows that load as they are opened, and the form over them. @source $source */
//- end
export default function SpecimenPage() {
  const { $linguiParts } = useLingui();
  //- if canCreate
  const can = useCan();
  //- end
  const page = useSpecimenPage();
  const { $pageParts } = page;
  const list = useSpecimenList(search);
  const columns = useSpecimenColumns();
  const settings = useColumnSettings(columns);
  //- if hasRowActions
  //- if hasOpens
  const run = useSpecimenActions({
    //- if canUpdate
    onEdit: (row) => page.edit(row.id),
    //- end
    //- if canAddBelow
    onAddBelow: page.add,
    //- end
  });
  //- else
  //: const run = useSpecimenActions();
  //- end
  const actions = useRowActions(exhibitActions, run);
  //- end
  //- if lazyTree
  //- if !hasRowActions
  //: const actions = undefined;
  //- end
  const { shown, ...table } = useLazyRows({ rows: list.rows, branches: list.branches, below: list.below, columns, actions });
  //- end
  const failed = useFailedState({ ...list, isFiltered: search.keyword !== '' });
  const { total } = list;
  //- if canCreate
  //- if lazyTree
  //: const add = can.button(addExhibit.code) ? () => page.add(null) : null;
  //- else
  const add = can.button(addExhibit.code) ? page.add : null;
  //- end
  //- end
  //- if canSave
  // What opens on a press is here before somebody presses.
  useEffect(() => whenUsed(SpecimenDialog.prepare), []);
  //- end
  //- if paged
  // The last row of the last page may be gone: the page before it takes its place.
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / search.pageSize));
  useEffect(() => {
    if (list.state === 'empty' && search.page > lastPage) page.turnTo({ page: lastPage, pageSize: search.pageSize });
  });
  //- end
  return (
    <div className={sheet}>
      <ListPage
        title={t`«Page»`}
        //- if paged
        facts={total === null ? [] : [t`${plural(total, { one: '# «thing»', other: '# «things»' })}`]}
        //- end
        tools={
          <ListTools label={t`«search»`} placeholder={t`«hint»`} keyword={search.keyword} onSearch={page.searchFor} columns={settings}>
            {/*- if canCreate */}
            {add && (
              <Button variant="primary" isFolding icon={addExhibit.icon} onPress={add}>
                {i18n._(addExhibit.label())}
              </Button>
            )}
            {/*- end */}
          </ListTools>
        }
        //- if paged
        foot={{
          pages: <ListPages page={search.page} pageSize={search.pageSize} total={total} onChange={page.turnTo} />,
        }}
        //- end
        //- if list
        //: foot={{ counts: total === null ? null : t`${plural(total, { one: '# «thing»', other: '# «things»' })}` }}
        //- end
        //- if lazyTree
        //: foot={{ counts: total === null ? null : t`${total} at the top level, ${shown} shown` }}
        //- end
        results={{ asked: search.keyword, state: list.state, total }}
      >
        {/*- if lazyTree */}
        {/*: <DataTable {...table} {...settings.table} label={t`«Page»`} */}
        {/*- else */}
        <DataTable<ExhibitRow>
          //- if paged
          key={`${search.keyword} ${search.page}`}
          //- else
          //: key={search.keyword}
          //- end
          label={t`«Page»`}
          columns={columns}
          {...settings.table}
          rows={list.rows}
          rowId={rowId}
          rowLabel={rowLabel}
          //- if paged & hasSort
          sort={search.sort}
          onSortChange={page.sortBy}
          //- end
          //- if hasRowActions
          actions={actions}
          //- end
          //- end
          state={
            list.state === 'empty'
              ? {
                  kind: 'empty',
                  panel: (
                    <SpecimenPanel
                      keyword={search.keyword}
                      onClear={() => page.searchFor('')}
                      //- if canCreate
                      add={add}
                      //- end
                    />
                  ),
                }
              : list.state === 'failed'
                ? failed
                : { kind: list.state }
          }
        />
      </ListPage>
      {/*- if canSave */}
      {over.kind === 'form' && (
        <SpecimenDialog
          //- if lazyTree
          //: id={over.id}
          //: parent={over.parent}
          //: onSaved={() => over.parent && list.branches.open(over.parent.id)}
          //- end
          //- if canUpdate & !lazyTree
          id={over.id}
          //- end
          onClose={page.close}
          onAgain={() => page.open(over)}
        />
      )}
      {/*- end */}
    </div>
  );
}
//- if !lazyTree

const rowId = (row: ExhibitRow) => row.id;
const rowLabel = (row: ExhibitRow) => row.$labelField;
//- end
