import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposingKey } from '../../../engines/ime-guard/index.ts';
import { identityOf } from '../../../engines/pick/index.ts';
import { PickTree } from '../../../primitives/pick-tree/index.ts';
import type { PickTreeLook } from '../../../primitives/pick-tree/index.ts';
import { Tabs } from '../../../primitives/tabs/index.ts';
import { isBarred, nameOf, noteOf, standsAt } from '../nodeWords.ts';
import type { PickerNode, PickerTab } from '../types.ts';
import type { Draft } from '../useDraft.ts';
import type { PickerSession } from '../usePicker.ts';
import { useText } from '../useText.ts';
import { choosePane, paneBody, searchRow, tabRow } from './panes.css.ts';
import { Face, hasFace } from './Face.tsx';
import { PaneSearch } from './PaneSearch.tsx';
import { RecentStrip } from './RecentStrip.tsx';
import { useAdded } from './useAdded.ts';
import type { Added } from './useAdded.ts';
import { useBeginsOnRows } from './useBeginsOnRows.ts';
import { useBranch } from './useBranch.ts';
import { useHeadCounts } from './useHeadCounts.ts';
import type { HeadCountOf } from './useHeadCounts.ts';
import { usePaneCount, usePanes } from './usePanes.ts';
import { useSounds } from './useSounds.ts';

interface ChoosePaneProps {
  readonly session: PickerSession;
  readonly draft: Draft;
  readonly tabs: readonly [PickerTab, ...PickerTab[]];
  /** Choosing writes and closes. */
  readonly isImmediate: boolean;
  readonly added: Added | null;
}

/** Pane one chooses in: a search box, tabs where there are several panes, and the tree or list of the one in front. */
export function ChoosePane({ session, draft, tabs, isImmediate, added }: ChoosePaneProps) {
  const { spec } = session;
  const textOf = useText();
  const panes = usePanes(spec, tabs, session.store);
  const { tab, tree } = panes;
  const headCountOf = useHeadCounts(tab, !draft.isSingle);
  const look = useLook(session, draft, headCountOf);
  const action = useBranch(tab, draft, headCountOf);
  const sounds = useSounds();
  const count = usePaneCount(tree, tab);
  useAdded(added, spec, tree, panes.treeRef);
  const paneRef = useRef<HTMLDivElement>(null);
  useBeginsOnRows(!spec.search, panes, paneRef);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || isComposingKey(event.nativeEvent)) return;
    if (panes.treeRef.current?.focus()) event.preventDefault();
  }

  const pane = (
    <div className={paneBody}>
      <RecentStrip session={session} draft={draft} />
      <PickTree
        key={`${tab.id} ${panes.keyword}`}
        label={textOf(tab.label)}
        tree={tree}
        shape={tab.shape}
        look={look}
        choice={{
          kind: draft.isSingle ? 'one' : 'many',
          onChoose: (nodes, by) => (isImmediate ? draft.finish(...nodes) : draft.choose(nodes, by)),
          onConfirm: (node) => draft.finish(node),
          onRefused: (_, reason) => draft.warn(reason),
        }}
        action={action}
        nothing={spec.nothing && textOf(spec.nothing)}
        beginsWith={(label, typed) => sounds.beginsWith(label, typed)}
        handleRef={panes.treeRef}
        placeRef={panes.placeRef}
      />
    </div>
  );

  return (
    <div ref={paneRef} className={choosePane}>
      {spec.search && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow of the search box in it
        <div className={searchRow} onKeyDown={onKeyDown}>
          <PaneSearch search={spec.search} keyword={panes} />
        </div>
      )}
      {tabs.length > 1 ? (
        <div className={tabRow}>
          <Tabs
            label={textOf(spec.title)}
            tabs={tabs.map(({ id, label }) => ({ id, label: textOf(label), count: id === tab.id ? count : undefined }))}
            selectedId={tab.id}
            onSelect={panes.setTabId}
            activation="manual"
            fit="fill"
          >
            {pane}
          </Tabs>
        </div>
      ) : (
        pane
      )}
    </div>
  );
}

/** Look of nodes, and whether they can be chosen. */
function useLook({ spec }: PickerSession, { draft, isSingle }: Draft, headCountOf: HeadCountOf) {
  const { t } = useLingui();
  const textOf = useText();
  return useCallback(
    (node: PickerNode, { isFound }: { readonly isFound: boolean }): PickTreeLook => {
      const { policy } = spec;
      const isRefused = !policy.accepts(node);
      const own = isRefused ? (spec.refusal?.(node) ?? null) : null;
      const disabled = node.isDisabled ? (node.disabledReason ? textOf(node.disabledReason) : t`Disabled, cannot be chosen`) : null;
      const refusal = own ? textOf(own) : (disabled ?? (isSingle ? t`This cannot be chosen here` : t`This cannot be chosen here, open it`));
      const count = headCountOf(node);
      const people = count === undefined ? undefined : t`${plural(count, { one: '# person', other: '# people' })}`;
      return {
        label: nameOf(node, textOf),
        note:
          (isFound ? [standsAt(node), node.type === 'user' ? node.code : null].filter(Boolean).join(' · ') : (noteOf(node) ?? people)) ||
          undefined,
        lead: hasFace(node) && <Face node={node} size="small" />,
        isChosen: draft.has(identityOf(policy, node)),
        refusal: isRefused ? refusal : null,
        hasMark: isBarred(spec, node),
      };
    },
    [spec, draft, isSingle, headCountOf, textOf, t],
  );
}
