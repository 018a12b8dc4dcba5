import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { controlAction, controlBox, controlState } from '../control/index.ts';
import { DateInputs, box, opener } from '../date-parts/index.ts';
import { Field, useFieldIds } from '../field/index.ts';
import type { FieldUse, FieldWords } from '../field/index.ts';
import * as css from './Range.css.ts';
import type { RangeEdit } from './useRangeEdit.ts';

interface RangeBoxProps extends FieldWords {
  readonly edit: RangeEdit;
  readonly use: FieldUse;
  /** Spoken names of the two dates. */
  readonly names: { readonly start: string; readonly end: string };
  readonly boxRef?: RefObject<HTMLDivElement | null>;
  /** An open calendar says itself when it is left. */
  readonly isOpen?: boolean;
  /** Alt and the down arrow. */
  readonly onOpen?: () => void;
  /** Button at the end of the box. */
  readonly action?: ReactNode;
  /** Calendar that hangs on the box. */
  readonly children?: ReactNode;
}

/** The box of a range: the parts of its start and its end, and what is wrong with them under it. */
export function RangeBox({ edit, use, names, boxRef, onOpen, isOpen = false, action, children, ...props }: RangeBoxProps) {
  const { t } = useLingui();
  const { label, isRequired = false } = props;
  const ids = useFieldIds(props.id);
  const nameId = useId();
  const error = edit.error ?? props.error;
  const help = edit.helpWith(props.help);
  const messageId = error || help ? ids.message : undefined;
  const isInvalid = use === 'editable' && Boolean(error);

  const boxProps = {
    onKeyDown: (event: KeyboardEvent) => {
      if (use !== 'editable' || !onOpen || event.key !== 'ArrowDown' || !event.altKey || isComposingKey(event.nativeEvent)) return;
      event.preventDefault();
      onOpen();
    },
    onMouseDown: (event: MouseEvent) => {
      if (use === 'disabled' || !(event.target instanceof Element) || event.target.closest('input, button')) return;
      event.preventDefault();
      if (edit.start.focusAcross(event.clientX) || edit.end.focusAcross(event.clientX)) return;
      (edit.ends.start === null ? edit.start : edit.end).focusEmpty();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (isOpen || currentTarget.contains(relatedTarget)) [edit.start, edit.end].forEach(({ pause }) => pause());
      else edit.leave();
    },
  };

  const drawHalf = (which: 'start' | 'end') => {
    const one = edit[which];
    const clipboard = {
      onPaste: (event: ClipboardEvent) => {
        if (edit.paste(event.clipboardData.getData('text/plain'))) event.preventDefault();
        else one.clipboard.onPaste(event);
      },
      onCopy: one.clipboard.onCopy,
    };
    return (
      <span {...clipboard} className={css.half}>
        <span id={`${nameId}-${which}`} className={visuallyHidden} aria-hidden="true">
          {names[which]}
        </span>
        <DateInputs
          edit={one}
          id={which === 'start' ? ids.control : `${ids.control}-end`}
          labelIds={`${nameId}-${which} ${ids.label}`}
          use={use}
          isRequired={isRequired}
          isInvalid={isInvalid && (Boolean(props.error) || (which === 'start' ? edit.isStartWrong : edit.isEndWrong))}
          describedBy={which === 'start' || isInvalid ? messageId : undefined}
        />
      </span>
    );
  };

  return (
    <Field label={label} ids={ids} isRequired={isRequired} help={help} error={error}>
      <div
        {...boxProps}
        ref={boxRef}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the label stands outside, where a fieldset has no legend
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={messageId}
        aria-disabled={use === 'disabled' || undefined}
        className={`${controlBox} ${controlState[isInvalid ? 'invalid' : use]} ${box}`}
      >
        <span className={css.halves}>
          {drawHalf('start')}
          <span aria-hidden="true" className={css.between}>
            {edit.isOvernight
              ? t({ message: 'to next day', context: 'between two times' })
              : t({ message: 'to', context: 'between two dates' })}
          </span>
          {drawHalf('end')}
        </span>
        {use === 'editable' && action && <span className={`${controlAction} ${opener}`}>{action}</span>}
      </div>
      {children}
    </Field>
  );
}
