import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import { memo } from 'react';
import { visuallyHidden } from '../../../theme/focus.css.ts';
import { EitherText } from '../../data-text/index.ts';
import { Icon } from '../../icon/index.ts';
import { partProps } from '../../parts/index.ts';
import type { PartLooks } from '../../parts/index.ts';
import type { ColumnView } from '../columns/columnView.ts';
import type { RowLayout } from '../columns/rowLayout.ts';
import type { Resize } from '../columns/useColumnModel.ts';
import { checkAllProps, headProps, sortProps } from '../headless.ts';
import type { TableHeadView, TableMessages } from '../headless.ts';
import { cellAlign } from '../look/DataTable.css.ts';
import { headText, sortButton, sortIcon } from '../look/Head.css.ts';
import { checkbox, indexHead, selectCell } from '../look/Lead.css.ts';
import { actionsPlace } from '../look/Pins.css.ts';
import { cellLooks } from '../look/cellLook.ts';
import type { TableParts } from '../parts/useOptionalTableRows.ts';
import type { TablePart } from '../types.ts';

/** Means to change widths; nobody has them where there is no separator. */
interface Resizing<Row> {
  readonly WidthSeparator: TableParts['WidthSeparator'] | undefined;
  readonly columnView: ColumnView<Row>;
  readonly onResize: Resize | undefined;
  readonly messages: TableMessages;
}

interface TableHeadProps<Row> extends Resizing<Row> {
  readonly head: readonly TableHeadView<Row>[];
  readonly layout: RowLayout<Row>;
  readonly parts: PartLooks<TablePart> | undefined;
}

interface HeaderProps<Row> extends Resizing<Row> {
  readonly view: TableHeadView<Row>;
  readonly look: string | undefined;
  readonly isNarrow: boolean;
  readonly parts: PartLooks<TablePart> | undefined;
}

const DIRECTIONS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/** Content of a header: a checkbox, words, or a button with words where its column can be ordered. */
function contentOf<Row>(view: TableHeadView<Row>, isNarrow: boolean) {
  const { kind, text, direction = 'none' } = view;
  if (kind === 'check') return <input {...checkAllProps(view, { className: checkbox })} />;
  if (kind === 'choice') return <span className={visuallyHidden}>{text}</span>;
  if (kind !== 'column') return text;
  if (isNarrow) return <EitherText>{text}</EitherText>;
  const words = (
    <span className={headText}>
      <EitherText>{text}</EitherText>
    </span>
  );
  if (!view.isSortable) return words;
  return (
    <button {...sortProps(view, { className: sortButton })}>
      {words}
      <span className={sortIcon}>
        <Icon of={DIRECTIONS[direction]} size="s" />
      </span>
    </button>
  );
}

function AnyHeader<Row>({ view, look, isNarrow, parts, WidthSeparator, columnView, onResize, messages }: HeaderProps<Row>) {
  return (
    <div {...headProps(view, partProps(parts, 'header', look))}>
      {contentOf(view, isNarrow)}
      {WidthSeparator && onResize && view.column && !isNarrow && (
        <WidthSeparator view={view} columnView={columnView} onResize={onResize} messages={messages} />
      )}
    </div>
  );
}

/** Renders when something of it changes, not when rows are chosen or another header orders them. */
const Header = memo(AnyHeader) as typeof AnyHeader;

function lookOf<Row>({ kind, place }: TableHeadView<Row>, layout: RowLayout<Row>): string | undefined {
  if (layout.isNarrow) return undefined;
  const looks = cellLooks(layout);
  switch (kind) {
    case 'check':
    case 'choice':
      return `${selectCell} ${looks.select}`;
    case 'number':
      return `${indexHead} ${looks.index}`;
    case 'column':
      return looks.heads[place];
    case 'actions':
      return `${cellAlign.start} ${actionsPlace[layout.areActionsEdge ? 'edge' : 'plain']}`;
  }
}

function Head<Row>({ head, layout, parts, ...resizing }: TableHeadProps<Row>) {
  return (
    <>
      {head.map((view) => (
        <Header
          key={view.key}
          view={view}
          look={lookOf(view, layout)}

          isNarrow={layout.isNarrow}
          parts={parts}
          {...resizing}
        />
      ))}
    </>
  );
}

/** Column headers. On narrow screens they are heard but not seen, and order nothing. Scrolling does not render them. */
export const TableHead = memo(Head) as typeof Head;
