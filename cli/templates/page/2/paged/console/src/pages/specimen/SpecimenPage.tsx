import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { DataTable } from '@milepost/kit/data-table';
import { whenIdle } from '@milepost/kit/engines/clock';
import type { ExhibitRow } from '@milepost/openapi/domains/$domain';
import { Suspense, lazy, useEffect } from 'react';
import { ListPage, ListTools, useRowActions } from '../../features/list-page/index.ts';
import { useCan } from '../../permissions/index.ts';
import { sheet } from '../sheet.css.ts';
import { addExhibit, exhibitActions } from './actions.ts';
import { useSpecimenActions } from './useSpecimenActions.ts';
import { useSpecimenColumns } from './useSpecimenColumns.tsx';
import { useSpecimenList } from './useSpecimenList.ts';
import { useSpecimenPage } from './useSpecimenPage.ts';

//- if canSave
const loadDialog = () => import('./SpecimenDialog.tsx');
const SpecimenDialog = lazy(loadDialog);
//- end
const SpecimenPanel = lazy(() => import('./SpecimenPanel.tsx'));
/** Stands below the rows, so it may come after them. */
const Pagination = lazy(() => import('@milepost/kit/pagination').then((door) => ({ default: door.Pagination })));

/** «Things»: search, list, pages, and the form over them. @source $source */
export default function SpecimenPage() {
  const { $linguiParts } = useLingui();
  //- if canCreate
  const can = useCan();
  //- end
  const page = useSpecimenPage();
  const { $pageParts } = page;
  const list = useSpecimenList(search);
  const columns = useSpecimenColumns();
  //- if hasRowActions
  //- if hasOpens
  const run = useSpecimenActions({
    //- if canUpdate
    onEdit: (row) => page.edit(row.id),
    //- end
  });
  //- else
  //: const run = useSpecimenActions();
  //- end
  const actions = useRowActions(exhibitActions, run);
  //- end
  const { total } = list;
  //- if canCreate
  const add = can.button(addExhibit.code) ? page.add : null;
  //- end
  //- if canSave
  // What opens on a press is here before somebody presses.
  useEffect(() => whenIdle(() => void loadDialog()), []);
  //- end
  // The last row of the last page may be gone: the page before it takes its place.
  const lastPage = Math.max(1, Math.ceil(total / search.pageSize));
  useEffect(() => {
    if (list.state === 'empty' && search.page > lastPage) page.turnTo({ page: lastPage, pageSize: search.pageSize });
  });
  return (
    <div className={sheet}>
      <ListPage
        title={t`«Page»`}
        facts={list.state === 'ready' ? [t`${plural(total, { one: '# «thing»', other: '# «things»' })}`] : []}
        tools={
          <ListTools label={t`Search «things»`} placeholder={t`«hint»`} keyword={search.keyword} onSearch={page.searchFor}>
            {/*- if canCreate */}
            {add && (
              <Button variant="primary" icon={addExhibit.icon} onPress={add}>
                {i18n._(addExhibit.label())}
              </Button>
            )}
            {/*- end */}
          </ListTools>
        }
        foot={{
          pages: (
            <Suspense>
              <Pagination page={search.page} pageSize={search.pageSize} total={total} onChange={page.turnTo} />
            </Suspense>
          ),
        }}
      >
        <DataTable<ExhibitRow>
          key={`${search.keyword} ${search.page}`}
          label={t`«Page»`}
          columns={columns}
          rows={list.rows}
          rowId={rowId}
          rowLabel={rowLabel}
          //- if hasSort
          sort={search.sort}
          onSortChange={page.sortBy}
          //- end
          //- if hasRowActions
          actions={actions}
          //- end
          state={
            list.state === 'empty'
              ? {
                  kind: 'empty',
                  panel: (
                    <Suspense>
                      <SpecimenPanel
                        keyword={search.keyword}
                        onClear={() => page.searchFor('')}
                        //- if canCreate
                        add={add}
                        //- end
                      />
                    </Suspense>
                  ),
                }
              : list.state === 'failed'
                ? { kind: 'failed', retry: list.retry }
                : { kind: list.state }
          }
        />
      </ListPage>
      {/*- if canSave */}
      <Suspense>
        {over.kind === 'form' && (
          <SpecimenDialog
            //- if canUpdate
            id={over.id}
            //- end
            onClose={page.close}
          />
        )}
      </Suspense>
      {/*- end */}
    </div>
  );
}

const rowId = (row: ExhibitRow) => row.id;
const rowLabel = (row: ExhibitRow) => row.$labelField;
