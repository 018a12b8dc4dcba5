import { useLayoutEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { DataText } from '../../primitives/data-text/index.ts';
import type { Day } from '../../engines/calendar-day/index.ts';
import type { Moving } from './useMoves.ts';
import type { CalendarWords } from './useCalendarWords.ts';
import * as css from './CalendarItem.css.ts';

interface GhostProps {
  readonly moving: Moving;
  readonly day: Day;
  readonly words: CalendarWords;
  readonly look: keyof typeof css.ghost;
  readonly place?: CSSProperties;
}

/** Time and place something would be put at now: for the eye; it is told beside it. */
export function Ghost({ moving: { ghost, by }, day, words, look, place }: GhostProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { start, end } = ghost;
  useLayoutEffect(() => {
    // A pointer scrolls by itself.
    if (by === 'keyboard') element.current?.scrollIntoView({ block: 'nearest' });
  }, [by, start, end]);
  return (
    <span ref={element} aria-hidden="true" className={css.ghost[look]} style={place}>
      <strong className={css.begin}>{words.hours(ghost, day)}</strong>{' '}
      <span className={css.title}>
        <DataText of={ghost.title} />
      </span>
    </span>
  );
}
