import type { ReactNode } from 'react';
import { heading, page } from './StepPage.css.ts';
import { useStepPage } from './headless.ts';

interface StepPageProps {
  /** Title of the step. */
  readonly label: string;
  /** The step a dialog opens with: the dialog itself says where the keyboard begins. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

/** One step of a task in a dialog: its heading takes the keyboard when somebody comes to it. */
export function StepPage({ label, isFirst, children }: StepPageProps) {
  const { getPageProps, getHeadingProps } = useStepPage({ isFirst });
  return (
    <section {...getPageProps({ className: page })}>
      <h3 {...getHeadingProps({ className: heading })}>{label}</h3>
      {children}
    </section>
  );
}
