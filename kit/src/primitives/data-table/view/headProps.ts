import type { InputHTMLAttributes } from 'react';
import { mergeProps } from '../../../engines/prop-getters/index.ts';
import type { TableHeadView } from '../viewTypes.ts';

/** Attributes of a header. One that orders the rows has a button with `sortProps(view)` in it. */
export function headProps<Row, Own extends object = object>(view: TableHeadView<Row>, own?: Own) {
  const isPart = view.stop !== undefined && (view.kind === 'number' || (view.kind === 'column' && !view.isSortable));
  return mergeProps(
    {
      role: 'columnheader',
      'aria-colindex': view.colIndex,
      'aria-sort': view.direction,
      'data-mp-stop': isPart ? view.stop : undefined,
      tabIndex: isPart ? view.tabIndex : undefined,
      style: view.style,
    } as const,
    own,
  );
}

/** Attributes of the button in a header that orders the rows. Presses are heard by the head. */
export const sortProps = <Row, Own extends object = object>(view: TableHeadView<Row>, own?: Own) =>
  mergeProps({ type: 'button', 'data-mp-sort': view.key, 'data-mp-stop': view.stop, tabIndex: view.tabIndex } as const, own);

/** Attributes of the checkbox in the header of the kind `check`, an `input`, which chooses all rows. */
export function checkAllProps<Row, Own extends object = object>(
  { selected, stop, tabIndex, text, onSelectAll }: TableHeadView<Row>,
  own?: Own,
) {
  const ours: InputHTMLAttributes<HTMLInputElement> & {
    readonly 'data-mp-stop': number | undefined;
    readonly ref: (input: HTMLInputElement | null) => void;
  } = {
    type: 'checkbox',
    'data-mp-stop': stop,
    checked: selected === 'all',
    ref: (input) => {
      if (input) input.indeterminate = selected === 'some';
    },
    onChange: onSelectAll,
    tabIndex,
    'aria-label': text,
  };
  return mergeProps(ours, own);
}
