/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows as high as there is room are a grid of the style, which takes their roles from table elements */
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { dayOfKey, partsOfDay } from '../../engines/calendar-day/index.ts';
import type { Day, Weekday } from '../../engines/calendar-day/index.ts';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { CalendarItemButton } from './CalendarItemButton.tsx';
import type { ItemMoves } from './CalendarItemButton.tsx';
import { Ghost } from './Ghost.tsx';
import { daysShown, itemsOn, periodOf, weeksOf } from './place.ts';
import type { CalendarItem, CalendarViewProps } from './types.ts';
import { useCells } from './useCells.ts';
import type { Moving } from './useMoves.ts';
import type { CalendarWords } from './useCalendarWords.ts';
import * as css from './MonthGrid.css.ts';

/** Lines a day has room for. */
const MOST_LINES = 3;

interface MonthGridProps extends Pick<CalendarViewProps, 'day' | 'today' | 'items' | 'onOpen'> {
  readonly label: string;
  readonly isBusy: boolean;
  readonly firstDay: Weekday;
  readonly words: CalendarWords;
  readonly moves: ItemMoves;
  readonly moving: Moving | null;
  /** Dots in place of lines: the items of the chosen day stand below the month. */
  readonly isNarrow: boolean;
  /** Walks there and takes the keyboard along. */
  readonly onWalk: (day: Day) => void;
  readonly onChoose: (day: Day) => void;
  readonly onShowDay: (day: Day) => void;
  readonly onCreate: ((day: Day) => void) | undefined;
  /** Elements of the chosen day that stand outside the grid. */
  readonly below: () => readonly HTMLElement[];
}

/** A month as a grid of days with what is planned on each. */
export function MonthGrid(props: MonthGridProps) {
  const { label, isBusy, day, firstDay, words, isNarrow, onWalk, onCreate, below } = props;
  const month = periodOf('month', day, firstDay);
  const onKeyDown = useCells({
    move: (event: KeyboardEvent) => {
      const next = event.ctrlKey ? null : dayOfKey(event.key, event.shiftKey, day, firstDay);
      if (next === null) return false;
      onWalk(next);
      return true;
    },
    create: () => onCreate?.(day),
    ...(isNarrow && { inside: below }),
  });
  return (
    <div role="grid" tabIndex={-1} aria-label={label} aria-busy={isBusy} className={css.grid} onKeyDown={onKeyDown}>
      <div role="row" className={css.head}>
        {words.weekdays(firstDay).map(({ short, long }) => (
          <div key={long} role="columnheader" className={css.weekday}>
            <span aria-hidden="true">{short}</span>
            <span className={visuallyHidden}>{long}</span>
          </div>
        ))}
      </div>
      {weeksOf(daysShown('month', day, firstDay)).map((week) => (
        <div key={week[0]} role="row" className={css.week}>
          {week.map((one) => (
            <DayCell key={one} {...props} of={one} isBeside={one < month.from || one > month.to} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface DayCellProps extends MonthGridProps {
  readonly of: Day;
  /** Belongs to the month before or after. */
  readonly isBeside: boolean;
}

function DayCell({ of, isBeside, day, today, items, words, moves, moving, isNarrow, onOpen, onChoose, onShowDay, onCreate }: DayCellProps) {
  const { t } = useLingui();
  const own = itemsOn(items, of);
  const shown = own.length > MOST_LINES ? own.slice(0, MOST_LINES - 1) : own;
  const hidden = own.length - shown.length;
  const isCurrent = of === day;
  const lunar = words.lunarShort(of);
  return (
    // Keys are those of the grid.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      data-mp-date={of}
      data-mp-calendar-focus={isCurrent ? '' : undefined}
      aria-current={of === today ? 'date' : undefined}
      aria-selected={isCurrent}
      className={css.cell[isBeside ? 'beside' : 'own']}
      onClick={(event) => {
        onChoose(of);
        if (!isNarrow && event.target instanceof Element && !event.target.closest('button')) onCreate?.(of);
      }}
    >
      <span className={visuallyHidden}>{words.place(of, null, own.length)}</span>
      <span aria-hidden="true" className={css.number[of === today ? 'today' : 'other']}>
        {partsOfDay(of).day}
      </span>
      {!isNarrow && lunar && (
        <span aria-hidden="true" className={css.lunar}>
          {lunar}
        </span>
      )}
      {isNarrow ? (
        <Dots items={own} />
      ) : (
        <>
          {shown.map((item) => (
            <CalendarItemButton key={item.id} item={item} day={of} words={words} look="line" isStop={false} moves={moves} onOpen={onOpen} />
          ))}
          {hidden > 0 && (
            <button type="button" tabIndex={-1} className={css.more} onClick={() => onShowDay(of)}>
              {t`${hidden} more`}
            </button>
          )}
        </>
      )}
      {moving && itemsOn([moving.ghost], of).length > 0 && <Ghost moving={moving} day={of} words={words} look="line" />}
    </div>
  );
}

/** Number of dots that fit below a number. */
const MOST_DOTS = 3;

/** Items of a day where there is no room for words; the name of the cell counts them. */
function Dots({ items }: { readonly items: readonly CalendarItem[] }) {
  if (items.length === 0) return null;
  return (
    <span aria-hidden="true" className={css.dots}>
      {items.slice(0, MOST_DOTS).map(({ id, color }) => (
        <span key={id} className={css.dot[color ?? 'none']} />
      ))}
      {items.length > MOST_DOTS && <span className={css.plus}>+{items.length - MOST_DOTS}</span>}
    </span>
  );
}
