import { useId, useState } from 'react';
import { useEnvironment } from '../../engines/environment/index.ts';
import { commaIn } from '../../engines/language/index.ts';
import { createKeptViews, mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import { ROW, useSortRows } from '../../engines/sorting/index.ts';
import { PARTS } from './columnRowProps.ts';
import { edgeOf, isSameOrder, shownCount } from './draft.ts';
import type { ColumnPanelOptions, ColumnRowView, ListedColumn } from './types.ts';
import { useSettingsDraft } from './useSettingsDraft.ts';

/**
 * Panel for the columns a list shows and their order, for markup of one's own: nothing changes before `apply`. Draw `rows` with
 * `columnRowProps(view)` within `getListProps()`, each at its place as its key. One tab stop: Space shows or hides a column, its
 * handle takes hold of it, Alt with an arrow moves it at once, and the arrows to the sides walk its parts. @source forms §2.9, §9
 */
export function useColumnPanel({ settings, label, messages }: ColumnPanelOptions) {
  const { lang } = useEnvironment();
  const countId = useId();
  const { draft, acts, toggle, pin, restore, undo } = useSettingsDraft(settings, messages);
  const { columns, grabbed } = draft;
  const total = columns.length;
  const shown = shownCount(draft);

  const sorting = useSortRows({
    ids: columns.map(({ prop }) => prop),
    acts,
    onKey(key, { id, part }) {
      if (key !== ' ' || part !== ROW) return false;
      toggle(id);
      return true;
    },
    onPress({ id, part }) {
      if (part === PARTS.show) toggle(id);
      else if (part === PARTS.up) acts.step(id, -1);
      else if (part === PARTS.down) acts.step(id, 1);
      else if (part === PARTS.keep) pin(id);
    },
  });

  const nameOf = (column: ListedColumn, number: number) =>
    [messages[column.isVisible ? 'shown' : 'hidden'](column.label, number, total), ...(column.isNew ? [messages.isNew] : [])].join(
      commaIn(lang),
    );
  const [kept] = useState(() => createKeptViews<ColumnRowView>());
  const views = columns.map((column, at) =>
    kept.keep(at, {
      column,
      id: sorting.rowId(at),
      number: at + 1,
      name: nameOf(column, at + 1),
      isHeld: grabbed?.prop === column.prop,
      isKept: edgeOf(column) !== 'none',
      isFirst: at === 0,
      isLast: at === total - 1,
      activePart: sorting.activePartOf(column.prop),
      messages,
    }),
  );

  return {
    /** Views of the columns in their order. Elements stay where they are and columns change places between them: their keys are their places. */
    rows: views,
    /** Columns in all, and how many are shown, in words. */
    countText: messages.count(total, shown),
    /** Something was changed that is not applied. */
    isChanged: !isSameOrder(columns, settings.listed),
    /** Columns that restoring the defaults took away can be brought back. */
    canUndo: draft.undo !== null,
    /** Brings everything to how it is declared. */
    restore,
    /** Brings back what restoring took away. */
    undo,
    /** Keeps the columns as they are here. */
    apply: () => settings.apply(columns),
    /** Attributes of the words that count the columns. */
    getCountProps: <Own extends object = object>(own?: Own) => mergeProps({ id: countId } as const, own),
    /** Attributes of the list, which has the rows in it. */
    getListProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        { ref: refOf(sorting.listRef), role: 'grid', 'aria-label': label, 'aria-describedby': countId, ...sorting.handlers } as const,
        own,
      ),
  };
}
