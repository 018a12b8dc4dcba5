import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { SearchField } from '@milepost/kit/search-field';
import { StatePanel } from '@milepost/kit/state-panel';
import { Tabs } from '@milepost/kit/tabs';
import { useToaster } from '@milepost/kit/toast';
import type { FlowKind } from '@milepost/openapi/domains/workflow';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { dictionaryLookupQuery } from '../../../data/dictionary/queries.ts';
import { draftsQuery, kindsQuery, listVersions } from '../../../data/workflow/choices.ts';
import { FEEDBACK_MS, serverWords, useFeedback } from '../../../feedback/index.ts';
import { useNavigate } from '../../../routing/index.ts';
import { beginPath } from '../flowLinks.ts';
import { KindCard } from './KindCard.tsx';
import { FIELDS_COMING } from '../../../lazy/index.ts';
import * as css from './start.css.ts';

const CATEGORIES = 'WorkFlowCategory';
const EVERY = 'every';

/** Chooser of the flow to start: cards by category and keyword, each with the drafts there are of it. @source shell §2 */
export default function StartDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const toaster = useToaster();
  const feedback = useFeedback();
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const [category, setCategory] = useState(EVERY);
  const [busy, setBusy] = useState<string | null>(null);
  /** A kind with several versions, of which one is to be chosen. */
  const [versions, setVersions] = useState<{
    readonly of: string;
    readonly all: readonly Pick<FlowKind, 'id' | 'fullName' | 'enCode'>[];
  } | null>(null);
  const { data: dictionaries = [] } = useQuery(dictionaryLookupQuery(api));
  const categories = dictionaries.find(({ enCode }) => enCode === CATEGORIES)?.entries ?? [];
  const kinds = useQuery({
    ...kindsQuery(api.client, { category: category === EVERY ? '' : category, keyword }),
    placeholderData: keepPreviousData,
  });
  const { data: drafts = [] } = useQuery(draftsQuery(api.client));
  const go = (path: string) => {
    onClose();
    navigate({ to: path });
  };
  async function begin(kind: FlowKind) {
    if (busy !== null) return;
    setBusy(kind.id);
    try {
      const all = await listVersions(api.client, kind.id);
      const [first] = all;
      if (!first) toaster.show({ tone: 'warning', title: t`This flow cannot be started any more`, durationMs: FEEDBACK_MS.error });
      else if (all.length === 1) go(beginPath({ ...first, enCode: first.enCode || kind.enCode }));
      else setVersions({ of: kind.id, all });
    } catch (error) {
      feedback.failure(error);
    } finally {
      setBusy(null);
    }
  }
  const nameOf = (id: string | null) => categories.find((one) => one.id === id)?.fullName ?? '';
  return (
    <Dialog
      title={t({ message: 'Start a flow', context: 'launch' })}
      widthPx={800}
      onClose={onClose}
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
    >
      <div className={css.body}>
        <div data-autofocus>
          <SearchField
            label={t`Search flows`}
            placeholder={t`Name or code`}
            value={typed}
            onChange={setTyped}
            onSubmit={setKeyword}
            onClear={() => setKeyword('')}
          />
        </div>
        <Tabs
          label={t({ message: 'Category', context: 'flow' })}
          tabs={[{ id: EVERY, label: t`All categories` }, ...categories.map(({ id, fullName }) => ({ id, label: fullName }))]}
          selectedId={category}
          onSelect={setCategory}
          activation="manual"
        >
          {kinds.data === undefined ? (
            kinds.isError ? (
              <StatePanel
                kind="failed"
                title={t`The flows did not load`}
                actions={<Button onPress={() => void kinds.refetch()}>{t`Retry`}</Button>}
              >
                {serverWords(kinds.error) ?? t`The server did not answer.`}
              </StatePanel>
            ) : (
              <output className={css.waiting} {...FIELDS_COMING}>{t`Loading…`}</output>
            )
          ) : kinds.data.length === 0 ? (
            <StatePanel kind={keyword ? 'noMatch' : 'empty'} title={keyword ? t`Nothing matches` : t`There is no flow to start here`} />
          ) : (
            <ul className={css.cards} aria-label={t`Flows`}>
              {kinds.data.map((kind) => (
                <KindCard
                  key={kind.id}
                  kind={kind}
                  category={nameOf(kind.category)}
                  drafts={drafts.filter(({ flowId }) => flowId === kind.id)}
                  versions={versions?.of === kind.id ? versions.all : []}
                  isBusy={busy === kind.id}
                  onBegin={() => void begin(kind)}
                  onLeave={onClose}
                />
              ))}
            </ul>
          )}
        </Tabs>
      </div>
    </Dialog>
  );
}
