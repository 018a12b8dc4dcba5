import { useMessages } from '../../primitives/lingui/index.ts';
import { partProps, rootProps } from '../../primitives/parts/index.ts';
import { useSortList } from './headless.ts';
import { sortListMessages } from './messages.ts';
import * as css from './SortList.css.ts';
import { SortListRow } from './SortListRow.tsx';
import type { SortListProps } from './types.ts';

/**
 * A list people put into order, add to, and take out of. Space takes hold of an item, arrows move it, Space drops it and Escape
 * puts it back; Alt with an arrow moves it at once, Enter opens it, Delete takes it out. @source designer §21
 */
export function SortList(props: SortListProps) {
  const { layout = 'rows', end, parts } = props;
  const { items, getListProps, getEndProps } = useSortList({ ...props, messages: useMessages(sortListMessages) });
  return (
    <div {...rootProps(props, css.box[layout])}>
      {items.length > 0 && (
        <div {...getListProps(partProps(parts, 'list', css.list[layout]))}>
          {items.map((view, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- elements stay where they are, items change places
            <SortListRow key={place} view={view} layout={layout} parts={parts} />
          ))}
        </div>
      )}
      {end && <div {...getEndProps(partProps(parts, 'end', css.end[layout]))}>{end}</div>}
    </div>
  );
}
