/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { Check, ChevronRight, LoaderCircle } from 'lucide';
import type { NodeRow, PickNode } from '../../engines/node-source/index.ts';
import { useTextLang } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import {
  START_PX,
  STEP_PX,
  actionCell,
  actionButton,
  apart,
  cell,
  chevron,
  label,
  lead,
  mark,
  note,
  row as rowStyle,
  spinner,
  turn,
} from './PickTree.css.ts';
import type { PickTreeAction, PickTreeChoice, PickTreeLook } from './types.ts';

interface PickTreeRowProps<N extends PickNode> {
  readonly domId: string;
  readonly slot: number;
  readonly offsetPx: number;
  readonly isTabStop: boolean;
  readonly at: number;
  readonly row: NodeRow<N>;
  readonly isTree: boolean;
  readonly kind: PickTreeChoice<N>['kind'];
  readonly look: PickTreeLook;
  readonly action: PickTreeAction | null;
}

/** One node in its slot: scrolling changes what is in it, not the element. */
export function PickTreeRow<N extends PickNode>({
  domId,
  slot,
  offsetPx,
  isTabStop,
  at,
  row,
  isTree,
  kind,
  look,
  action,
}: PickTreeRowProps<N>) {
  const { t } = useLingui();
  const langOf = useTextLang();
  const { node, depth, canOpen, isOpen, below } = row;
  const isDisabled = node.isDisabled === true && !look.isChosen;
  const isBusy = below === 'loading' && isOpen;
  const canChoose = look.refusal === null || look.isChosen;
  const hasMark = kind !== 'place' && (canChoose || look.hasMark);
  const reason = isDisabled ? look.refusal : null;
  const said = isBusy ? t`Loading…` : (reason ?? look.note);
  return (
    <div
      role="row"
      id={domId}
      data-mp-row={slot}
      className={rowStyle}
      style={{ transform: `translateY(${offsetPx}px)`, paddingInlineStart: isTree ? START_PX + depth * STEP_PX : START_PX * 2 }}
      tabIndex={isTabStop ? 0 : -1}
      aria-labelledby={`${domId}-name`}
      aria-describedby={reason ? `${domId}-reason` : undefined}
      aria-selected={canChoose ? look.isChosen : undefined}
      aria-disabled={isDisabled || undefined}
      data-kind={kind}
      {...(isTree
        ? {
            'aria-level': depth + 1,
            'aria-setsize': row.setSize,
            'aria-posinset': row.positionInSet,
            'aria-expanded': canOpen ? isOpen : undefined,
            'aria-busy': isBusy || undefined,
          }
        : { 'aria-rowindex': at + 1 })}
    >
      <span role="gridcell" className={cell}>
        {isTree && (
          <span className={chevron} data-mp-toggle={canOpen ? '' : undefined}>
            {isBusy ? (
              <span className={spinner}>
                <Icon of={LoaderCircle} size="s" />
              </span>
            ) : (
              canOpen && (
                <span className={turn[isOpen ? 'open' : 'closed']}>
                  <Icon of={ChevronRight} size="s" />
                </span>
              )
            )}
          </span>
        )}
        {hasMark && <Mark kind={kind} isChosen={look.isChosen} isDisabled={!canChoose} />}
        {look.lead && <span className={lead}>{look.lead}</span>}
        <span
          id={`${domId}-name`}
          className={label}
          lang={langOf(look.label)}
          title={look.note ? `${look.label} ${look.note}` : look.label}
        >
          {look.label}
          {said && said === look.note && <span className={`${note} ${apart}`}> {said}</span>}
        </span>
        {said && said !== look.note && (
          <span id={`${domId}-reason`} className={note}>
            {said}
          </span>
        )}
      </span>
      {action && (
        <span role="gridcell" data-mp-stop={0} data-mp-stop-for="button" className={actionCell}>
          <button type="button" tabIndex={isTabStop ? 0 : -1} className={actionButton} aria-label={action.name} onClick={action.run}>
            {action.label}
          </button>
        </span>
      )}
    </div>
  );
}

function Mark({
  kind,
  isChosen,
  isDisabled,
}: {
  readonly kind: 'many' | 'one' | 'place';
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
}) {
  const state = isDisabled ? 'disabled' : isChosen ? 'on' : 'off';
  return (
    <span aria-hidden="true" className={mark[kind === 'one' ? 'radio' : 'box']} data-state={state}>
      {kind === 'many' && isChosen && <Icon of={Check} size="s" />}
    </span>
  );
}
