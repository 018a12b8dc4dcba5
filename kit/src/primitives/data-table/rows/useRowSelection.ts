import { useEffect, useMemo, useRef } from 'react';
import { onIdle } from '../../../engines/clock/index.ts';
import { useAnnounce } from '../../../engines/environment/index.ts';
import { isSelected, selectNone, selectOnly, selectedCount, setSelected, toggle } from '../../../engines/selection/index.ts';
import type { Selection } from '../../../engines/selection/index.ts';
import type { RowTree, VisibleRows } from '../../../engines/row-core/index.ts';
import type { TableOptions } from '../types.ts';

type SelectionOptions<Row> = Pick<TableOptions<Row>, 'selection' | 'rows' | 'rowLabel' | 'list' | 'tree' | 'messages'>;

/** Choosing rows one by one, as a range from the row chosen last, and all at once; each time said with the count. */
export function useRowSelection<Row>(
  { selection, rows, rowLabel, list, tree: nesting, messages }: SelectionOptions<Row>,
  tree: RowTree<Row>,
  view: VisibleRows,
) {
  const announce = useAnnounce(selection !== undefined);
  const rangeFrom = useRef<string | null>(null);
  const idAt = (position: number) => tree.idOf(view.at(position));
  const canSelect = selection?.canSelect;
  const reasonAt = (position: number) => canSelect?.(tree.record(view.at(position))) ?? null;
  // Looked for once for these rows, in an idle moment or when something is chosen: nothing may cost with their number before.
  const childrenOf = nesting?.childrenOf;
  const idOf = tree.identify;
  const refusedIds = useMemo(
    () => lazily(() => (canSelect ? refused(rows, idOf, canSelect, childrenOf) : [])),
    [rows, idOf, canSelect, childrenOf],
  );
  useEffect(() => onIdle(refusedIds), [refusedIds]);
  const total = selection?.total ?? tree.size;
  const choosableCount = () => Math.max(0, total - refusedIds().length);
  const countOf = (value: Selection) => {
    const count = selectedCount(value, total);
    return count === 0 ? 0 : Math.min(choosableCount(), count);
  };

  function change(value: Selection, say: (count: number) => string) {
    selection?.onChange(value);
    announce(say(countOf(value) + (selection?.elsewhere ?? 0)));
  }
  const isPart = list?.more !== undefined && list.more.kind !== 'end';
  const chosenCount = selection ? countOf(selection.value) : 0;

  return {
    selected: chosenCount === 0 ? ('none' as const) : chosenCount >= choosableCount() ? ('all' as const) : ('some' as const),
    reasonAt,
    isChosenAt: (position: number) => selection !== undefined && isSelected(selection.value, idAt(position)) && reasonAt(position) === null,
    /** Turns one row over, or makes it the only one; the next range begins there. Says why when it cannot. */
    toggleAt: (position: number) => {
      if (!selection) return;
      const reason = reasonAt(position);
      if (reason === '') return;
      if (reason !== null) return announce(reason);
      const id = idAt(position);
      const name = rowLabel(tree.record(view.at(position)));
      rangeFrom.current = id;
      if (selection.mode === 'one') return change(selectOnly([id]), () => messages.chosen(name));
      const value = toggle(selection.value, id);
      const isOn = isSelected(value, id);
      change(value, (count) => messages[isOn ? 'selected' : 'deselected'](name, count));
    },
    /** Chooses the rows from the one chosen last, or from `start` when none was, to `position`. */
    chooseTo: (position: number, start: number) => {
      if (!selection || selection.mode === 'one') return;
      rangeFrom.current ??= idAt(start);
      const known = view.positionOf(tree.indexOf(rangeFrom.current));
      const from = known < 0 ? start : known;
      const positions = Array.from({ length: Math.abs(position - from) + 1 }, (_, step) => Math.min(from, position) + step);
      const ids = positions.filter((at) => reasonAt(at) === null).map(idAt);
      change(setSelected(selection.value, ids, true), messages[isPart ? 'selectedPart' : 'selectedCount']);
    },
    toggleAll: () => {
      if (!selection || selection.mode === 'one') return;
      const choosable = choosableCount();
      const isAll = countOf(selection.value) >= choosable && choosable > 0;
      change(isAll ? selectNone : { all: true, except: new Set(refusedIds()) }, messages.selectedCount);
    },
  };
}

/** A value that is made when it is first asked for. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function refused<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  canSelect: (row: Row) => string | null,
  childrenOf: NonNullable<TableOptions<Row>['tree']>['childrenOf'] | undefined,
): string[] {
  const ids: string[] = [];
  const above: string[] = [];
  const look = (siblings: readonly Row[]) => {
    // By number: with a hundred thousand rows an iterator takes most of the time.
    for (let place = 0; place < siblings.length; place += 1) {
      const row = siblings[place] as Row;
      if (canSelect(row) !== null) ids.push(idOf(row));
      const children = childrenOf?.(row);
      if (!children?.length) continue;
      const id = idOf(row);
      // Children looked up by an id may hold the row itself.
      if (above.includes(id)) continue;
      above.push(id);
      look(children);
      above.pop();
    }
  };
  look(rows);
  return ids;
}
