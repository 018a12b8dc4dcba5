import { useMemo } from 'react';
import type { Style } from '../../../engines/prop-getters/index.ts';
import { commaIn } from '../../../engines/language/index.ts';
import { useEnvironment } from '../../../engines/environment/index.ts';
import { isOperation, shownColumns } from './columnView.ts';
import type { ColumnView } from './columnView.ts';
import type { ColumnWindow } from './columnWindow.ts';
import { narrowColumns } from './columns.ts';
import type { RowLayout, ShownColumn } from './rowLayout.ts';
import { ACTIONS, INDEX, PLACES, SELECT_PX, leastProperty, pinProperty, shareProperty, widthOf } from './tableGrid.ts';
import type { Column, TableOptions } from '../types.ts';

const NO_WIDTHS: Readonly<Record<string, number>> = {};

type LayoutAsk<Row> = Pick<
  TableOptions<Row>,
  'columns' | 'rowLabel' | 'actions' | 'tree' | 'selection' | 'list' | 'messages' | 'widths' | 'hasActionsMenu' | 'textLang'
>;

const NONE = {};
const ofPage = () => undefined;
/** Widths of the cells beside the columns. */
const SIDES = {
  select: { flex: `0 0 ${SELECT_PX}px` },
  index: { flex: `0 0 var(${INDEX})` },
  actions: { flex: `0 0 var(${ACTIONS})` },
};

/** Layout all rows share, the same object as long as nothing of it changes. */
export function useRowLayout<Row>(
  props: LayoutAsk<Row>,
  view: ColumnView<Row>,
  isNarrow: boolean,
  window: ColumnWindow | null,
): RowLayout<Row> {
  const { columns, rowLabel, actions, messages, widths = 'inline', hasActionsMenu = false, textLang = ofPage } = props;
  const { lang } = useEnvironment();
  const isTree = Boolean(props.tree);
  const selection = props.selection ? (props.selection.mode ?? 'many') : null;
  const isNumbered = Boolean(props.list?.isNumbered);
  const { start, center, end } = view;
  // The width of most columns is said by the table: rows are drawn anew only where it is said in their cells.
  const isAnnouncedInCells = start.length + center.length + end.length > PLACES;
  const widthsPx = isAnnouncedInCells ? view.widthsPx : NO_WIDTHS;
  const needsPx = isAnnouncedInCells ? view.needsPx : undefined;
  return useMemo(() => {
    const lead = (selection ? 1 : 0) + (isNumbered ? 1 : 0);
    const firstStop = (selection === 'many' ? 1 : 0) + (isNumbered ? 1 : 0);
    const shown = { start, center, end, widthsPx, ...(needsPx && { needsPx }) };
    const all = shownColumns(shown);
    const placeOf = places(shown, widths === 'inline');
    return {
      columns: (isNarrow ? narrowColumns(all) : all).map((column, place) => ({
        column,
        colIndex: lead + all.findIndex(({ id }) => id === column.id) + 1,
        stop: firstStop + columns.findIndex(({ id }) => id === column.id),
        ...(isNarrow ? {} : placeOf(column, place)),
      })),
      window,
      colCount: lead + all.length + (actions ? 1 : 0),
      isNarrow,
      isTree,
      isOperated: isTree || selection !== null || Boolean(actions),
      selection,
      indexStop: isNumbered ? firstStop - 1 : null,
      isLeadPinned: start.length > 0 && !isNarrow,
      actionStop: firstStop + columns.length,
      areActionsEdge: end.length === 0,
      copied: all.filter((column) => !isOperation(column, messages.actions)),
      rowLabel,
      actions,
      hasActionsMenu,
      sides: widths === 'inline' && !isNarrow ? SIDES : NONE,
      // What draws its cell draws words of the page, such as a state.
      langOf: ({ cell }, text) => textLang(text, cell ? 'either' : 'data'),
      wordsLang: (text) => textLang(text, 'either'),
      words: {
        select: messages.selectRow,
        actionsOf: messages.actionsOf,
        comma: commaIn(lang),
      },
    };
  }, [
    columns,
    start,
    center,
    end,
    widthsPx,
    needsPx,
    rowLabel,
    actions,
    isTree,
    selection,
    isNumbered,
    isNarrow,
    window,
    textLang,
    lang,
    messages,
    widths,
    hasActionsMenu,
  ]);
}

/** Width of each column, and the holding of those that stay in sight. */
function places<Row>(view: ColumnView<Row>, isInline: boolean) {
  const held = new Map<Column<Row>, Pick<ShownColumn<Row>, 'pin' | 'style'>>();
  const hold = (column: Column<Row>, side: 'start' | 'end', isEdge: boolean, style: Style) =>
    held.set(column, { pin: { side, isEdge }, style });
  view.start.forEach((column, place) =>
    hold(column, 'start', place === view.start.length - 1, { insetInlineStart: `var(${pinProperty('start', place)})` }),
  );
  view.end.forEach((column, place) => {
    const isEdge = place === 0;
    // The first one at the end takes the room that is left before it.
    hold(column, 'end', isEdge, {
      insetInlineEnd: `var(${pinProperty('end', place)})`,
      ...(isEdge && { marginInlineStart: 'auto' }),
    });
  });
  return (column: Column<Row>, place: number): Pick<ShownColumn<Row>, 'pin' | 'style'> => {
    const pinned = held.get(column);
    if (place < PLACES && !isInline) return { ...pinned };
    const width = place < PLACES ? byProperties(place) : widthOf(view, column);
    return { ...pinned, style: { ...width, ...pinned?.style } };
  };
}

const byProperties = (place: number): Style => ({ flex: `var(${shareProperty(place)})`, minInlineSize: `var(${leastProperty(place)})` });
