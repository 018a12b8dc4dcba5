import { useLingui } from '@lingui/react/macro';
import { partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import * as css from './Calendar.css.ts';
import { LOOKS } from './chosen.ts';
import { cellProps, dayProps } from './headless.ts';
import type { DayView } from './headless.ts';
import type { CalendarPart } from './types.ts';

interface DayCellProps {
  readonly view: DayView | null;
  readonly className: string;
  readonly parts: PartLooks<CalendarPart> | undefined;
}

/** Sign of a holiday, or of a day worked in place of one, in the corner of a day. */
function DayMark({ kind, parts }: { readonly kind: 'holiday' | 'workday'; readonly parts: DayCellProps['parts'] }) {
  const { t } = useLingui();
  const word = kind === 'holiday' ? t({ message: 'off', context: 'mark of a day' }) : t({ message: 'work', context: 'mark of a day' });
  return <span {...partProps(parts, 'mark', css.mark[kind])} aria-hidden="true" data-mark={word} />;
}

/** Place of a day, month or year in the grid. */
export function DayCell({ view, className, parts }: DayCellProps) {
  if (view === null) return <td {...cellProps(view, { className })} />;
  const { note } = view;
  return (
    <td {...cellProps(view, { className })}>
      <button {...dayProps(view, partProps(parts, 'day', css.day[view.isFree ? LOOKS[view.place] : 'beyond']))}>
        {view.text}
        {note && note.kind !== 'closed' && <DayMark kind={note.kind} parts={parts} />}
      </button>
    </td>
  );
}
