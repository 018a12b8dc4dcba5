import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { DataTable } from '@milepost/kit/data-table';
import { whenIdle } from '@milepost/kit/engines/clock';
import type { ExhibitRow } from '@milepost/openapi/domains/$domain';
import { Suspense, lazy, useEffect } from 'react';
import { useLazyRows } from '../../features/lazy-rows/index.ts';
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

/** «Things», level by level: search, rows that load as they are opened, and the form over them. @source $source */
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
    //- if canAddBelow
    onAddBelow: page.add,
    //- end
  });
  //- else
  //: const run = useSpecimenActions();
  //- end
  const actions = useRowActions(exhibitActions, run);
  //- else
  //: const actions = undefined;
  //- end
  const { shown, ...table } = useLazyRows({ rows: list.rows, branches: list.branches, below: list.below, columns, actions });
  const { total } = list;
  //- if canCreate
  const add = can.button(addExhibit.code) ? () => page.add(null) : null;
  //- end
  //- if canSave
  // What opens on a press is here before somebody presses.
  useEffect(() => whenIdle(() => void loadDialog()), []);
  //- end
  return (
    <div className={sheet}>
      <ListPage
        title={t`«Page»`}
        tools={
          <ListTools label={t`Search the top level`} placeholder={t`«hint»`} keyword={search.keyword} onSearch={page.searchFor}>
            {/*- if canCreate */}
            {add && (
              <Button variant="primary" icon={addExhibit.icon} onPress={add}>
                {i18n._(addExhibit.label())}
              </Button>
            )}
            {/*- end */}
          </ListTools>
        }
        foot={{ counts: t`${total} at the top level, ${shown} shown` }}
      >
        <DataTable
          {...table}
          label={t`«Page»`}
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
            id={over.id}
            parent={over.parent}
            onSaved={() => over.parent && list.branches.open(over.parent.id)}
            onClose={page.close}
          />
        )}
      </Suspense>
      {/*- end */}
    </div>
  );
}
