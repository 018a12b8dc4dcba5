import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Drawer } from '@milepost/kit/drawer';
import { EmptyState } from '@milepost/kit/empty-state';
import { useScrollStop } from '@milepost/kit/scroll-stop';
import { SearchField } from '@milepost/kit/search-field';
import { StatePanel } from '@milepost/kit/state-panel';
import { Tree } from '@milepost/kit/tree';
import { bindOperations } from '@milepost/openapi/client';
import { organizationCodecs } from '@milepost/openapi/domains/organization';
import type { Organization } from '@milepost/openapi/domains/organization';
import { organizationOperations } from '@milepost/openapi/operations';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { serverWords } from '../../../feedback/index.ts';
import { resourceKeys } from '../../../features/resource/index.ts';
import type { ToolProps } from '../../../features/resource/index.ts';
import { boxId, ChartDrawing } from './ChartDrawing.tsx';
import type { BoxWords } from './ChartDrawing.tsx';
import * as css from './Chart.css.ts';
import { reading } from '../../../data/tags.ts';

/** Words of an organisation, the same in the tree and in its box. */
function useBoxWords() {
  const { t } = useLingui();
  return useCallback(
    ({ lastFullName, fullName, category, isEnabled, memberCount }: Organization): BoxWords => {
      const isCompany = category === 'company';
      const own = lastFullName || fullName;
      const people = memberCount === null ? '' : t`${plural(memberCount, { one: '# person', other: '# people' })}`;
      return {
        name: isEnabled ? own : t`${own} (disabled)`,
        fact: [isCompany ? t`Company` : t`Department`, people].filter(Boolean).join(' · '),
        isCompany,
      };
    },
    [t],
  );
}

const NOTHING: readonly Organization[] = [];
const countOf = (nodes: readonly Organization[]): number => nodes.reduce((sum, { children }) => sum + 1 + countOf(children), 0);

/** Companies and departments as a tree, and the same drawn beside it: what is chosen in one is marked in the other. @reading R-709 */
function Panes({ nodes }: { readonly nodes: readonly Organization[] | undefined }) {
  const { t } = useLingui();
  const words = useBoxWords();
  const [keyword, setKeyword] = useState('');
  const [expanded, setExpanded] = useState<'all' | ReadonlySet<string>>('all');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const drawing = useRef<HTMLDivElement>(null);
  // Arrow keys scroll only where the focus is.
  const hasStop = useScrollStop(drawing);
  const look = useCallback(
    (node: Organization) => ({
      id: node.id,
      label: words(node).name,
      children: node.children as readonly Organization[],
      keywords: node.enCode,
    }),
    [words],
  );
  const title = t`Organisation chart`;
  const show = (id: string) => {
    setChosenId(id);
    document.getElementById(boxId(id))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <div className={css.panes}>
      <div className={css.tree}>
        <div className={css.search}>
          <SearchField label={t`Filter: ${title}`} placeholder={t`Name or code`} value={keyword} onChange={setKeyword} />
        </div>
        <Tree
          label={t`Organisations`}
          nodes={nodes ?? NOTHING}
          node={look}
          selectedId={chosenId}
          onSelect={show}
          expandedIds={expanded}
          onExpandedChange={setExpanded}
          keyword={keyword}
          state={nodes ? { kind: 'ready' } : { kind: 'loading' }}
        />
      </div>
      <div ref={drawing} className={css.drawing} {...(hasStop && { role: 'group', 'aria-label': title, tabIndex: 0 })}>
        {nodes && (
          <ChartDrawing
            nodes={nodes}
            words={words}
            label={t`${plural({ count: countOf(nodes) }, { one: 'Chart of # organisation; the tree beside it has the same', other: 'Chart of # organisations; the tree beside it has the same' })}`}
            chosenId={chosenId}
            onChoose={setChosenId}
          />
        )}
      </div>
    </div>
  );
}

/** The chart of all companies and departments, over their list. @reading R-709 */
export default function OrganizationChart({ onClose }: Pick<ToolProps, 'onClose'>) {
  const { t } = useLingui();
  const { client } = useApi();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [...resourceKeys('organization').all, 'chart'],
    queryFn: reading(client, async (client, { signal }) => {
      const answer = await bindOperations(client, organizationOperations).listOrganizations({}, { signal });
      return organizationCodecs.listOrganizations.data.decode(answer.data);
    }),
    gcTime: 0,
  });
  return (
    <Drawer
      title={t`Organisation chart`}
      widthPx={1000}
      bodyFit="edge-to-edge"
      onClose={onClose}
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
    >
      {isPending || (data && data.length > 0) ? (
        <Panes nodes={data} />
      ) : data ? (
        <EmptyState kind="empty" title={t`No organisations yet`} />
      ) : (
        <StatePanel kind="failed" title={t`The chart did not load`} actions={<Button onPress={() => void refetch()}>{t`Retry`}</Button>}>
          {serverWords(error) ?? t`The server did not answer.`}
        </StatePanel>
      )}
    </Drawer>
  );
}
