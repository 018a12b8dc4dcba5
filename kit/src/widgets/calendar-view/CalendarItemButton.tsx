import { useLingui } from '@lingui/react/macro';
import { CircleAlert, Repeat, TriangleAlert } from 'lucide';
import type { CSSProperties } from 'react';
import type { Day } from '../../engines/calendar-day/index.ts';
import { DataText } from '../../primitives/data-text/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { clockOfMoment, isLastOn, isAllDayOn } from './place.ts';
import type { CalendarItem } from './types.ts';
import type { CalendarWords } from './useCalendarWords.ts';
import * as css from './CalendarItem.css.ts';

interface CalendarItemButtonProps {
  readonly item: CalendarItem;
  /** The day it stands on. */
  readonly day: Day;
  readonly words: CalendarWords;
  /** `line`: one line of a month. `block`: as high as it is long. `row`: a line of a list, with its hours. */
  readonly look: keyof typeof css.look;
  /** Its cell is the stop of the Tab key. @defaultValue true */
  readonly isStop?: boolean;
  readonly place?: CSSProperties;
  readonly moves: ItemMoves;
  readonly onOpen: (id: string) => void;
}

/** Ways of an item to another time, as its button has to know them. */
export interface ItemMoves {
  /** Id of what tells the keys that move it; null where nothing can be moved. */
  readonly hintId: string | null;
  /** Id of the item that is on its way. */
  readonly movingId: string | null;
  /** Is it shown where it is not yet saved? */
  readonly isPlaced: (id: string) => boolean;
}

/** Something in the calendar: its hours, its title, and in words what its drawings mean. */
export function CalendarItemButton({ item, day, words, look, isStop = true, place, moves, onOpen }: CalendarItemButtonProps) {
  const { t } = useLingui();
  const { id, title, color, urgency, isRepeated = false } = item;
  const isWhole = isAllDayOn(item, day);
  const hours = words.hours(item, day);
  const isMovable = moves.hintId !== null && item.isMovable === true;
  const begin = isWhole ? '' : item.start.startsWith(day) ? clockOfMoment(item.start) : '00:00';
  const shown = look === 'row' ? hours : begin;
  const spoken = words.join(
    shown !== hours && hours,
    urgency === 'important' && t`Important`,
    urgency === 'urgent' && t`Urgent`,
    isRepeated && t`repeats`,
  );
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      data-mp-item={id}
      data-mp-movable={isMovable ? '' : undefined}
      data-moved={moves.movingId === id ? '' : undefined}
      aria-describedby={isMovable ? (moves.hintId ?? undefined) : undefined}
      className={[css.look[look], css.label[color ?? 'none'], isMovable && css.movable, moves.isPlaced(id) && css.placed]
        .filter(Boolean)
        .join(' ')}
      style={place}
      onClick={() => onOpen(id)}
    >
      {shown && <span className={look === 'row' ? css.hours : css.begin}>{shown}</span>}{' '}
      {urgency && (
        <span className={css.urgency[urgency]}>
          <Icon of={urgency === 'urgent' ? CircleAlert : TriangleAlert} size="s" />
        </span>
      )}
      <span className={css.title}>
        <DataText of={title} />
      </span>
      {isRepeated && (
        <span className={css.repeated}>
          <Icon of={Repeat} size="s" />
        </span>
      )}
      {spoken && (
        <span className={visuallyHidden}>
          {words.comma}
          {spoken}
        </span>
      )}
      {isMovable && look !== 'row' && isLastOn(item, day) && <span aria-hidden="true" data-mp-end="" className={css.end[look]} />}
    </button>
  );
}
