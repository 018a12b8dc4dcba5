import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { checkedNodes } from '@milepost/kit/engines/row-core';
import { SearchField } from '@milepost/kit/search-field';
import { Tree } from '@milepost/kit/tree';
import { useMemo, useState } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { leavesOf, namesOf } from './rights.ts';
import type { Node } from './rights.ts';
import * as css from './Authorise.css.ts';

/** Names of entries as the menu of this person has them, in their language; those of other systems are the server's. */
function useLook() {
  const { menus } = useSession().currentUser;
  return useMemo(() => {
    const names = namesOf(menus);
    return ({ id, fullName, note, children }: Node) => ({
      id,
      label: names.get(id) ?? fullName,
      ...(note !== undefined && { note, keywords: note }),
      children,
    });
  }, [menus]);
}

interface ChecksProps {
  readonly label: string;
  readonly nodes: readonly Node[] | null;
  readonly chosen: ReadonlySet<string> | null;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
}

/** The tree of a step, with its search, and all of it opened and checked at once. */
export function Checks({ label, nodes, chosen, onChoose }: ChecksProps) {
  const { t } = useLingui();
  const [keyword, setKeyword] = useState('');
  const [expanded, setExpanded] = useState<'all' | ReadonlySet<string>>('all');
  const [checked, setChecked] = useState<{ readonly of: unknown; readonly value: ReturnType<typeof checkedNodes> } | null>(null);
  // The tree's own value is kept, so that a press costs the tree no pass over all of its nodes.
  const value = checked !== null && checked.of === chosen ? checked.value : checkedNodes(chosen ?? []);
  const choose = (next: typeof value) => {
    const ids = next.ids();
    setChecked({ of: ids, value: next });
    onChoose(ids);
  };
  const look = useLook();
  const leaves = nodes ? leavesOf(nodes) : [];
  const isDeep = nodes?.some(({ children }) => children.length > 0) ?? false;
  const isAll = chosen !== null && leaves.length > 0 && leaves.every((id) => chosen.has(id));
  return (
    <>
      <div className={css.tools}>
        <div className={css.search}>
          <SearchField label={t`Filter: ${label}`} placeholder={t`Name`} value={keyword} onChange={setKeyword} />
        </div>
        <div className={css.buttons}>
          {isDeep && (
            <Button onPress={() => setExpanded(expanded === 'all' ? new Set() : 'all')}>
              {expanded === 'all' ? t`Collapse all` : t`Expand all`}
            </Button>
          )}
          <Button onPress={() => choose(checkedNodes(isAll ? [] : leaves))}>{isAll ? t`Uncheck all` : t`Check all`}</Button>
        </div>
      </div>
      <div className={css.tree}>
        <Tree
          label={label}
          nodes={nodes ?? []}
          node={look}
          checks={{ value, onChange: choose }}
          expandedIds={expanded}
          onExpandedChange={setExpanded}
          keyword={keyword}
          state={nodes ? { kind: 'ready' } : { kind: 'loading' }}
        />
      </div>
    </>
  );
}
