import { useId } from 'react';
import type { ClipboardEvent } from 'react';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import type { RefObject } from 'react';
import { dateBoxProps, useDateInputs } from '../date-parts/headless.ts';
import { useField } from '../field/headless.ts';
import type { FieldUse, FieldWords } from '../field/headless.ts';
import type { EndsMessages } from './types.ts';
import type { RangeEdit } from './useRangeEdit.ts';

interface EndsOptions extends FieldWords {
  readonly edit: RangeEdit;
  readonly use: FieldUse;
  readonly messages: EndsMessages;
  /** Box around both ends. */
  readonly boxRef: RefObject<HTMLElement | null>;
  /** Alt and the down arrow, and whether what it opens is open. */
  readonly onOpen?: () => void;
  readonly isOpen?: boolean;
}

/** The words of a range, the box of its two ends, and the parts of each. */
export function useRangeEnds({ edit, use, messages, boxRef, onOpen, isOpen = false, ...words }: EndsOptions) {
  const { isRequired = false } = words;
  const nameId = useId();
  const error = edit.error ?? words.error;
  const help = edit.helpWith(words.help);
  const field = useField({ ...words, messages, ...(error && { error }), ...(help && { help }) });
  const { ids } = field;
  const messageId = field.message ? ids.message : undefined;
  const isInvalid = use === 'editable' && Boolean(error);
  const optionsOf = (which: 'start' | 'end') => ({
    id: which === 'start' ? ids.control : `${ids.control}-end`,
    labelIds: `${nameId}-${which} ${ids.label}`,
    use,
    isRequired,
    isInvalid: isInvalid && (Boolean(words.error) || (which === 'start' ? edit.isStartWrong : edit.isEndWrong)),
    describedBy: which === 'start' || isInvalid ? messageId : undefined,
    messages,
  });
  const inputs = { start: useDateInputs(edit.start, optionsOf('start')), end: useDateInputs(edit.end, optionsOf('end')) };
  const box = dateBoxProps({
    use,
    isOpen,
    onOpen,
    focusBeside: (xPx) => {
      if (edit.start.focusAcross(xPx) || edit.end.focusAcross(xPx)) return;
      (edit.ends.start === null ? edit.start : edit.end).focusEmpty();
    },
    onPause: () => [edit.start, edit.end].forEach(({ pause }) => pause()),
    onLeave: edit.leave,
  });

  /** One end: the attributes of its parts, of what holds them, and of its unseen name. */
  const endOf = (which: 'start' | 'end') => {
    const { clipboard } = edit[which];
    const name = which === 'start' ? messages.startName : messages.endName;
    const onPaste = (event: ClipboardEvent) => {
      if (edit.paste(event.clipboardData.getData('text/plain'))) event.preventDefault();
      else clipboard.onPaste(event);
    };
    return {
      ...inputs[which],
      /** For drawing: the name of an end may change while it has the keyboard. */
      key: which,
      name,
      getEndProps: <Own extends object = object>(own?: Own) => mergeProps({ onPaste, onCopy: clipboard.onCopy }, own),
      getNameProps: <Own extends object = object>(own?: Own) =>
        mergeProps({ id: `${nameId}-${which}`, hidden: true, children: name } as const, own),
    };
  };

  return {
    ...field,
    use,
    /** Problem that is shown, else the given one; undefined for none. */
    error: error || undefined,
    /** Help that is shown: the given one, else what may be entered. */
    help,
    isInvalid,
    start: endOf('start'),
    end: endOf('end'),
    /** Word between both ends, which no screen reader reads. */
    between: messages.between,
    /** Attributes of the box around both ends and the opener: a group with the name of the field. */
    getGroupProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ...box,
          ref: refOf(boxRef),
          role: 'group',
          'aria-labelledby': ids.label,
          'aria-describedby': messageId,
          'aria-disabled': use === 'disabled' || undefined,
        } as const,
        own,
      ),
  };
}

export type RangeEndsModel = ReturnType<typeof useRangeEnds>;
