import type { InputHTMLAttributes } from 'react';
import { mergeProps } from '../../../engines/prop-getters/index.ts';
import { translatable } from '../../data-text/headless.ts';
import { ROW_STOP } from '../../row-scroller/headless.ts';
import { splitActions } from '../columns/columns.ts';
import { drawnPlaces } from '../columns/columnWindow.ts';
import { SELECT_STOP } from '../columns/rowLayout.ts';
import type { ShownColumn } from '../columns/rowLayout.ts';
import type { RowAction } from '../types.ts';
import type { TableActionView, TableCellView, TableRowView } from '../viewTypes.ts';

/** The head is row 1. */
const ABOVE_ROWS = 1;
const NO_ACTIONS: readonly RowAction[] = [];

/** Words of a row when it is reached: its cells, without the words of its actions, and why it cannot be chosen. */
function spoken(texts: readonly string[], refused: string | null, comma: string): string {
  return [...texts, refused ?? ''].filter((text) => text.trim()).join(comma);
}

/**
 * Attributes of a row: role, place, states, name, and where it stands.
 * @param own attributes of whoever draws, merged with these
 */
export function rowProps<Row, Own extends object = object>(view: TableRowView<Row>, own?: Own) {
  const { id, slot, offsetPx, layout, texts, number, isSelected, refused, activeStop } = view;
  const { isTree, isOperated } = layout;
  return mergeProps(
    {
      role: 'row',
      id,
      'data-mp-row': slot,
      style: { transform: `translateY(${offsetPx}px)` },
      'aria-rowindex': number + ABOVE_ROWS,
      'aria-selected': layout.selection && refused === null ? isSelected : undefined,
      'aria-level': isTree ? view.depth + 1 : undefined,
      'aria-setsize': isTree ? view.setSize : undefined,
      'aria-posinset': isTree ? view.positionInSet : undefined,
      'aria-expanded': isTree ? view.isExpanded : undefined,
      tabIndex: isOperated ? (activeStop === ROW_STOP ? 0 : -1) : undefined,
      'aria-label': isOperated ? spoken(texts, refused, layout.words.comma) : undefined,
    } as const,
    own,
  );
}

/** Cells of a row in their order: its number, those of the columns in sight, and room for the others. */
export function cellsOf<Row>(view: TableRowView<Row>): readonly TableCellView<Row>[] {
  const { layout, activeStop } = view;
  const { columns, window } = layout;
  const number = layout.indexStop === null || layout.isNarrow ? [] : [numberOf(view, layout.indexStop)];
  if (!window) return [...number, ...columns.map((_, place) => cellOf(view, place))];
  // Those that stay in sight, the one that names the row, and the one with the keyboard are drawn wherever they are.
  const { drawn, leftOutPx } = drawnPlaces(window, (place) => {
    const { pin, column, stop } = columns[place] as ShownColumn<Row>;
    return pin !== undefined || column.narrow === 'title' || stop === activeStop;
  });
  const cells = drawn.flatMap(({ place, leftOutPx: px }) =>
    px > 0 ? [roomOf(`before ${place}`, px), cellOf(view, place)] : [cellOf(view, place)],
  );
  return [...number, ...cells, ...(leftOutPx > 0 ? [roomOf('after', leftOutPx)] : [])];
}

const roomOf = (key: string, px: number) => ({ kind: 'room', key, style: { flex: `0 0 ${px}px` }, content: null }) as const;

function numberOf<Row>({ layout, number, activeStop }: TableRowView<Row>, stop: number): TableCellView<Row> {
  return {
    kind: 'number',
    key: 'number',
    place: -1,
    role: layout.isOperated ? 'gridcell' : 'cell',
    colIndex: layout.selection ? 2 : 1,
    stop,
    isTabStop: activeStop === stop,
    text: String(number),
    content: number,
    lang: undefined,
    translate: 'no',
    isBranch: false,
    pin: undefined,
    style: layout.sides.index,
  };
}

function cellOf<Row>({ layout, record, texts, activeStop }: TableRowView<Row>, place: number): TableCellView<Row> {
  const { column, colIndex, stop, pin, style } = layout.columns[place] as ShownColumn<Row>;
  const text = texts[place] ?? '';
  return {
    kind: 'cell',
    key: column.id,
    column,
    place,
    role: column.narrow === 'title' ? 'rowheader' : layout.isOperated ? 'gridcell' : 'cell',
    colIndex,
    stop,
    isTabStop: activeStop === stop,
    text,
    content: column.cell ? column.cell(record) : text,
    lang: layout.langOf(column, text),
    translate: column.isVerbatim ? 'no' : translatable(text),
    isBranch: layout.isTree && place === 0,
    pin,
    style,
  };
}

/** Attributes of a cell, or of the room of those that are out of sight: its style is its width. */
export function cellProps<Row, Own extends object = object>(cell: TableCellView<Row>, own?: Own) {
  if (cell.kind === 'room') return mergeProps({ style: cell.style }, own);
  const { role, colIndex, stop, isTabStop, lang, translate, style } = cell;
  return mergeProps(
    { role, 'aria-colindex': colIndex, 'data-mp-stop': stop, lang, translate, tabIndex: isTabStop ? 0 : undefined, style } as const,
    own,
  );
}

/** Attributes of the part of a cell that opens and closes its row when it is pressed. */
export const toggleProps = <Own extends object = object>(own?: Own) =>
  mergeProps({ 'data-mp-toggle': '', 'aria-hidden': true } as const, own);

/**
 * Attributes of the cell by which a row is chosen. It has the checkbox (`checkProps`), the picture of a radio button where one row
 * is chosen, or the reason the row cannot be (`view.refused`).
 */
export function checkCellProps<Row, Own extends object = object>({ layout, refused, activeStop }: TableRowView<Row>, own?: Own) {
  const isStop = refused !== null && layout.selection === 'many';
  return mergeProps(
    {
      role: 'gridcell',
      'aria-colindex': 1,
      title: refused || undefined,
      'data-mp-stop': isStop ? SELECT_STOP : undefined,
      tabIndex: isStop ? (activeStop === SELECT_STOP ? 0 : -1) : undefined,
      style: layout.sides.select,
    } as const,
    own,
  );
}

const keepControlled = () => undefined;

/** Attributes of the checkbox of a row, an `input`, where several rows can be chosen. Presses are heard by the table. */
export function checkProps<Row, Own extends object = object>({ layout, record, isSelected, activeStop }: TableRowView<Row>, own?: Own) {
  const ours: InputHTMLAttributes<HTMLInputElement> & { readonly [mark: `data-mp-${string}`]: string | number } = {
    type: 'checkbox',
    'data-mp-stop': SELECT_STOP,
    'data-mp-check': '',
    checked: isSelected,
    onChange: keepControlled,
    tabIndex: activeStop === SELECT_STOP ? 0 : -1,
    'aria-label': layout.words.select(layout.rowLabel(record)),
  };
  return mergeProps(ours, own);
}

/** Attributes of the cell with the actions of a row. */
export const actionCellProps = <Row, Own extends object = object>({ layout }: TableRowView<Row>, own?: Own) =>
  mergeProps({ role: 'gridcell', 'aria-colindex': layout.colCount, style: layout.sides.actions } as const, own);

/** Actions that stand in a row, and those in its menu: none where a row has all of them. */
export function actionsOf<Row>({ layout, record, activeStop }: Pick<TableRowView<Row>, 'layout' | 'record' | 'activeStop'>): {
  readonly inline: readonly TableActionView[];
  readonly menu: readonly RowAction[];
} {
  const given = layout.actions?.(record) ?? NO_ACTIONS;
  const { inline, menu } = layout.hasActionsMenu ? splitActions(given) : { inline: given, menu: NO_ACTIONS };
  const of = layout.rowLabel(record);
  return {
    inline: inline.map((action, place) => {
      const stop = layout.actionStop + place;
      return { action, stop, isTabStop: activeStop === stop, name: `${action.label} ${of}`, lang: layout.wordsLang(action.label) };
    }),
    menu,
  };
}

/** Attributes of an action: of a `button`, or of a link where it has an address. Presses are heard by the table, which knows the row. */
export function actionProps<Own extends object = object>({ action, stop, isTabStop, name, lang }: TableActionView, own?: Own) {
  return mergeProps(
    {
      ...(action.href === undefined ? ({ type: 'button' } as const) : { href: action.href }),
      'data-mp-stop': stop,
      'data-mp-action': action.id,
      tabIndex: isTabStop ? 0 : -1,
      'aria-label': name,
      lang,
    },
    own,
  );
}
