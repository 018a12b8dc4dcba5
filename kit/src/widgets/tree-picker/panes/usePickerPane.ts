import { useCallback, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { isComposingKey } from '../../../engines/ime-guard/index.ts';
import { identityOf } from '../../../engines/pick/index.ts';
import { mergeProps, refOf } from '../../../engines/prop-getters/index.ts';
import type { PickTreeData, PickTreeLook } from '../../../primitives/pick-tree/headless.ts';
import { isBarred, nameOf, noteOf, standsAt } from '../nodeWords.ts';
import type { PickerNode, PickerTab } from '../types.ts';
import type { PickerSession } from '../usePicker.ts';
import type { PickerDraft } from '../usePickerDraft.ts';
import { searchOf } from './searchOf.ts';
import { useAdded } from './useAdded.ts';
import type { Added } from './useAdded.ts';
import { useBeginsOnRows } from './useBeginsOnRows.ts';
import { useBranch } from './useBranch.ts';
import { useHeadCounts } from './useHeadCounts.ts';
import type { HeadCountOf } from './useHeadCounts.ts';
import { usePaneCount, usePaneTrees } from './usePaneTrees.ts';
import { useSounds } from './useSounds.ts';

/** Options of `usePickerPane`. */
export interface PickerPaneOptions {
  readonly session: PickerSession;
  readonly draft: PickerDraft;
  readonly tabs: readonly [PickerTab, ...PickerTab[]];
  /** Choosing writes and closes. @defaultValue false */
  readonly isImmediate?: boolean;
  /** Entry that was made just now: it is shown in its place. */
  readonly added?: Added | null;
  /** Content before the name of a node: an avatar, an icon. Stable. */
  readonly lead?: ((node: PickerNode) => ReactNode) | undefined;
}

/**
 * Behaviour of the pane one chooses in: a search box, tabs where there are several sources, and the tree or list of the one in front.
 * Draw the rows with `usePickTree({ ...rows, … })` under the key `rowsKey`, in `getPaneProps()`.
 */
export function usePickerPane({ session, draft, tabs, isImmediate = false, added = null, lead }: PickerPaneOptions) {
  const { spec, text } = session;
  const panes = usePaneTrees(spec, tabs, session.store);
  const { tab, tree, treeRef } = panes;
  const headCountOf = useHeadCounts(tab, !draft.isSingle);
  const look = useLook(session, draft, headCountOf, lead);
  const action = useBranch(session, tab, draft, headCountOf);
  const sounds = useSounds();
  const count = usePaneCount(tree, tab);
  useAdded(added, spec, tree, treeRef);
  const paneRef = useRef<HTMLElement>(null);
  useBeginsOnRows(!spec.search, panes, paneRef);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || isComposingKey(event.nativeEvent)) return;
    if (treeRef.current?.focus()) event.preventDefault();
  }

  const rows: PickTreeData<PickerNode> = {
    label: text(tab.label),
    tree,
    shape: tab.shape,
    look,
    choice: {
      kind: draft.isSingle ? 'one' : 'many',
      onChoose: (nodes, by) => (isImmediate ? draft.finish(...nodes) : draft.choose(nodes, by)),
      onConfirm: (node) => draft.finish(node),
      onRefused: (_, reason) => draft.warn(reason),
    },
    beginsWith: (label, typed) => sounds.beginsWith(label, typed),
    handleRef: treeRef,
    ...(action && { action }),
    ...(panes.placeRef && { placeRef: panes.placeRef }),
  };

  return {
    /** Title of the picker: the name of the row of tabs. */
    title: text(spec.title),
    /** Names of the tabs, in order; of the one in front how much there is, where somebody counts it. */
    tabs: tabs.map(({ id, label }) => ({ id, label: text(label), ...(id === tab.id && count !== undefined && { count }) })),
    /** Id of the tab in front. */
    tabId: tab.id,
    selectTab: panes.setTabId,
    /** Tree or list of the tab in front: options of `usePickTree`. */
    rows,
    /** Key of what draws the rows: they begin anew under another. */
    rowsKey: `${tab.id} ${panes.keyword}`,
    /** Reason nothing at all is offered. */
    nothing: spec.nothing && text(spec.nothing),
    /** The search box; null where nothing is searched. */
    search: searchOf(session, panes),
    /** Attributes of the element around all of it. */
    getPaneProps: <Own extends object = object>(own?: Own) => mergeProps({ ref: refOf(paneRef) }, own),
    /** Attributes of the element around the search box: the down arrow goes into the rows. */
    getSearchAreaProps: <Own extends object = object>(own?: Own) => mergeProps({ onKeyDown }, own),
  };
}

/** Look of nodes, and whether they can be chosen. */
function useLook(
  { spec, text }: PickerSession,
  { chosen, isSingle, messages }: PickerDraft,
  headCountOf: HeadCountOf,
  lead: PickerPaneOptions['lead'],
) {
  return useCallback(
    (node: PickerNode, { isFound }: { readonly isFound: boolean }): PickTreeLook => {
      const { policy } = spec;
      const isRefused = !policy.accepts(node);
      const own = isRefused ? (spec.refusal?.(node) ?? null) : null;
      const disabled = node.isDisabled ? (node.disabledReason ? text(node.disabledReason) : messages.disabled) : null;
      const refusal = own ? text(own) : (disabled ?? messages.refused(isSingle));
      const count = headCountOf(node);
      const people = count === undefined ? undefined : messages.people(count);
      const found = [standsAt(node), node.type === 'user' ? node.code : null].filter(Boolean).join(' · ');
      const note = isFound ? found : (noteOf(node) ?? people);
      return {
        label: nameOf(node, text),
        ...(note && { note }),
        lead: lead?.(node),
        isChosen: chosen.has(identityOf(policy, node)),
        refusal: isRefused ? refusal : null,
        hasMark: isBarred(spec, node),
      };
    },
    [spec, chosen, isSingle, headCountOf, text, messages, lead],
  );
}
