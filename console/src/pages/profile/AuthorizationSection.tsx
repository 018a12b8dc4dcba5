import { useLingui } from '@lingui/react/macro';
import { SearchField } from '@milepost/kit/search-field';
import { StatePanel } from '@milepost/kit/state-panel';
import { Tabs } from '@milepost/kit/tabs';
import { Tree } from '@milepost/kit/tree';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { AUTHORIZATION_KINDS, countNodes } from '../../data/profile/authorization.ts';
import type { AuthorizationKind, AuthorizedNode } from '../../data/profile/authorization.ts';
import { authorizationQuery } from '../../data/profile/queries.ts';
import { SectionState } from './SectionState.tsx';
import { inner, searchBox, treeBox } from './ProfilePage.css.ts';

/** Everything the person may open, see and press, by kind; only to be read. @source shell §7 (Authorize) */
export default function AuthorizationSection() {
  const { t } = useLingui();
  const query = useQuery(authorizationQuery(useApi()));
  const [kind, setKind] = useState<AuthorizationKind>('module');
  const [keyword, setKeyword] = useState('');
  if (!query.data) return <SectionState query={query} />;
  const labels: Record<AuthorizationKind, string> = {
    module: t({ message: 'Menus', context: 'authorization' }),
    button: t({ message: 'Buttons', context: 'authorization' }),
    column: t({ message: 'Columns', context: 'authorization' }),
    form: t`Form fields`,
    resource: t`Data resources`,
    portal: t({ message: 'Portals', context: 'authorization' }),
    flow: t({ message: 'Flows', context: 'authorization' }),
    print: t`Print templates`,
  };
  const trees = query.data;
  return (
    <div className={inner}>
      <div className={searchBox}>
        <SearchField
          label={t`Search ${{ kind: labels[kind] }}`}
          placeholder={t`Name`}
          value={keyword}
          onChange={setKeyword}
          onSubmit={setKeyword}
          onClear={() => setKeyword('')}
        />
      </div>
      <Tabs
        label={t`Kinds of authorisation`}
        tabs={AUTHORIZATION_KINDS.map((id) => ({ id, label: labels[id], count: countNodes(trees[id]) }))}
        selectedId={kind}
        fit="fill"
        onSelect={(id) => setKind(AUTHORIZATION_KINDS.find((one) => one === id) ?? 'module')}
      >
        <KindTree key={kind} label={labels[kind]} nodes={trees[kind]} keyword={keyword.trim()} />
      </Tabs>
    </div>
  );
}

const drawn = ({ id, fullName, children }: AuthorizedNode) => ({ id, label: fullName || '–', children });

interface KindTreeProps {
  readonly label: string;
  readonly nodes: readonly AuthorizedNode[];
  readonly keyword: string;
}

function KindTree({ label, nodes, keyword }: KindTreeProps) {
  const { t } = useLingui();
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string> | 'all'>('all');
  const [selectedId, setSelectedId] = useState<string | null>(null);
  if (nodes.length === 0) return <StatePanel kind="empty" title={t`Nothing of this kind`} />;
  return (
    <div className={treeBox}>
      <Tree
        label={label}
        nodes={nodes}
        node={drawn}
        selectedId={selectedId}
        onSelect={setSelectedId}
        expandedIds={expandedIds}
        onExpandedChange={setExpandedIds}
        keyword={keyword}
      />
    </div>
  );
}
