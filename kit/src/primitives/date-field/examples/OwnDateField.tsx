import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Layer } from '../../../engines/layer-stack/index.ts';
import { Days, Units, messages as calendar } from '../../calendar/examples/OwnCalendar.tsx';
import type { DateInputsModel, DateMessages, FieldPiece } from '../../date-parts/headless.ts';
import { usePopoverPanel } from '../../popover/headless.ts';
import { useDateField } from '../headless.ts';
import type { DateFieldMessages, DateFieldOptions } from '../headless.ts';

export const partsMessages: DateMessages = {
  problem: (label, problem) => `${label}：${problem}`,
  count: (chars, maxChars) => `${chars}/${maxChars}`,
  part: { year: '年', month: '月', day: '日', hour: '時', minute: '分', second: '秒' },
  place: { year: 'YYYY', month: 'MM', day: 'DD', hour: '--', minute: '--', second: '--' },
  empty: '未入力',
  limits: (first, last) => `${first}〜${last}`,
  refusal: (kind, { first, last, month, dayCount }) =>
    ({
      incomplete: '未入力の部分があります',
      year: '年は 4 桁です',
      month: '月は 1〜12 です',
      day: `${month}は ${dayCount} 日までです`,
      time: '時刻が正しくありません',
      beforeMin: `${first} 以降です`,
      afterMax: `${last} 以前です`,
      closed: '選択できない日です',
      order: '開始が終了より後です',
      unreadable: '読み取れません',
    })[kind],
  notPasted: (text, example) => `「${text}」は貼り付けできません。例：${example}`,
  officeClock: ({ office }) => `時刻は ${office}`,
};

export const messages: DateFieldMessages = {
  ...partsMessages,
  calendar,
  calendarOf: (label) => `カレンダー：${label}`,
  cleared: (label) => `${label}を消しました`,
  selected: (date) => `${date}を選びました`,
};

/** The parts of a date, and what stands between them. */
export const Parts = ({ of: date }: { readonly of: Pick<DateInputsModel, 'pieces' | 'partProps' | 'partNameProps'> }) => {
  const draw = (piece: FieldPiece, at: number): ReactNode => {
    if (piece.kind === 'run')
      return (
        <span key={at} dir="ltr">
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
        <i {...date.partNameProps(piece.part)} />
        <input {...date.partProps(piece.part, { className: 'own', size: 4 })} />
      </Fragment>
    );
  };
  return date.pieces.map(draw);
};

type Field = ReturnType<typeof useDateField>;

function Panel({ of: field }: { readonly of: Field }) {
  const { layer, getPanelProps, getContentProps } = usePopoverPanel(field.panel);
  return (
    <Layer of={layer}>
      <div {...getPanelProps({ style: { background: 'Canvas' } })}>
        <div {...getContentProps()}>{field.unitCalendar ? <Units {...field.unitCalendar} /> : <Days {...field.calendar} />}</div>
      </div>
    </Layer>
  );
}

/** A date in markup of one's own, which keeps its value itself: its parts, its opener and its calendar, in Japanese. */
export function OwnDateField({ initialValue = '2026-05-10', ...options }: Partial<DateFieldOptions>) {
  const field = useDateField({ label: '期日', min: '2026-01-01', max: '2026-12-31', initialValue, ...options, messages });
  return (
    <div {...field.getFieldProps({ lang: 'ja' })}>
      <b {...field.getNameProps()}>期日</b>
      <div {...field.getGroupProps({ style: { display: 'flex' } })}>
        <Parts of={field} />
        <button {...field.getOpenerProps()}>▾</button>
      </div>
      {field.message && <em {...field.getMessageProps()}>{field.message}</em>}
      {field.isOpen && <Panel of={field} />}
    </div>
  );
}
