import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { systemClock, whenUsed } from '@milepost/kit/engines/clock';
import { Tabs } from '@milepost/kit/tabs';
import type { EntrustTab } from '@milepost/openapi/domains/workflow';
import { Plus } from 'lucide';
import { useEffect, useState } from 'react';
import { ListPage, ListPages, ListTools, chosenPages, useColumnSettings } from '../../features/list-page/index.ts';
import { lazyDialog } from '../../lazy/index.ts';
import { useNavigate, usePageSearch } from '../../routing/index.ts';
import { sheet } from '../sheet.css.ts';
import { EntrustList } from './EntrustList.tsx';
import { useEntrustColumns } from './useEntrustColumns.tsx';
import { useEntrustList } from './useEntrustList.ts';
import { entrustSearch } from './search.ts';
import * as css from './EntrustPage.css.ts';
import type { EntrustSearch } from './search.ts';

const EntrustDialog = lazyDialog(() => import('./EntrustDialog.tsx'));

/** Layer over the page; a null id is a new delegation. */
type OpenDialog = { readonly kind: 'nothing' } | { readonly kind: 'form'; readonly id: string | null };

/** Page of delegations: who acts for the person, and for whom the person acts. @source shell §2.1 (/workFlow/entrust) */
export default function EntrustPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = usePageSearch(entrustSearch);
  const [over, setOver] = useState<OpenDialog>({ kind: 'nothing' });
  const list = useEntrustList(search);
  const [nowMs] = useState(() => systemClock.now());
  const columns = useEntrustColumns(search.tab, nowMs);
  const settings = useColumnSettings(columns, search.tab === 'toMe' ? 'toMe' : undefined);
  const go = (change: Partial<EntrustSearch>) => navigate({ search: entrustSearch.write({ ...search, page: 1, ...change }) });
  const add = () => setOver({ kind: 'form', id: null });
  // What opens on a press is here before somebody presses.
  useEffect(() => whenUsed(EntrustDialog.prepare), []);
  return (
    <div className={sheet}>
      <ListPage
        title={t`Flow delegation`}
        tools={
          <ListTools
            label={t`Search delegations`}
            placeholder={t`Person or flow`}
            keyword={search.keyword}
            onSearch={(keyword) => go({ keyword })}
            columns={settings}
          >
            <Button variant="primary" isFolding icon={Plus} onPress={add}>{t`New delegation`}</Button>
          </ListTools>
        }
        foot={{
          pages: <ListPages page={search.page} pageSize={search.pageSize} total={list.total} onChange={(turn) => go(chosenPages(turn))} />,
        }}
        results={{ asked: `${search.tab} ${search.keyword}`, state: list.isComing ? 'loading' : list.state, total: list.total }}
      >
        <div className={css.tabs}>
          <Tabs
            label={t`Delegations`}
            fit="fill"
            activation="manual"
            tabs={[
              { id: 'byMe', label: t`Entrusted by me` },
              { id: 'toMe', label: t`Entrusted to me` },
            ]}
            selectedId={search.tab}
            onSelect={(id) => go({ tab: tabOf(id), keyword: '' })}
          >
            <EntrustList
              key={search.tab}
              search={search}
              list={list}
              nowMs={nowMs}
              columns={columns}
              settings={settings}
              onEdit={(row) => setOver({ kind: 'form', id: row.id })}
              onAdd={add}
              onClear={() => go({ keyword: '' })}
            />
          </Tabs>
        </div>
      </ListPage>
      {over.kind === 'form' && <EntrustDialog id={over.id} onClose={() => setOver({ kind: 'nothing' })} onAgain={() => setOver(over)} />}
    </div>
  );
}

const tabOf = (id: string): EntrustTab => (id === 'byMe' ? 'byMe' : 'toMe');
