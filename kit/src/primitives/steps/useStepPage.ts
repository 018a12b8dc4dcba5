import { useEffect, useId, useRef } from 'react';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';

/** Options of `useStepPage`. */
export interface StepPageOptions {
  /** The step a dialog opens with: the dialog itself says where the keyboard begins. */
  readonly isFirst: boolean;
}

/** One step of a task in a dialog: its heading takes the keyboard when somebody comes to it. */
export function useStepPage({ isFirst }: StepPageOptions) {
  const headingRef = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    // The dialog puts the keyboard on its first button when it opens.
    const dialog = headingRef.current?.closest('[role=dialog]');
    if (!isFirst || dialog?.contains(document.activeElement)) headingRef.current?.focus();
  }, [isFirst]);
  return {
    /** Attributes of the element of the step, a `section`. */
    getPageProps: <Own extends object = object>(own?: Own) => mergeProps({ 'aria-labelledby': id }, own),
    /** Attributes of its heading. */
    getHeadingProps: <Own extends object = object>(own?: Own) => mergeProps({ id, ref: refOf(headingRef), tabIndex: -1 } as const, own),
  };
}
