import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import type { FieldUse } from '../field/headless.ts';

interface BoxOptions {
  readonly use: FieldUse;
  /** Takes the keyboard to what is to be filled in, by the place of a press beside the parts. */
  readonly focusBeside: (xPx: number) => void;
  /** Alt and the down arrow; left out where nothing opens. */
  readonly onOpen?: (() => void) | undefined;
  /** The keyboard is elsewhere in the box, or in what it has opened. */
  readonly onPause: () => void;
  readonly onLeave: () => void;
  /** The calendar of the box is open: it says itself when it is left. */
  readonly isOpen?: boolean;
}

/** Handlers of the box around the parts of one date, or of two. */
export function dateBoxProps({ use, focusBeside, onOpen, onPause, onLeave, isOpen = false }: BoxOptions) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (isComposingKey(event.nativeEvent) || use !== 'editable' || !onOpen || event.key !== 'ArrowDown' || !event.altKey) return;
      event.preventDefault();
      onOpen();
    },
    // A press above or below a part is meant for it; one beside all of them goes to what is to be filled in.
    onMouseDown: (event: MouseEvent) => {
      if (use === 'disabled' || !(event.target instanceof Element) || event.target.closest('input, button')) return;
      event.preventDefault();
      focusBeside(event.clientX);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (isOpen || currentTarget.contains(relatedTarget)) onPause();
      else onLeave();
    },
  };
}
