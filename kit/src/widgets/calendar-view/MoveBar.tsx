/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- an application: its keys are its own */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { DataText } from '../../primitives/data-text/index.ts';
import type { CalendarItem } from './types.ts';
import type { CalendarWords } from './useCalendarWords.ts';
import * as css from './MoveBar.css.ts';

interface MoveBarProps {
  readonly ghost: CalendarItem;
  readonly words: CalendarWords;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** The keyboard has gone elsewhere. */
  readonly onLeave: () => void;
}

/** Time something is taken to by keys, and what the keys do; has the keyboard meanwhile, whatever page of the calendar it comes to. */
export function MoveBar({ ghost, words, onKeyDown, onLeave }: MoveBarProps) {
  const { t } = useLingui();
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.focus(), []);
  const { title } = ghost;
  return (
    <div
      ref={bar}
      role="application"
      tabIndex={-1}
      aria-label={t`Moving “${title}”`}
      aria-describedby={id}
      className={css.bar}
      onKeyDown={onKeyDown}
      // Another window is not elsewhere on the page.
      onBlur={() => document.hasFocus() && onLeave()}
    >
      <span className={css.facts}>
        <span className={css.title}>
          <DataText of={title} />
        </span>
        <strong className={css.time}>{words.span(ghost)}</strong>
      </span>
      <span id={id} className={css.keys}>
        {t`Arrows move it, Shift and arrows move its end. Enter puts it there, Escape leaves it as it was.`}
      </span>
    </div>
  );
}
