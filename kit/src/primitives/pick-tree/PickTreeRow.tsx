import { useLingui } from '@lingui/react/macro';
import { Check, ChevronRight, LoaderCircle } from 'lucide';
import { memo } from 'react';
import type { PickNode } from '../../engines/node-source/index.ts';
import { useTextLang } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { classes, partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import {
  isPartOfName,
  pickActionCellProps,
  pickActionProps,
  pickCellProps,
  pickNameProps,
  pickNoteOf,
  pickReasonProps,
  pickRowProps,
  pickToggleProps,
} from './headless.ts';
import type { PickNodeView } from './headless.ts';
import * as css from './PickTree.css.ts';
import type { PickTreePart } from './types.ts';

interface PickTreeRowProps {
  readonly view: PickNodeView<PickNode>;
  readonly parts: PartLooks<PickTreePart> | undefined;
}

/** One node in its slot: scrolling changes what is in it, not the element. */
export const PickTreeRow = memo(function PickTreeRow({ view, parts }: PickTreeRowProps) {
  const { t } = useLingui();
  const langOf = useTextLang();
  const { look, depth, isTree, action } = view;
  const note = pickNoteOf(view, t`Loading…`);
  const paddingInlineStart = isTree ? css.START_PX + depth * css.STEP_PX : css.START_PX * 2;
  return (
    <div {...pickRowProps(view, partProps(parts, 'row', css.row, { paddingInlineStart }))}>
      <span {...pickCellProps({ className: css.cell })}>
        {isTree && <Toggle view={view} parts={parts} />}
        {view.hasMark && <Mark view={view} parts={parts} />}
        {look.lead && <span {...partProps(parts, 'lead', css.lead)}>{look.lead}</span>}
        <span {...pickNameProps(view, partProps(parts, 'label', css.label))} lang={langOf(look.label)}>
          {look.label}
          {note && isPartOfName(view, note) && <span {...partProps(parts, 'note', classes(css.note, css.apart))}> {note}</span>}
        </span>
        {note && !isPartOfName(view, note) && <span {...pickReasonProps(view, partProps(parts, 'note', css.note))}>{note}</span>}
      </span>
      {action && (
        <span {...pickActionCellProps({ className: css.actionCell })}>
          <button {...pickActionProps(view, partProps(parts, 'action', css.actionButton))}>{action.label}</button>
        </span>
      )}
    </div>
  );
});

function Toggle({ view: { row, isBusy }, parts }: PickTreeRowProps) {
  if (!row.canOpen && !isBusy) return <span className={css.chevron} />;
  return (
    <span {...pickToggleProps(partProps(parts, 'toggle', css.chevron))}>
      {isBusy ? (
        <span className={css.spinner}>
          <Icon of={LoaderCircle} size="s" />
        </span>
      ) : (
        <span className={css.turn[row.isOpen ? 'open' : 'closed']}>
          <Icon of={ChevronRight} size="s" />
        </span>
      )}
    </span>
  );
}

function Mark({ view: { choice, look, canChoose }, parts }: PickTreeRowProps) {
  const state = canChoose ? (look.isChosen ? 'on' : 'off') : 'disabled';
  return (
    <span {...partProps(parts, 'mark', css.mark[choice === 'one' ? 'radio' : 'box'])} aria-hidden="true" data-state={state}>
      {choice === 'many' && look.isChosen && <Icon of={Check} size="s" />}
    </span>
  );
}
