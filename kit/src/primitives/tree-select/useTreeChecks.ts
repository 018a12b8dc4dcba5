import { useMemo, useState } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import { cascadeOf, checkStateOf, checkedIds, isFull, setChecked, setLeaves, toggleChecked } from '../../engines/row-core/index.ts';
import type { Cascade, RowTree } from '../../engines/row-core/index.ts';
import { layOut, lockedRows, pathOf } from './treeRows.ts';
import type { TreeChosen } from './treeRows.ts';
import type { CheckedStrategy, TreeMultiSelectMessages, TreeOption } from './types.ts';

/** Checked nodes of a tree, as the stored ids say it. */
function cascadeOfIds(tree: RowTree<TreeOption>, ids: readonly string[], strategy: CheckedStrategy): Cascade {
  const rows = ids.map((id) => tree.indexOf(id));
  // A stored node above others is one of `all`: what is below it is stored beside it.
  const checked = strategy === 'all' ? rows.filter((row) => !tree.hasChildren(row)) : rows;
  return cascadeOf(tree, { checked, locked: lockedRows(tree) });
}

function rootsOf(tree: RowTree<TreeOption>): number[] {
  const roots: number[] = [];
  for (let row = 0; row < tree.size; row = tree.subtreeEnd(row)) roots.push(row);
  return roots;
}

interface TreeChecksOptions {
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly nodes: readonly TreeOption[];
  readonly strategy: CheckedStrategy;
  readonly messages: TreeMultiSelectMessages;
}

/** The checkboxes of a tree: what they show, and what becomes of the value when one is pressed; one sentence says the new count. */
export function useTreeChecks({ value, onChange, nodes, strategy, messages }: TreeChecksOptions) {
  const announce = useAnnounce();
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const tree = useMemo(() => layOut(nodes), [nodes]);
  const known = useMemo(() => value.filter((id) => tree.indexOf(id) >= 0), [tree, value]);
  const cascade = useMemo(() => cascadeOfIds(tree, known, strategy), [tree, known, strategy]);
  const chosen = useMemo((): TreeChosen => ({ kind: 'many', cascade }), [cascade]);
  const items = useMemo(() => value.map((id) => itemOf(tree, id)), [tree, value]);

  const idsOf = (checked: Cascade) => [...value.filter((id) => tree.indexOf(id) < 0), ...checkedIds(tree, checked, strategy)];

  function take(next: Cascade, said: (count: number) => string) {
    const ids = idsOf(next);
    onChange(ids);
    announce(said(ids.length));
  }

  function toggle(row: number) {
    const next = toggleChecked(tree, cascade, row);
    const name = tree.record(row).label;
    const isChosen = checkStateOf(next, row) !== 'none';
    const said = isChosen ? messages.selected : messages.deselected;
    take(next, (count) => said(name, count));
  }

  return {
    tree,
    known,
    chosen,
    items,
    toggle,
    /** Checks some rows, or takes them all away when they are checked; the whole tree when left out. */
    toggleAll(rows = rootsOf(tree)) {
      const next = setLeaves(tree, cascade, rows, !isFull(tree, cascade, rows));
      take(next, messages.selectedAll);
    },
    /** From the field, which says it by itself. */
    remove(id: string) {
      const row = tree.indexOf(id);
      onChange(row < 0 ? value.filter((other) => other !== id) : idsOf(setChecked(tree, cascade, row, false)));
    },
    clear() {
      setCleared(value);
      onChange([]);
    },
    undo() {
      if (value.length === 0 && cleared.length > 0) onChange(cleared);
    },
  };
}

/** A stored id as the field shows it. @reading R-180 */
function itemOf(tree: RowTree<TreeOption>, id: string) {
  const row = tree.indexOf(id);
  if (row < 0) return { identity: id, text: id, isUnknown: true };
  const note = pathOf(tree, row).slice(0, -1).join(' / ');
  return { identity: id, text: tree.record(row).label, ...(note && { note }) };
}
