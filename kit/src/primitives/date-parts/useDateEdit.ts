import { useRef, useState } from 'react';
import { useEnvironment } from '../../engines/environment/index.ts';
import { atRest, partsOf, partsShown } from './dateParts.ts';
import { lineOf, orderOf, piecesOf } from './pieces.ts';
import { endsPart, hasSeveralParts, isSeparators } from './separators.ts';
import { useDatePaste } from './useDatePaste.ts';
import { useDateParts } from './useDateParts.ts';
import type { DatePartsOwner } from './useDateParts.ts';
import { useDateSentences } from './useDateSentences.ts';
import type { DateMessages } from './messageTypes.ts';
import type { DatePart } from './types.ts';

interface Owner extends DatePartsOwner {
  /** Name of the date, in what is said after pasting. */
  readonly label: string;
  readonly isEditable: boolean;
  readonly messages: DateMessages;
  readonly closedBecause?: ((value: string | null) => string | null) | undefined;
  /** To what stands before or after this date, where a key leads beyond its parts. */
  readonly onBeyond?: ((by: 1 | -1, how: MoveBy) => void) | undefined;
}

/** Way the keyboard goes from part to part: its digits were typed to the last, or an arrow goes along a line that begins at the right. */
type MoveBy = 'typing' | 'key' | 'arrowFromRight';

/** Half of what stands between two parts. */
const REACH_PX = 4;
const isAcross = (element: HTMLElement | undefined, xPx: number): boolean => {
  const box = element?.getBoundingClientRect();
  return box !== undefined && xPx >= box.left - REACH_PX && xPx <= box.right + REACH_PX;
};

export type DateEdit = ReturnType<typeof useDateEdit>;

/** Behaviour of the parts of one date: which of them has the keyboard, and what is typed, pasted and copied. */
export function useDateEdit(owner: Owner) {
  const { shape, label, isEditable, onBeyond } = owner;
  const sentences = useDateSentences(owner);
  const { words, helpWith } = sentences;
  const date = useDateParts(owner, (kind, parts) => sentences.describe(kind, parts));
  const inputs = useRef(new Map<DatePart, HTMLInputElement>());
  const [at, setAt] = useState<{ readonly part: DatePart; readonly isTyped: boolean } | null>(null);
  /** The part that typing itself went on to, until something is typed into it: a separator is then the one before it. */
  const ahead = useRef<DatePart | null>(null);
  const { lang, dir } = useEnvironment();
  const pieces = piecesOf(shape, lang, dir);
  const order = orderOf(pieces);
  const orderFor = (how: MoveBy) => (how === 'arrowFromRight' ? lineOf(pieces, true) : order);
  const focus = (part: DatePart | undefined) => part && inputs.current.get(part)?.focus();
  const clipboard = useDatePaste({ label, shape, isEditable, date, sentences, onPasted: () => focus(order.at(-1)) });
  const month = Number(date.parts.month);

  function move(part: DatePart, by: 1 | -1, how: MoveBy = 'key') {
    const names = orderFor(how);
    const next = names[names.indexOf(part) + by];
    ahead.current = how === 'typing' ? (next ?? null) : null;
    if (next) focus(next);
    else onBeyond?.(by, how);
  }

  function separate(part: DatePart) {
    if (ahead.current !== part && date.parts[part] !== '') move(part, 1, 'typing');
  }

  function type(part: DatePart, text: string) {
    clipboard.forget();
    if (isSeparators(text)) return separate(part);
    ahead.current = null;
    const whole = hasSeveralParts(text) ? partsOf(text.normalize('NFKC'), shape) : null;
    if (whole) {
      date.take(whole);
      focus(order.at(-1));
      return;
    }
    setAt({ part, isTyped: true });
    // Words of an input method beside the digits that are there already type nothing.
    const written = text.normalize('NFKC');
    const digits = written.replaceAll(/\D/g, '');
    const bringsDigits = digits === written || Number(digits) !== Number(date.parts[part]);
    if ((date.type(part, text) && bringsDigits) || endsPart(text)) move(part, 1, 'typing');
  }

  return {
    shape,
    date,
    words,
    helpWith,
    pieces,
    order,
    clipboard,
    /** A part has got the keyboard. */
    enter(part: DatePart) {
      if (ahead.current !== part) ahead.current = null;
      setAt({ part, isTyped: false });
    },
    /** The keyboard is elsewhere in the box. */
    pause: () => setAt(null),
    move,
    separate,
    type,
    isEmpty: partsShown(shape).every((part) => date.parts[part] === ''),
    monthSpoken: month >= 1 && month <= 12 ? words.monthName(month) : undefined,
    /** Error to show: what was pasted and is no date, or the problem of the parts once they are left. */
    error: date.shownProblem?.message ?? clipboard.problem,
    focusFirst(how: MoveBy = 'key') {
      const [first] = orderFor(how);
      ahead.current = how === 'typing' ? (first ?? null) : null;
      focus(first);
    },
    focusLast: (how: MoveBy = 'key') => focus(orderFor(how).at(-1)),
    /** The part a press beside the parts is meant for; false where it is across from none. */
    focusAcross(xPx: number): boolean {
      const hit = order.find((part) => isAcross(inputs.current.get(part), xPx));
      focus(hit);
      return hit !== undefined;
    },
    /** The first part that is to be filled in. */
    focusEmpty: () => focus(order.find((part) => date.parts[part] === '') ?? order[0]),
    leave() {
      ahead.current = null;
      setAt(null);
      clipboard.forget();
      date.settle();
    },
    /** Text of a part: with its zeros, but for the one that is being typed. */
    textOf: (part: DatePart) => (part === at?.part && at.isTyped ? date.parts[part] : atRest(part, date.parts[part])),
    /** Chooses the digits of a part, which the next one takes the place of. */
    selectPart: (part: DatePart) => inputs.current.get(part)?.select(),
    partRef: (part: DatePart) => (element: HTMLInputElement | null) => {
      if (element) inputs.current.set(part, element);
      else inputs.current.delete(part);
    },
  };
}
