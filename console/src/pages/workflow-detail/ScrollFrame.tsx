import { useScrollStop } from '@milepost/kit/scroll-stop';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { frame } from './detail.css.ts';

/** A frame that scrolls sideways where what is in it is wider; then the keyboard stops at it. */
export function ScrollFrame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const stop = useScrollStop(ref);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
    <section ref={ref} className={frame} aria-label={stop ? label : undefined} tabIndex={stop ? 0 : undefined}>
      {children}
    </section>
  );
}
