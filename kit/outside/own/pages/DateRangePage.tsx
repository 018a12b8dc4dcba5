import { Layer } from '@milepost/kit/engines/layer-stack';
import { cellProps, dayProps, useCalendar, weekProps, weekdayProps } from '@milepost/kit/headless/calendar';
import type { CalendarOptions } from '@milepost/kit/headless/calendar';
import type { FieldPiece } from '@milepost/kit/headless/date-parts';
import { shortcutProps, useDateRange } from '@milepost/kit/headless/date-range-field';
import { usePopoverPanel } from '@milepost/kit/headless/popover';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Button, Card, Input, Message, Slot } from '../ui.tsx';
import { rangeMessages } from './dateMessages.ts';

type Range = ReturnType<typeof useDateRange>;

function End({ of: end }: { readonly of: Range['start'] }) {
  const draw = (piece: FieldPiece, at: number): ReactNode => {
    if (piece.kind === 'run')
      return (
        <span key={at} dir="ltr" className="flex gap-1 items-center">
          {piece.pieces.map(draw)}
        </span>
      );
    if (piece.kind === 'between')
      return (
        <span key={at} aria-hidden>
          {piece.text}
        </span>
      );
    return (
      <Fragment key={piece.part}>
        <i {...end.partNameProps(piece.part)} />
        <Input {...end.partProps(piece.part, { className: piece.part === 'year' ? 'w-12 plain' : 'w-8 plain' })} />
      </Fragment>
    );
  };
  return (
    <span {...end.getEndProps({ className: 'flex gap-1 items-center' })}>
      <i {...end.getNameProps()} />
      {end.pieces.map(draw)}
    </span>
  );
}

function Days(options: CalendarOptions) {
  const calendar = useCalendar(options);
  return (
    <div className="stack gap-2">
      <div className="flex gap-2 items-center">
        <Button {...calendar.getBeforeProps()}>‹</Button>
        <h2 {...calendar.getTitleProps({ className: 'text-sm grow text-center' })}>{calendar.title}</h2>
        <Button {...calendar.getAfterProps()}>›</Button>
      </div>
      <div {...calendar.getGridProps()}>
        <div {...weekProps({ className: 'week' })}>
          {calendar.weekdays.map((view) => (
            <span key={view.long} {...weekdayProps(view, { className: 'text-xs text-center' })}>
              {view.short}
            </span>
          ))}
        </div>
        {calendar.weeks.map(({ key, days }) => (
          <div key={key} {...weekProps({ className: 'week' })}>
            {days.map((view, at) => (
              <span key={view?.at ?? at} {...cellProps(view)}>
                {view && (
                  <button {...dayProps(view, { className: 'day' })}>
                    <Slot name="day-number">{view.text}</Slot>
                  </button>
                )}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function Panel({ of: range }: { readonly of: Range }) {
  const { layer, getPanelProps, getContentProps } = usePopoverPanel(range.panel);
  return (
    <Layer of={layer}>
      <Card {...getPanelProps({ className: 'z-10 overflow-auto' })}>
        <div {...getContentProps({ className: 'stack gap-2' })}>
          <p className="flex flex-wrap gap-2 max-w-xs">
            {range.shortcuts.map((view) => (
              <Button key={view.key} {...shortcutProps(view, { className: 'text-xs' })}>
                {view.text}
              </Button>
            ))}
          </p>
          <Days {...range.calendar} />
        </div>
      </Card>
    </Layer>
  );
}

/** Two dates, and the calendar they are chosen in. */
export function DateRangePage() {
  const range = useDateRange({ label: '期間', initialValue: ['2026-05-04', '2026-05-08'], messages: rangeMessages });
  return (
    <Card {...range.getFieldProps({ className: 'stack gap-2' })}>
      <b {...range.getNameProps({ className: 'text-sm' })}>期間</b>
      <div {...range.getGroupProps({ className: 'flex flex-wrap gap-2 items-center' })}>
        <End of={range.start} />
        <span aria-hidden>{range.between}</span>
        <End of={range.end} />
        <Button {...range.getOpenerProps()}>▾</Button>
      </div>
      {range.message && <Message {...range.getMessageProps()}>{range.message}</Message>}
      {range.isOpen && <Panel of={range} />}
    </Card>
  );
}
