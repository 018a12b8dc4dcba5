import { useLingui } from '@lingui/react/macro';
import { Check, Undo2 } from 'lucide';
import type { FC } from 'react';
import { IconButton } from '../../primitives/button/index.ts';
import { partProps } from '../../primitives/parts/index.ts';
import type { Row } from '../../widgets/input-table/index.ts';
import { useRowState } from './headless.ts';
import type { RowPhase, RowStates } from './headless.ts';
import { asRow } from './types.ts';
import type { RowGridLook } from './types.ts';
import * as css from './RowGrid.css.ts';

interface StateFacts {
  readonly states: RowStates;
  readonly onSave: (id: string) => void;
  readonly onTakeBack: (id: string) => void;
  readonly parts: RowGridLook['parts'];
}

/** State of a row in words, with what can be done about it. The keys of the grid do the same, so that its buttons are no stops of Tab. */
export function stateCell({ states, onSave, onTakeBack, parts }: StateFacts): FC<{ readonly row: Row }> {
  return function StateCell({ row }) {
    const { t } = useLingui();
    const { id } = asRow(row);
    const { phase, refusal } = useRowState(states, row);
    const words: Record<RowPhase, string> = { clean: '', changed: t`Not saved`, new: t`New`, saving: t`Saving…` };
    if (phase === 'clean') return null;
    return (
      <span {...partProps(parts, 'state', css.state)}>
        <span className={refusal === null ? css.phase : css.refused} title={refusal ?? undefined}>
          {refusal ?? words[phase]}
        </span>
        {phase !== 'saving' && (
          <>
            <IconButton icon={Check} size="row" tabIndex={-1} label={t`Save this row`} onPress={() => onSave(id)} />
            <IconButton icon={Undo2} size="row" tabIndex={-1} label={t`Take this row back`} onPress={() => onTakeBack(id)} />
          </>
        )}
      </span>
    );
  };
}
