import { useLingui } from '@lingui/react/macro';
import { ListSearch, OptionList, rowsFrame } from '../option-list/index.ts';
import { StatePanel } from '../state-panel/index.ts';
import { useEmptyRows, usePopoverFocus } from './headless.ts';
import type { PickPopover } from './headless.ts';
import { noRows } from './PopoverPicker.css.ts';

/** The filter and the table of the popover. */
export function PopoverTable({ popover }: { readonly popover: PickPopover }) {
  usePopoverFocus(popover);
  return (
    <>
      {popover.search && <ListSearch {...popover.search} />}
      {popover.isEmpty ? (
        <NoRows popover={popover} />
      ) : (
        <div className={rowsFrame}>
          <OptionList {...popover.rows} />
        </div>
      )}
    </>
  );
}

/** Placeholder of the table while nothing is there yet, or nothing matches. As high as the table, so that nothing jumps. */
function NoRows({ popover }: { readonly popover: PickPopover }) {
  const { t } = useLingui();
  const { getEmptyProps } = useEmptyRows(popover);
  const { keyword } = popover;
  return (
    <div {...getEmptyProps({ className: noRows })}>
      {keyword === '' ? (
        <StatePanel kind="empty" title={t`No data yet`} />
      ) : (
        <StatePanel kind="noMatch" title={t`No row matches “${{ wanted: keyword }}”`} />
      )}
    </div>
  );
}
