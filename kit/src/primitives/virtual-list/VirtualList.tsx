import { focusRing } from '../../theme/focus.css.ts';
import { classes, partProps, rootProps } from '../parts/index.ts';
import { useVirtualList } from './headless.ts';
import type { VirtualListProps } from './types.ts';
import { list } from './VirtualList.css.ts';
import { VirtualRows } from './VirtualRows.tsx';

/**
 * A list to read, however long: it scrolls by itself, is one stop of Tab, and every item says its place and how many there are. For
 * a list whose rows take the keyboard there is `useVirtualRows`.
 */
export function VirtualList(props: VirtualListProps) {
  const { keys, parts, foot, children } = props;
  const { parts: rows, getListProps, getItemProps } = useVirtualList(props);
  return (
    <ul {...getListProps(rootProps(props, classes(list, focusRing)))}>
      <VirtualRows parts={rows} gap="li">
        {(index) => (
          <li key={keys[index]} {...getItemProps(index, partProps(parts, 'item', undefined))}>
            {children(index)}
          </li>
        )}
      </VirtualRows>
      {foot && <li {...partProps(parts, 'foot', undefined)}>{foot}</li>}
    </ul>
  );
}
