import { useState } from 'react';
import { useEnvironment } from '../../engines/environment/index.ts';
import { commaIn } from '../../engines/language/index.ts';
import { createKeptViews, mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import { ROW, useSortRows } from '../../engines/sorting/index.ts';
import { PARTS } from './sortItemProps.ts';
import type { SortEntry, SortItemView, SortListOptions } from './types.ts';
import { useGrab } from './useGrab.ts';

/**
 * A list people put into order, add to, and take out of, for markup of one's own. Draw `items` with `sortItemProps(view)` within
 * `getListProps()`, each at its place as its key, and what adds an item within `getEndProps()`. One tab stop: Space takes hold of an
 * item, arrows move it, Space drops it and Escape puts it back; Alt with an arrow moves it at once, Enter opens it, Delete takes it
 * out, and the arrows to the sides walk its parts. @source designer §21
 */
export function useSortList<Item extends SortEntry>(options: SortListOptions<Item>) {
  const { label, items, layout = 'rows', openId = null, onMove, onOpen, onRemove, messages } = options;
  const { lang } = useEnvironment();
  const { shown, heldId, acts } = useGrab({ items, onMove, messages });
  const total = shown.length;

  function takeOut(id: string) {
    const at = shown.findIndex((item) => item.id === id);
    if (at < 0 || !onRemove) return;
    rows.keepAt(id);
    onRemove(at);
  }
  const rows = useSortRows({
    ids: shown.map(({ id }) => id),
    isLine: layout === 'line',
    acts,
    onKey(key, { id, part }) {
      if (key === 'Delete' && onRemove) takeOut(id);
      else if (part !== ROW) return false;
      else if (key === 'Enter' && onOpen) onOpen(id, 'keys');
      else if (key === ' ' && onMove) acts.take(id);
      else return false;
      return true;
    },
    onPress({ id, part }, by) {
      if (part === PARTS.name) onOpen?.(id, by);
      else if (part === PARTS.up) acts.step(id, -1);
      else if (part === PARTS.down) acts.step(id, 1);
      else if (part === PARTS.takeOut) takeOut(id);
    },
  });

  const nameOf = ({ label: itself, note, problem }: Item, at: number) =>
    [itself, ...(note ? [note] : []), messages.place(at + 1, total), ...(problem ? [problem] : [])].join(commaIn(lang));
  const [kept] = useState(() => createKeptViews<SortItemView<Item>>());
  const views = shown.map((item, at) =>
    kept.keep(at, {
      item,
      id: rows.rowId(at),
      name: nameOf(item, at),
      isHeld: item.id === heldId,
      isOpen: item.id === openId,
      isFirst: at === 0,
      isLast: at === total - 1,
      activePart: rows.activePartOf(item.id),
      canMove: onMove !== undefined,
      hasSteps: onMove !== undefined && layout === 'rows',
      canOpen: onOpen !== undefined,
      canTakeOut: onRemove !== undefined,
      messages,
    }),
  );

  return {
    /** Views of the items in the order that shows. Elements stay where they are and items change places between them: their keys are their places. */
    items: views,
    /** Attributes of the list, which has the items in it. */
    getListProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ref: refOf(rows.listRef), role: 'grid', 'aria-label': label, ...rows.handlers } as const, own),
    /** Attributes of the element around what adds an item: its first button has the keyboard when the last item is taken out. */
    getEndProps: <Own extends object = object>(own?: Own) => mergeProps({ ref: refOf(rows.endRef) } as const, own),
  };
}
