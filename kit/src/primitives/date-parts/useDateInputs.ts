import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { arrowOf, isRtl, useEnvironment } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { mergeProps } from '../../engines/prop-getters/index.ts';
import type { FieldUse } from '../field/headless.ts';
import { endsOf } from './dateParts.ts';
import type { PartStep } from './dateParts.ts';
import { isSeparators } from './separators.ts';
import type { DateMessages } from './messageTypes.ts';
import type { DatePart } from './types.ts';
import type { DateEdit } from './useDateEdit.ts';

const STEP_OF_KEY: Readonly<Record<string, PartStep>> = {
  ArrowUp: { by: 1, isPage: false },
  ArrowDown: { by: -1, isPage: false },
  PageUp: { by: 1, isPage: true },
  PageDown: { by: -1, isPage: true },
  Home: { to: 'least' },
  End: { to: 'greatest' },
};

/** Nothing else stands in a part; phones show their digits for it too. */
const DIGITS_ONLY = '[0-9]*';

/** Options of `useDateInputs`. */
export interface DateInputsOptions {
  /** Id of the first part; the others have it in theirs. */
  readonly id: string;
  /** Ids of what names the date, behind the part's own name. */
  readonly labelIds: string;
  readonly use: FieldUse;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  /** Id of the sentence under the field: the first part says it, and each of them an error. */
  readonly describedBy?: string | undefined;
  readonly autoComplete?: Partial<Record<DatePart, string>> | undefined;
  readonly messages: Pick<DateMessages, 'part' | 'place' | 'empty'>;
}

/** Text of each part while an input method may be composing in it. */
function useComposedParts(edit: DateEdit) {
  const of = (part: DatePart) => ({ value: edit.textOf(part), onChange: (text: string) => edit.type(part, text) });
  return {
    year: useComposedText(of('year')),
    month: useComposedText(of('month')),
    day: useComposedText(of('day')),
    hour: useComposedText(of('hour')),
    minute: useComposedText(of('minute')),
    second: useComposedText(of('second')),
  };
}

/**
 * The parts of one date as spin buttons in native inputs, so that input methods, phones and pasting work as everywhere. Draw `pieces`
 * in their order: an element with `partNameProps(part)` and an `input` with `partProps(part)`, what is written between two parts, or a run
 * of them in an element with `dir="ltr"`.
 */
export function useDateInputs(edit: DateEdit, options: DateInputsOptions) {
  const { id, labelIds, use, isInvalid, describedBy, messages } = options;
  const { dir } = useEnvironment();
  const typed = useComposedParts(edit);
  const stepped = useRef<DatePart | null>(null);
  const first = edit.order[0];

  // What a key brought is replaced by the next digit, as what was there when the part got the focus.
  useLayoutEffect(() => {
    if (stepped.current) edit.selectPart(stepped.current);
    stepped.current = null;
  });

  function onKeyDown(part: DatePart, event: KeyboardEvent) {
    const { key } = event;
    if (isComposingKey(event.nativeEvent) || event.ctrlKey || event.altKey || event.metaKey) return;
    // A colon is typed with Shift; every other key means something else with it.
    if (event.shiftKey && !isSeparators(key)) return;
    // A run has a direction of its own; the line it stands in is that of the box.
    const line = event.currentTarget.closest('[role=group]') ?? event.currentTarget;
    const arrow = arrowOf({ key, target: line }, dir);
    const step = STEP_OF_KEY[key];
    if (key === 'Enter') edit.date.settle();
    else if (arrow === 'ArrowLeft' || arrow === 'ArrowRight') {
      event.preventDefault();
      edit.move(part, arrow === 'ArrowLeft' ? -1 : 1, isRtl(line, dir) ? 'arrowFromRight' : 'key');
    } else if (use !== 'editable') return;
    else if (step) {
      event.preventDefault();
      stepped.current = part;
      edit.date.stepBy(part, step);
    } else if (key === 'Backspace' && edit.textOf(part) === '') {
      event.preventDefault();
      edit.move(part, -1);
    } else if (isSeparators(key)) {
      event.preventDefault();
      edit.separate(part);
    }
  }

  const idOf = (part: DatePart) => (part === first ? id : `${id}-${part}`);

  function attributesOf(part: DatePart) {
    const text = edit.textOf(part);
    const [least, greatest] = endsOf(part, edit.date.parts);
    const spoken = part === 'month' ? edit.monthSpoken : undefined;
    return {
      ...typed[part],
      ref: edit.partRef(part),
      id: idOf(part),
      role: 'spinbutton',
      'aria-labelledby': `${idOf(part)}-name ${labelIds}`,
      // For tools that do not follow ids out of what is scrolled into view.
      'aria-label': messages.part[part],
      'aria-describedby': part === first || isInvalid ? describedBy : undefined,
      'aria-valuenow': text === '' ? undefined : Number(text),
      'aria-valuetext': text === '' ? messages.empty : (spoken ?? String(Number(text))),
      'aria-valuemin': least,
      'aria-valuemax': greatest,
      'aria-required': options.isRequired || undefined,
      'aria-invalid': isInvalid || undefined,
      type: 'text',
      inputMode: 'numeric',
      pattern: DIGITS_ONLY,
      autoComplete: options.autoComplete?.[part] ?? 'off',
      spellCheck: false,
      placeholder: messages.place[part],
      readOnly: use === 'readOnly',
      disabled: use === 'disabled',
      onKeyDown: (event: KeyboardEvent) => onKeyDown(part, event),
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        event.currentTarget.select();
        edit.enter(part);
      },
      onClick: (event: MouseEvent<HTMLInputElement>) => event.currentTarget.select(),
    } as const;
  }

  return {
    /** Parts in the order they are written in, and what stands between them, which no screen reader reads. */
    pieces: edit.pieces,
    /** No part has a digit. */
    isEmpty: edit.isEmpty,
    /** Attributes of the native `input` of a part. */
    partProps: <Own extends object = object>(part: DatePart, own?: Own) => mergeProps(attributesOf(part), own),
    /** Attributes of the unseen element with the name of a part, which the part is named by: content and all. */
    partNameProps: <Own extends object = object>(part: DatePart, own?: Own) =>
      mergeProps({ id: `${idOf(part)}-name`, hidden: true, children: messages.part[part] } as const, own),
  };
}

export type DateInputsModel = ReturnType<typeof useDateInputs>;
