/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a grid of controls with one tab stop, which a list element cannot be */
import { SortListRow } from './SortListRow.tsx';
import * as css from './SortList.css.ts';
import type { SortListProps } from './types.ts';
import { useSortList } from './useSortList.ts';

/**
 * A list people put into order, add to, and take out of. Space takes hold of an item, arrows move it, Space drops it and Escape
 * puts it back; Alt with an arrow moves it at once, Enter opens it, Delete takes it out. @source designer §21
 */
export function SortList({ label, items, layout = 'rows', openId = null, onMove, onOpen, onRemove, end }: SortListProps) {
  const sorting = useSortList({ items, layout, ...(onMove && { onMove }), ...(onOpen && { onOpen }), ...(onRemove && { onRemove }) });
  const { shown, grabbedId, activeId, activePart, listRef, endRef, drag, listProps } = sorting;
  return (
    <div className={css.box[layout]}>
      {shown.length > 0 && (
        <div ref={listRef} role="grid" aria-label={label} className={css.list[layout]} {...listProps}>
          {shown.map((item, place) => (
            // Elements stay where they are, items change places: no element that has the keyboard or the pointer is moved.
            <SortListRow
              // oxlint-disable-next-line react/no-array-index-key -- see above
              key={place}
              item={item}
              layout={layout}
              place={place}
              total={shown.length}
              isGrabbed={grabbedId === item.id}
              isOpen={openId === item.id}
              activePart={activeId === item.id ? activePart : null}
              drag={onMove ? drag(item.id) : null}
              onHandle={() => sorting.pressHandle(item.id)}
              onStep={(by) => sorting.step(item.id, by)}
              onOpen={onOpen ? (by) => onOpen(item.id, by) : null}
              onRemove={onRemove ? () => sorting.remove(item.id) : null}
            />
          ))}
        </div>
      )}
      {end && (
        <div ref={endRef} className={css.end[layout]}>
          {end}
        </div>
      )}
    </div>
  );
}
