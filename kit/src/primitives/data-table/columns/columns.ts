import { textPx } from './textPx.ts';
import type { Column, RowAction } from '../types.ts';

/** Room around and between the actions of a row. */
const ACTION_PAD_PX = 12;
const ACTIONS_EDGE_PX = 24;
const MENU_PX = 28;
const ICON_PX = 18;
const UNKNOWN_PX = 104;
/** Rows looked at to find how wide actions and columns are. */
export const SAMPLED_ROWS = 40;
/** More actions than this go behind a menu, and so does what of them needs more room than this beside others. */
const MAX_INLINE = 3;
const MAX_INLINE_PX = 178;

/** A text of which nothing shows, not even the dash for a value that is missing. */
export const BLANK = ' ';

const actionPx = ({ label, icon }: RowAction) => textPx(label) + ACTION_PAD_PX + (icon ? ICON_PX : 0);

/** Room of the actions that stand in a row, and of the menu where there are others. */
function inlinePx(actions: readonly RowAction[], inlineCount: number): number {
  let px = inlineCount < actions.length ? MENU_PX : 0;
  for (let at = 0; at < inlineCount; at += 1) px += actionPx(actions[at] as RowAction);
  return px;
}

function inlineCountOf(actions: readonly RowAction[]): number {
  let count = actions.length <= MAX_INLINE ? actions.length : MAX_INLINE - 1;
  while (count > 1 && inlinePx(actions, count) > MAX_INLINE_PX) count -= 1;
  return count;
}

const NO_ACTIONS: readonly RowAction[] = [];

/** Actions that stand in the row, and those behind its menu: as many in the row as their words leave room for, at least one. */
export function splitActions(actions: readonly RowAction[]): {
  readonly inline: readonly RowAction[];
  readonly menu: readonly RowAction[];
} {
  const count = inlineCountOf(actions);
  // A row that is drawn anew with every jump has no list made of a list that is whole.
  return count === actions.length ? { inline: actions, menu: NO_ACTIONS } : { inline: actions.slice(0, count), menu: actions.slice(count) };
}

/** The first rows, and those below them where there is room: what stands below others may have other actions. At most `count`. */
export function sampledRows<Row>(
  rows: readonly Row[],
  childrenOf: ((row: Row) => readonly Row[] | null | undefined) | undefined,
  count: number,
): Row[] {
  const found = rows.slice(0, count);
  for (let at = 0; childrenOf && at < found.length && found.length < count; at += 1) {
    const below = childrenOf(found[at] as Row);
    if (below) found.push(...below.slice(0, count - found.length));
  }
  return found;
}

/**
 * Width of the column of actions: every row stands for itself, so all must have the same width before the words are
 * measured. Enough for the widest of the rows given, and for two words when there are none yet.
 * @param hasMenu whether a menu has those that a row has no room for
 */
export function actionsPx(ofRows: readonly (readonly RowAction[])[], header: string, hasMenu = true): number {
  const widest = ofRows.map((actions) => inlinePx(actions, hasMenu ? inlineCountOf(actions) : actions.length));
  return Math.ceil(Math.max(ofRows.length ? 0 : UNKNOWN_PX, textPx(header), ...widest) + ACTIONS_EDGE_PX);
}

/** Columns in the order of the two-line row: title, second line, end. The first takes the place of a title that is hidden. */
export function narrowColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const order = ['title', 'meta', 'status'];
  const shown = columns.filter(({ narrow }) => narrow !== 'hidden').toSorted((a, b) => order.indexOf(a.narrow) - order.indexOf(b.narrow));
  const [first, ...rest] = shown.length ? shown : columns;
  if (!first) return [];
  return [first.narrow === 'title' ? first : { ...first, narrow: 'title' }, ...rest.filter(({ narrow }) => narrow !== 'hidden')];
}
