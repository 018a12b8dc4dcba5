import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { useKit } from '../kit-provider/index.ts';
import type { PanelLeft } from '../popover/index.ts';
import { NO_PARTS, atRest, partsOf, partsShown } from './dateParts.ts';
import type { DatePart, DateParts } from './dateParts.ts';
import { piecesOf } from './dateWords.ts';
import type { DateFieldProps } from './types.ts';
import { useDateMessages } from './useDateMessages.ts';
import { useDatePaste } from './useDatePaste.ts';
import { useDateParts } from './useDateParts.ts';

type Owner = DateFieldProps &
  Required<Pick<DateFieldProps, 'precision' | 'use'>> & { readonly min: string | null; readonly max: string | null };

/** The time of a day that was chosen: the one that is there, else the first of the day. @reading R-319 */
function timeOn(day: string, { hour, minute }: DateParts, min: string | null): Pick<DateParts, 'hour' | 'minute'> {
  if (hour !== '' || minute !== '') return { hour, minute };
  const first = partsOf(min?.startsWith(day) ? min : null) ?? NO_PARTS;
  return { hour: first.hour || '00', minute: first.minute || '00' };
}

/** Half of what stands between two parts. */
const REACH_PX = 4;
const isAcross = (element: HTMLElement | undefined, xPx: number): boolean => {
  const box = element?.getBoundingClientRect();
  return box !== undefined && xPx >= box.left - REACH_PX && xPx <= box.right + REACH_PX;
};

/** Behaviour of a date field: which part has the keyboard, what is pasted and copied, and its calendar. */
export function useDateField(owner: Owner) {
  const { precision, use, min, label } = owner;
  const { t } = useLingui();
  const { announcer, locale } = useKit();
  const messages = useDateMessages(owner);
  const date = useDateParts(owner, (kind, parts) => messages.describe(kind, parts));
  const panelId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const inputs = useRef(new Map<DatePart, HTMLInputElement>());
  const [at, setAt] = useState<DatePart | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const order = piecesOf(locale, precision).flatMap((piece) => (piece.kind === 'part' ? [piece.part] : []));
  const focus = (part: DatePart | undefined) => part && inputs.current.get(part)?.focus();
  const isEditable = use === 'editable';
  const clipboard = useDatePaste({ label, precision, isEditable, date, messages, onPasted: () => focus(order.at(-1)) });

  function leave() {
    setAt(null);
    clipboard.forget();
    date.settle();
    owner.onLeave?.();
  }

  /** A day of the calendar, null for none. A time that is missing is the first there is on that day. */
  function pick(day: string | null) {
    clipboard.forget();
    setIsOpen(false);
    if (day === null) {
      date.take(NO_PARTS, true);
      announcer.say(t`${{ label }} cleared`);
      return;
    }
    date.take({ ...(partsOf(day) ?? NO_PARTS), ...(precision === 'minute' && timeOn(day, date.parts, min)) }, true);
    announcer.say(t`Selected ${{ name: messages.words.dayWithWeekday(day) }}`);
  }

  const boxProps = {
    onKeyDown: (event: KeyboardEvent) => {
      if (!isEditable || event.key !== 'ArrowDown' || !event.altKey || isComposingKey(event.nativeEvent)) return;
      event.preventDefault();
      setIsOpen(true);
    },
    onPaste: clipboard.onPaste,
    onCopy: clipboard.onCopy,
    // A press above or below a part is meant for it; one beside all of them goes to what is to be filled in.
    onMouseDown: (event: MouseEvent) => {
      if (use === 'disabled' || !(event.target instanceof Element) || event.target.closest('input, button')) return;
      event.preventDefault();
      const hit = order.find((part) => isAcross(inputs.current.get(part), event.clientX));
      focus(hit ?? order.find((part) => date.parts[part] === '') ?? order[0]);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // An open calendar says itself when it is left.
      if (isOpen || currentTarget.contains(relatedTarget)) setAt(null);
      else leave();
    },
  };

  return {
    date,
    messages,
    boxRef,
    boxProps,
    panelId,
    isOpen,
    pick,
    setAt,
    isEmpty: partsShown(precision).every((part) => date.parts[part] === ''),
    pasteProblem: clipboard.problem,
    monthSpoken:
      Number(date.parts.month) >= 1 && Number(date.parts.month) <= 12 ? messages.words.monthName(Number(date.parts.month)) : undefined,
    toggle: () => setIsOpen(!isOpen),
    close: (by: PanelLeft) => {
      setIsOpen(false);
      if (by !== 'escape') leave();
    },
    /** Text of a part: as it is typed while it has the keyboard. */
    textOf: (part: DatePart) => (part === at ? date.parts[part] : atRest(part, date.parts[part])),
    type: (part: DatePart, text: string) => {
      clipboard.forget();
      if (date.type(part, text)) focus(order[order.indexOf(part) + 1]);
    },
    move: (part: DatePart, by: 1 | -1) => focus(order[order.indexOf(part) + by]),
    partRef: (part: DatePart) => (element: HTMLInputElement | null) => {
      if (element) inputs.current.set(part, element);
      else inputs.current.delete(part);
    },
  };
}
