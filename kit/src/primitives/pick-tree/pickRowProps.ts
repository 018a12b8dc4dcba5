import { mergeProps } from '../../engines/prop-getters/index.ts';
import type { PickNode } from '../../engines/node-source/index.ts';
import type { PickEndView, PickNodeView, PickRowView } from './types.ts';

/** Reason a node cannot be chosen, where it is told in the row. */
const reasonOf = <N extends PickNode>({ isDisabled, look }: PickNodeView<N>) => (isDisabled ? look.refusal : null);

/** Words behind the name of a node: why it cannot be chosen, else its note. `busy` takes their place while it loads. */
export const pickNoteOf = <N extends PickNode>(view: PickNodeView<N>, busy: string): string | undefined =>
  view.isBusy ? busy : (reasonOf(view) ?? view.look.note);

/** True for words behind the name that are part of the spoken name: the note, not a reason. */
export const isPartOfName = <N extends PickNode>(view: PickNodeView<N>, note: string): boolean => note === view.look.note;

function nodeProps<N extends PickNode>(view: PickNodeView<N>) {
  const { id, row, look, depth, isTree, canChoose } = view;
  return {
    'aria-labelledby': `${id}-name`,
    'aria-describedby': reasonOf(view) ? `${id}-reason` : undefined,
    'aria-selected': canChoose ? look.isChosen : undefined,
    'aria-disabled': view.isDisabled || undefined,
    'data-kind': view.choice,
    'aria-level': isTree ? depth + 1 : undefined,
    'aria-setsize': isTree ? row.setSize : undefined,
    'aria-posinset': isTree ? row.positionInSet : undefined,
    'aria-expanded': isTree && row.canOpen ? row.isOpen : undefined,
    'aria-busy': (isTree && view.isBusy) || undefined,
    'aria-rowindex': isTree ? undefined : view.at + 1,
  } as const;
}

const endProps = ({ depth, isTree, status }: PickEndView) =>
  ({ 'aria-level': isTree ? depth + 1 : undefined, 'aria-busy': status === 'loading' || undefined }) as const;

/**
 * Attributes of a row: role, place, states, and where it stands. `--depth` is its level, 0 for the first.
 * @param own attributes of whoever draws, merged with these
 */
export function pickRowProps<N extends PickNode, Own extends object = object>(view: PickRowView<N>, own?: Own) {
  return mergeProps(
    {
      role: 'row',
      id: view.id,
      'data-mp-row': view.slot,
      tabIndex: view.isTabStop ? 0 : -1,
      style: { transform: `translateY(${view.offsetPx}px)`, '--depth': view.depth },
      ...(view.kind === 'node' ? nodeProps(view) : endProps(view)),
    } as const,
    own,
  );
}

/** Attributes of the cell in a row that holds everything but its button. */
export const pickCellProps = <Own extends object = object>(own?: Own) => mergeProps({ role: 'gridcell' } as const, own);

/** Attributes of the part of a row that opens and closes it when it is pressed; for nodes with `row.canOpen`. */
export const pickToggleProps = <Own extends object = object>(own?: Own) =>
  mergeProps({ 'data-mp-toggle': '', 'aria-hidden': true } as const, own);

/** Attributes of the name of a node. */
export const pickNameProps = <N extends PickNode, Own extends object = object>({ id, look }: PickNodeView<N>, own?: Own) =>
  mergeProps({ id: `${id}-name`, title: look.note ? `${look.label} ${look.note}` : look.label } as const, own);

/** Attributes of the words behind the name that say why the node cannot be chosen, or that it loads. */
export const pickReasonProps = <N extends PickNode, Own extends object = object>({ id }: PickNodeView<N>, own?: Own) =>
  mergeProps({ id: `${id}-reason` } as const, own);

/** Attributes of the cell around the button of a node. */
export const pickActionCellProps = <Own extends object = object>(own?: Own) =>
  mergeProps({ role: 'gridcell', 'data-mp-stop': 0, 'data-mp-stop-for': 'button' } as const, own);

/** Attributes of the button of a node, which has an `action`. */
export const pickActionProps = <N extends PickNode, Own extends object = object>({ action, isTabStop }: PickNodeView<N>, own?: Own) =>
  mergeProps({ type: 'button', tabIndex: isTabStop ? 0 : -1, 'aria-label': action?.name, onClick: action?.run } as const, own);

/** Attributes of the button in the last row of a level: it goes on, or asks again. */
export const pickGoProps = <Own extends object = object>({ go }: PickEndView, own?: Own) =>
  mergeProps({ type: 'button', tabIndex: -1, 'data-mp-stop': 0, onClick: go } as const, own);
