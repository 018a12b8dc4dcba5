/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows laid out by the style lose the roles of table elements */
import type { KeyboardEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { addDays, partsOfDay, startOfWeek } from '../../engines/calendar-day/index.ts';
import type { Day, Weekday } from '../../engines/calendar-day/index.ts';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { CalendarItemButton } from './CalendarItemButton.tsx';
import type { ItemMoves } from './CalendarItemButton.tsx';
import { Ghost } from './Ghost.tsx';
import { HOURS_OF_DAY, blocksOn, daysOf, isAllDayOn, itemsOn, periodOf, stepBy } from './place.ts';
import type { Block } from './place.ts';
import type { CalendarItem, CalendarViewProps } from './types.ts';
import { useCells } from './useCells.ts';
import type { Moving } from './useMoves.ts';
import type { CalendarWords } from './useCalendarWords.ts';
import * as css from './TimeGrid.css.ts';

/** Row of what takes a day whole, above the hours. */
export const WHOLE_DAY = -1;
/** First hour in sight: when most days begin. */
const FIRST_IN_SIGHT = 7;
const MINUTES_OF_HOUR = 60;
const HOURS = Array.from({ length: HOURS_OF_DAY }, (_, hour) => hour);

export const clockOfHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

interface TimeGridProps extends Pick<CalendarViewProps, 'day' | 'today' | 'items' | 'onOpen'> {
  readonly mode: 'week' | 'day';
  readonly label: string;
  readonly isBusy: boolean;
  readonly firstDay: Weekday;
  readonly words: CalendarWords;
  readonly moves: ItemMoves;
  readonly moving: Moving | null;
  /** Hour that has the keyboard, or `WHOLE_DAY`. */
  readonly hour: number;
  /** Walks there and takes the keyboard along. */
  readonly onWalk: (day: Day, hour: number) => void;
  readonly onChoose: (day: Day, hour: number) => void;
  readonly onCreate: ((day: Day, hour: number) => void) | undefined;
}

/** Place a key leads to in the hours of a week or a day; null for keys that walk nowhere. */
function placeOfKey({ mode, day, hour, firstDay }: TimeGridProps, { key, ctrlKey }: KeyboardEvent): readonly [Day, number] | null {
  const week = startOfWeek(day, firstDay);
  const last = HOURS_OF_DAY - 1;
  const isHours = ctrlKey || mode === 'day';
  const ways: Readonly<Record<string, () => readonly [Day, number]>> = {
    ArrowLeft: () => [addDays(day, -1), hour],
    ArrowRight: () => [addDays(day, 1), hour],
    ArrowUp: () => [day, Math.max(WHOLE_DAY, hour - 1)],
    ArrowDown: () => [day, Math.min(last, hour + 1)],
    Home: () => (isHours ? [day, 0] : [week, hour]),
    End: () => (isHours ? [day, last] : [addDays(week, 6), hour]),
    PageUp: () => [stepBy(mode, day, -1), hour],
    PageDown: () => [stepBy(mode, day, 1), hour],
  };
  return ways[key]?.() ?? null;
}

/** The hours of a week or a day, with what is planned in them; what takes a day whole stands above. */
export function TimeGrid(props: TimeGridProps) {
  const { mode, label, isBusy, day, today, firstDay, words, items, hour, onWalk, onCreate } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const days = daysOf(periodOf(mode, day, firstDay));
  const onKeyDown = useCells({
    move(event) {
      const next = placeOfKey(props, event);
      if (next) onWalk(...next);
      return next !== null;
    },
    create: () => onCreate?.(day, hour),
  });
  useLayoutEffect(() => {
    const first = scroller.current?.querySelector<HTMLElement>(`[data-mp-hour="${FIRST_IN_SIGHT}"]`);
    const head = first?.parentElement?.firstElementChild;
    if (scroller.current && first && head) scroller.current.scrollTop = first.offsetTop - head.clientHeight;
  }, [mode]);
  const weekdays = words.weekdays(firstDay);
  return (
    <div ref={scroller} data-mp-calendar-scroller="" className={css.scroller}>
      <div role="grid" tabIndex={-1} aria-label={label} aria-busy={isBusy} className={css.grid} onKeyDown={onKeyDown}>
        <div data-mp-sticky="" className={css.head}>
          <div role="row" className={css.row[mode]}>
            <div role="columnheader" className={css.corner}>
              <span className={visuallyHidden}>{words.hour}</span>
            </div>
            {days.map((one, at) => (
              <div
                key={one}
                role="columnheader"
                aria-label={words.dayWithWeekday(one)}
                className={css.day[one === today ? 'today' : 'other']}
              >
                {mode === 'week' && <span className={css.weekday}>{weekdays[at]?.short}</span>}
                {mode === 'day' ? words.weekdayOf(one) : partsOfDay(one).day}
              </div>
            ))}
          </div>
          <Row {...props} days={days} of={WHOLE_DAY} />
        </div>
        <Hours {...props} days={days} items={items} />
      </div>
    </div>
  );
}

type RowProps = TimeGridProps & { readonly days: readonly Day[] };

/** The 24 hours; the blocks of each day are laid out once for all of them. */
function Hours(props: RowProps) {
  const blocks = new Map(props.days.map((day) => [day, blocksOn(props.items, day)]));
  return HOURS.map((hour) => <Row key={hour} {...props} of={hour} blocks={blocks} />);
}

function Row({ days, of, blocks, ...props }: RowProps & { readonly of: number; readonly blocks?: ReadonlyMap<Day, readonly Block[]> }) {
  const { mode, words } = props;
  return (
    <div role="row" data-mp-hour={of} className={`${css.row[mode]} ${of === WHOLE_DAY ? css.wholeRow : css.hourRow}`}>
      <div role="rowheader" className={css.hour}>
        {of === WHOLE_DAY ? words.allDay : clockOfHour(of)}
      </div>
      {days.map((day) => (
        <Cell
          key={day}
          {...props}
          at={day}
          of={of}
          whole={of === WHOLE_DAY ? itemsOn(props.items, day).filter((item) => isAllDayOn(item, day)) : []}
          blocks={(blocks?.get(day) ?? []).filter((block) => beginsIn(block, of))}
        />
      ))}
    </div>
  );
}

interface CellProps extends TimeGridProps {
  readonly at: Day;
  readonly of: number;
  readonly whole: readonly CalendarItem[];
  readonly blocks: readonly Block[];
}

const percent = (part: number) => `${part * 100}%`;
/** Place of a block in the cell of the hour it begins in. */
const heightOf = ({ fromMinute, toMinute }: Block, hour: number) => ({
  insetBlockStart: percent(fromMinute / MINUTES_OF_HOUR - hour),
  blockSize: percent((toMinute - fromMinute) / MINUTES_OF_HOUR),
});
const beginsIn = ({ fromMinute }: Block, hour: number) => Math.floor(fromMinute / MINUTES_OF_HOUR) === hour;

function Cell({ at, of, whole, blocks, day, hour, words, moves, moving, onOpen, onChoose, onCreate }: CellProps) {
  const isCurrent = at === day && of === hour;
  const count = whole.length + blocks.length;
  return (
    // Keys are those of the grid.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      data-mp-date={at}
      data-mp-hour-of-day={of === WHOLE_DAY ? undefined : of}
      data-mp-calendar-focus={isCurrent ? '' : undefined}
      aria-selected={isCurrent}
      className={of === WHOLE_DAY ? css.wholeCell : css.cell}
      onClick={(event) => {
        onChoose(at, of);
        if (event.target instanceof Element && !event.target.closest('button')) onCreate?.(at, of);
      }}
    >
      <span className={visuallyHidden}>{words.place(at, of === WHOLE_DAY ? words.allDay : clockOfHour(of), count)}</span>
      {whole.map((item) => (
        <CalendarItemButton key={item.id} item={item} day={at} words={words} look="line" isStop={false} moves={moves} onOpen={onOpen} />
      ))}
      {blocks.map((block) => (
        <CalendarItemButton
          key={block.item.id}
          item={block.item}
          day={at}
          words={words}
          look="block"
          isStop={false}
          place={{
            ...heightOf(block, of),
            insetInlineStart: percent(block.lane / block.lanes),
            inlineSize: percent(1 / block.lanes),
          }}
          moves={moves}
          onOpen={onOpen}
        />
      ))}
      {moving && <GhostIn moving={moving} day={at} hour={of} words={words} />}
    </div>
  );
}

interface GhostInProps {
  readonly moving: Moving;
  readonly day: Day;
  readonly hour: number;
  readonly words: CalendarWords;
}

/** The part of a ghost that begins in a cell. */
function GhostIn({ moving, day, hour, words }: GhostInProps) {
  const { ghost } = moving;
  const shared = { moving, day, words } as const;
  if (hour === WHOLE_DAY) return isAllDayOn(ghost, day) && itemsOn([ghost], day).length > 0 ? <Ghost {...shared} look="line" /> : null;
  const block = blocksOn([ghost], day).find((one) => beginsIn(one, hour));
  return block ? <Ghost {...shared} look="block" place={heightOf(block, hour)} /> : null;
}
