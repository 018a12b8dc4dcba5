import { useLayoutEffect } from 'react';
import { useListFocus } from '../../option-list/headless.ts';
import { useIsNarrow } from '../../popover/headless.ts';
import type { PickPopover } from './usePickPopover.ts';

/**
 * Focus of an open table under its field: on the box above the rows, where there is one, and in a sheet on the rows. Call it in what
 * is drawn while the table is open.
 */
export function usePopoverFocus({ rows, search, isEmpty }: PickPopover): void {
  const { id } = rows.list;
  useListFocus(id, search !== null, useIsNarrow());
  // The focus that was on the rows goes to what takes their place, and back.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true });
  }, [id, isEmpty]);
}
