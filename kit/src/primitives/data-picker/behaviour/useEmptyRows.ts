import { useRef } from 'react';
import { mergeProps, refOf } from '../../../engines/prop-getters/index.ts';
import { useScrollStop } from '../../scroll-stop/index.ts';
import type { PickPopover } from './usePickPopover.ts';

/** Behaviour of what stands in place of rows there are none of: it takes the focus the rows had. Call it in what is drawn then. */
export function useEmptyRows({ rows }: Pick<PickPopover, 'rows'>) {
  const areaRef = useRef<HTMLElement>(null);
  const needsStop = useScrollStop(areaRef);
  return {
    /** Attributes of the element that says so: a stop of Tab where it scrolls. */
    getEmptyProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        { ref: refOf(areaRef), id: rows.list.id, role: 'group', 'aria-label': rows.label, tabIndex: needsStop ? 0 : -1 } as const,
        own,
      ),
  };
}
