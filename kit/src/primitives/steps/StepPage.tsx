import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { heading, page } from './StepPage.css.ts';

interface StepPageProps {
  /** Title of the step. */
  readonly label: string;
  /** The step a dialog opens with: the dialog itself says where the keyboard begins. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

/** One step of a task in a dialog: its heading takes the keyboard when somebody comes to it. */
export function StepPage({ label, isFirst, children }: StepPageProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    // The dialog puts the keyboard on its first button when it opens.
    const dialog = headingRef.current?.closest('[role=dialog]');
    if (!isFirst || dialog?.contains(document.activeElement)) headingRef.current?.focus();
  }, [isFirst]);
  return (
    <section aria-labelledby={id} className={page}>
      <h3 id={id} ref={headingRef} tabIndex={-1} className={heading}>
        {label}
      </h3>
      {children}
    </section>
  );
}
