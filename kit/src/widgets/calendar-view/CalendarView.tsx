import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Day } from '../../engines/calendar-day/index.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { weekStartOf } from '../../primitives/date-parts/index.ts';
import { Heading, HeadingLevel } from '../../primitives/heading-level/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { useIsNarrow } from '../../primitives/popover/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { Agenda } from './Agenda.tsx';
import { DayBelow } from './DayBelow.tsx';
import { MoveBar } from './MoveBar.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { TimeGrid, WHOLE_DAY, clockOfHour } from './TimeGrid.tsx';
import { itemsIn, periodOf, stepBy } from './place.ts';
import type { CalendarViewProps } from './types.ts';
import { useMoves } from './useMoves.ts';
import { useCalendarWords } from './useCalendarWords.ts';
import type { CalendarWords } from './useCalendarWords.ts';
import * as css from './CalendarView.css.ts';

/** Hour the keyboard begins on in a week or a day. */
const FIRST_HOUR = 8;

/**
 * A calendar as a month, a week, a day or a list. The grid is one stop of the Tab key; arrows walk over days and hours, Page
 * keys turn, Enter goes to what is planned or adds something. What is shown is told when it changes. What is movable is dragged, or
 * goes by Alt with arrows.
 * @source admin §2
 */
export function CalendarView(props: CalendarViewProps) {
  const { t } = useLingui();
  const { mode, onModeChange, day, onDayChange, today, state, onOpen, onCreate, onMove } = props;
  const { lang } = useKit();
  const firstDay = props.firstDay ?? weekStartOf(lang);
  const words = useCalendarWords(today, props.showsLunar);
  const isNarrow = useIsNarrow();
  const [hour, setHour] = useState(FIRST_HOUR);
  const root = useRef<HTMLDivElement>(null);
  const takeKeyboard = useKeyboardAlong(root, `${mode} ${day} ${hour}`);
  const moves = useMoves({ root, mode, day, onDayChange, items: props.items, onMove, firstDay, words });
  const { moving, items } = moves;
  const hintId = useId();
  const period = periodOf(mode, day, firstDay);
  const label = words.period(mode, period);
  const isBusy = state.kind === 'loading';
  const count = itemsIn(items, period).length;
  useAnnounce(label, state.kind === 'ready', moving !== null, words.join(label, words.count(count)));

  const walk = (to: Day, at = hour) => {
    takeKeyboard();
    setHour(at);
    onDayChange(to);
  };
  const createAt =
    onCreate &&
    ((on: Day, at: number) => onCreate({ day: on, time: at === WHOLE_DAY ? null : clockOfHour(at), isAllDay: at === WHOLE_DAY }));
  const itemMoves = { hintId: onMove ? hintId : null, movingId: moving?.item.id ?? null, isPlaced: moves.isPlaced };
  const shared = { label, isBusy, day, today, items, words, onOpen, moves: itemMoves };
  const grid = { ...shared, firstDay, moving };
  return (
    // Keys and pointers that move what lies in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} data-moving={moving?.by} className={css.calendar} {...moves.rootProps}>
      {onMove && (
        <span id={hintId} hidden>
          {t`Alt and arrows move it, with Shift its end`}
        </span>
      )}
      <Head {...props} label={label} words={words} facts={state.kind === 'ready' ? words.count(count) : ''} />
      {state.kind === 'failed' && <Failed state={state} />}
      <HeadingLevel>
        {mode === 'list' || (mode === 'week' && isNarrow) ? (
          <Agenda {...shared} period={period} onTurn={(by) => walk(stepBy(mode, day, by))} />
        ) : mode === 'month' ? (
          <div className={css.scroller} data-mp-calendar-scroller="">
            <MonthGrid
              {...grid}
              isNarrow={isNarrow}
              onWalk={walk}
              onChoose={onDayChange}
              onShowDay={(on) => {
                takeKeyboard();
                onDayChange(on);
                onModeChange('day');
              }}
              onCreate={onCreate && ((on) => onCreate({ day: on, time: null, isAllDay: false }))}
              below={() => [...(root.current?.querySelectorAll<HTMLElement>('[data-mp-day-below] [data-mp-item]') ?? [])]}
            />
            {isNarrow && <DayBelow {...shared} />}
          </div>
        ) : (
          <TimeGrid
            {...grid}
            mode={mode}
            hour={hour}
            onWalk={walk}
            onChoose={(on, at) => {
              setHour(at);
              onDayChange(on);
            }}
            onCreate={createAt}
          />
        )}
      </HeadingLevel>
      {moving?.by === 'keyboard' && <MoveBar ghost={moving.ghost} words={words} onKeyDown={moves.onBarKeyDown} onLeave={moves.leave} />}
    </div>
  );
}

/** Takes the keyboard along when what has it moves: asked for before the move, done after it. */
function useKeyboardAlong(root: RefObject<HTMLElement | null>, place: string): () => void {
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    if (isAsked.current) root.current?.querySelector<HTMLElement>('[data-mp-calendar-focus]')?.focus();
    isAsked.current = false;
  }, [root, place]);
  return () => {
    isAsked.current = true;
  };
}

/** Tells what is shown once it is there; not what was there at first, nor where something is being taken to, which is told itself. */
function useAnnounce(label: string, isReady: boolean, isMoving: boolean, sentence: string) {
  const { announcer } = useKit();
  const told = useRef(label);
  useEffect(() => {
    if (!isReady || told.current === label) return;
    told.current = label;
    if (isMoving) return;
    announcer.say(sentence);
  }, [announcer, label, isReady, isMoving, sentence]);
}

function Failed({ state }: { readonly state: Extract<CalendarViewProps['state'], { kind: 'failed' }> }) {
  const { t } = useLingui();
  return (
    <Alert
      tone="danger"
      edges="bar"
      urgency="polite"
      title={state.title}
      description={state.messageText}
      action={<Button onPress={state.retry}>{t`Retry`}</Button>}
    />
  );
}

interface HeadProps extends CalendarViewProps {
  readonly label: string;
  readonly facts: string;
  readonly words: CalendarWords;
}

/** Period, the ways to others, and the ways of looking at it. */
function Head({ mode, onModeChange, day, onDayChange, today, tools, label, facts }: HeadProps) {
  const { t } = useLingui();
  const id = useId();
  const turn = {
    month: [t`Month before`, t`Month after`],
    list: [t`Month before`, t`Month after`],
    week: [t`Week before`, t`Week after`],
    day: [t`Day before`, t`Day after`],
  } as const;
  const [before, after] = turn[mode];
  return (
    <div className={css.head}>
      <div className={css.turn}>
        <IconButton icon={ChevronLeft} label={before} onPress={() => onDayChange(stepBy(mode, day, -1))} />
        <IconButton icon={ChevronRight} label={after} onPress={() => onDayChange(stepBy(mode, day, 1))} />
        <Button onPress={() => onDayChange(today)}>{t({ message: 'Today', context: 'shows the day' })}</Button>
      </div>
      <div className={css.period}>
        <Heading id={id} className={css.heading}>
          {label}
        </Heading>
        <span className={css.facts}>{facts}</span>
      </div>
      <div className={css.tools}>
        <Segmented
          label={t({ message: 'View', context: 'of a calendar' })}
          segments={[
            { id: 'month', label: t({ message: 'Month', context: 'view of a calendar' }) },
            { id: 'week', label: t({ message: 'Week', context: 'view of a calendar' }) },
            { id: 'day', label: t({ message: 'Day', context: 'view of a calendar' }) },
            { id: 'list', label: t({ message: 'List', context: 'view of a calendar' }) },
          ]}
          value={mode}
          onChange={onModeChange}
        />
        {tools}
      </div>
    </div>
  );
}
