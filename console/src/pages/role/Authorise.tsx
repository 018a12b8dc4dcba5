import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { SearchField } from '@milepost/kit/search-field';
import { StatePanel } from '@milepost/kit/state-panel';
import { Steps } from '@milepost/kit/steps';
import { checkedNodes } from '@milepost/kit/engines/row-core';
import { Tree } from '@milepost/kit/tree';
import type { RightNode, RightStep } from '@milepost/openapi/domains/authority';
import type { Role } from '@milepost/openapi/domains/role';
import { useState } from 'react';
import type { OpenedProps } from '../../features/resource/index.ts';
import { serverWords } from '../../feedback/index.ts';
import { difference, leavesOf, STEPS } from './rights.ts';
import { useAuthorise } from './useAuthorise.ts';
import * as css from './Authorise.css.ts';

const look = ({ id, fullName, children }: RightNode) => ({ id, label: fullName, children });

/** Gives a role its rights, step by step: systems, menu entries, then what may be pressed and seen on them. @source admin §2 */
export default function Authorise({ row, onClose }: OpenedProps<Role>) {
  const { t } = useLingui();
  const rights = useAuthorise(row.id, onClose);
  const { at, step, seen } = rights;
  const { added, removed } = difference(seen);
  const roleName = row.fullName;
  const words: Record<RightStep, string> = {
    system: t`Systems`,
    menu: t`Menu rights`,
    button: t`Button rights`,
    column: t`Column rights`,
    form: t`Form rights`,
    data: t`Data rights`,
  };
  const place = STEPS.indexOf(at);
  const last = place === STEPS.length - 1;
  return (
    <Dialog
      title={t`Authorise: ${roleName}`}
      widthPx={1000}
      onClose={onClose}
      guard={rights.mayLeave}
      footerNote={added + removed > 0 ? t`${added} given, ${removed} taken` : undefined}
      footer={
        <>
          <Button onPress={() => void rights.leave()}>{t`Cancel`}</Button>
          {place > 0 && <Button onPress={() => rights.goTo(STEPS[place - 1] ?? 'system')}>{t`Previous`}</Button>}
          <Button
            variant="primary"
            isBusy={rights.isSaving}
            busyLabel={t`Saving`}
            isDisabled={!step}
            onPress={() => (last ? void rights.save() : rights.goTo(STEPS[place + 1] ?? 'data'))}
          >
            {last ? t`Save` : t`Next`}
          </Button>
        </>
      }
    >
      <div className={css.column}>
        <Steps
          label={t`Steps`}
          steps={STEPS.map((id) => ({ id, label: words[id] }))}
          currentId={at}
          onGoBack={(id) => rights.goTo(id as RightStep)}
        />
        {rights.error ? (
          <StatePanel kind="failed" title={t`The rights did not load`} actions={<Button onPress={rights.retry}>{t`Retry`}</Button>}>
            {serverWords(rights.error) ?? t`Request error, please retry`}
          </StatePanel>
        ) : step?.nodes.length === 0 ? (
          <StatePanel kind="empty" title={t`Nothing to give in this step`} />
        ) : (
          <Checks key={at} label={words[at]} nodes={step?.nodes ?? null} chosen={step?.chosen ?? null} onChoose={rights.choose} />
        )}
      </div>
    </Dialog>
  );
}

interface ChecksProps {
  readonly label: string;
  readonly nodes: readonly RightNode[] | null;
  readonly chosen: ReadonlySet<string> | null;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
}

/** The tree of a step, with its search, and all of it opened and checked at once. */
function Checks({ label, nodes, chosen, onChoose }: ChecksProps) {
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
  const leaves = nodes ? leavesOf(nodes) : [];
  const isAll = chosen !== null && leaves.length > 0 && leaves.every((id) => chosen.has(id));
  return (
    <>
      <div className={css.tools}>
        <div className={css.search}>
          <SearchField label={t`Filter: ${label}`} placeholder={t`Name`} value={keyword} onChange={setKeyword} />
        </div>
        <Button onPress={() => setExpanded(expanded === 'all' ? new Set() : 'all')}>
          {expanded === 'all' ? t`Collapse all` : t`Expand all`}
        </Button>
        <Button onPress={() => choose(checkedNodes(isAll ? [] : leaves))}>{isAll ? t`Uncheck all` : t`Check all`}</Button>
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
