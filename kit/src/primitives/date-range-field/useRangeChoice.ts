import { useState } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import { closedBetween, ordered } from '../calendar/headless.ts';
import type { Chosen } from '../calendar/headless.ts';
import type { DatePrecision, DayNote } from '../date-parts/headless.ts';
import type { PanelExit } from '../popover/headless.ts';
import type { DateRangeMessages } from './types.ts';
import type { RangeEdit, RangeEnds } from './useRangeEdit.ts';

interface Owner {
  readonly label: string;
  readonly precision: DatePrecision;
  readonly notes: readonly DayNote[] | undefined;
  readonly edit: RangeEdit;
  readonly min: string | null;
  readonly max: string | null;
  readonly messages: DateRangeMessages;
}

/** Times a day without one begins and ends with. @source forms §5 */
const TIMES = { minute: ['00:00', '23:59'], second: ['00:00:00', '23:59:59'] } as const;
/** A day of a limit that has a time begins, or ends, with that. */
const timeOn = (day: string, limit: string | null, usual: string) =>
  limit?.startsWith(`${day} `) ? limit.slice('YYYY-MM-DD '.length).padEnd(usual.length, ':00') : usual;

/** The calendar of a range: a first press begins it, a second ends it; in whichever order, the earlier is the start. */
export function useRangeChoice({ label, precision, notes, edit, min, max, messages }: Owner) {
  const announce = useAnnounce();
  const [isOpen, setIsOpen] = useState(false);
  const [begun, setBegun] = useState<string | null>(null);
  const [reached, setReached] = useState<string | null>(null);
  const { words, ends } = edit;

  function finish({ start, end }: RangeEnds) {
    setBegun(null);
    setIsOpen(false);
    if (start === null || end === null) {
      edit.take({ start: null, end: null });
      announce(messages.cleared(label));
      return;
    }
    const times = precision === 'minute' || precision === 'second' ? TIMES[precision] : null;
    const next = times
      ? { start: `${start} ${timeOn(start, min, times[0])}`, end: `${end} ${timeOn(end, max, times[1])}` }
      : { start, end };
    edit.take(next);
    const [first, last] = [words.date(next.start), words.date(next.end)];
    announce(messages.selected(messages.calendar.span(first, last)));
  }

  function pick(at: string | null) {
    if (at === null) {
      finish({ start: null, end: null });
      return;
    }
    if (begun === null) {
      setBegun(at);
      setReached(at);
      announce(messages.begun(words.date(at)));
      return;
    }
    const both = ordered(begun, at);
    const closed = closedBetween(notes, both.start, both.end);
    if (closed) announce(messages.overClosed(closed.name));
    else finish(both);
  }

  const chosen: Chosen = begun === null ? ends : ordered(begun, reached ?? begun);
  return {
    isOpen,
    chosen,
    isChoosing: begun !== null,
    pick,
    finish,
    reach: (at: string) => setReached(at),
    open: () => setIsOpen(true),
    toggle: () => {
      setBegun(null);
      setIsOpen(!isOpen);
    },
    close: (by: PanelExit) => {
      // A choice that has begun is dropped first.
      if (by === 'escape' && begun !== null) {
        setBegun(null);
        announce(messages.dropped);
        return;
      }
      setBegun(null);
      setIsOpen(false);
      if (by !== 'escape') edit.leave();
    },
  };
}
