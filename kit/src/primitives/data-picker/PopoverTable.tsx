import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { ListSearch, OptionList, rowsFrame } from '../option-list/index.ts';
import { useIsNarrow } from '../popover/index.ts';
import { useScrollStop } from '../scroll-stop/index.ts';
import { StatePanel } from '../state-panel/index.ts';
import { noRows } from './PopoverPicker.css.ts';
import type { usePopover } from './usePopover.ts';

interface PopoverTableProps {
  /** Name of the field. */
  readonly label: string;
  readonly popover: ReturnType<typeof usePopover>;
  readonly isFilterable: boolean;
}

/** The filter and the table of the popover. */
export function PopoverTable({ label, popover, isFilterable }: PopoverTableProps) {
  const { list, rows, look, typed, setTyped } = popover;
  const isEmpty = list.view.model.count === 0;
  useFollowedFocus(list.view.id, isEmpty);
  return (
    <>
      {isFilterable && <ListSearch list={list} kind="grid" label={label} value={typed} onChange={setTyped} />}
      {isEmpty ? (
        <NoRows listId={list.view.id} label={label} keyword={rows.rows.keyword} />
      ) : (
        <div className={rowsFrame}>
          <OptionList list={list.view} label={label} look={look} />
        </div>
      )}
      <FocusOnOpen listId={list.view.id} />
    </>
  );
}

/** The focus that was on the rows goes to what takes their place, and back. */
function useFollowedFocus(listId: string, isEmpty: boolean): void {
  useLayoutEffect(() => {
    if (document.activeElement === document.body) document.getElementById(listId)?.focus({ preventScroll: true });
  }, [listId, isEmpty]);
}

interface NoRowsProps {
  readonly listId: string;
  readonly label: string;
  readonly keyword: string;
}

/** Placeholder of the table while nothing is there yet, or nothing matches. As high as the table, so that nothing jumps. */
function NoRows({ listId, label, keyword }: NoRowsProps) {
  const { t } = useLingui();
  const areaRef = useRef<HTMLDivElement>(null);
  const needsStop = useScrollStop(areaRef);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- a fieldset would bring a legend of its own; what scrolls must be reached by keyboard
    <div ref={areaRef} id={listId} role="group" aria-label={label} tabIndex={needsStop ? 0 : -1} className={noRows}>
      {keyword === '' ? (
        <StatePanel kind="empty" title={t`No data yet`} />
      ) : (
        <StatePanel kind="noMatch" title={t`No row matches “${{ wanted: keyword }}”`} />
      )}
    </div>
  );
}

/**
 * Focus of an opened popover: on the filter, where there is one. A sheet covers the field: the rows take the focus then, not the
 * filter, because a keyboard would come up and cover them.
 */
function FocusOnOpen({ listId }: { readonly listId: string }) {
  const isSheet = useIsNarrow();
  useLayoutEffect(() => {
    const rows = document.getElementById(listId);
    const filter = document.querySelector<HTMLElement>(`input[aria-controls="${CSS.escape(listId)}"]`);
    (isSheet ? rows : filter)?.focus({ preventScroll: true });
  }, [isSheet, listId]);
  return null;
}
