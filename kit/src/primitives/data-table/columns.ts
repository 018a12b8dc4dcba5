import type { Column, RowAction } from './types.ts';

/** Rough width of a letter and of a Han character at the size of a row. */
const LETTER_PX = 7.5;
const HAN_PX = 14;
/** Room around and between the actions of a row. */
const ACTION_PAD_PX = 12;
const ACTIONS_EDGE_PX = 24;
const MENU_PX = 28;
const ICON_PX = 18;
const UNKNOWN_PX = 104;
/** More actions than this go behind a menu. */
const MAX_INLINE = 3;

/** A text of which nothing shows, not even the dash for a value that is missing. */
export const BLANK = ' ';

/** Actions that stand in the row, and those behind its menu. */
export function splitActions(actions: readonly RowAction[]): {
  readonly inline: readonly RowAction[];
  readonly menu: readonly RowAction[];
} {
  if (actions.length <= MAX_INLINE) return { inline: actions, menu: [] };
  return { inline: actions.slice(0, MAX_INLINE - 1), menu: actions.slice(MAX_INLINE - 1) };
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
 */
export function actionsPx(ofRows: readonly (readonly RowAction[])[], header: string): number {
  const widest = ofRows.map((actions) => {
    const { inline, menu } = splitActions(actions);
    return inline.reduce((sum, { label, icon }) => sum + textPx(label) + ACTION_PAD_PX + (icon ? ICON_PX : 0), menu.length ? MENU_PX : 0);
  });
  return Math.ceil(Math.max(ofRows.length ? 0 : UNKNOWN_PX, textPx(header), ...widest) + ACTIONS_EDGE_PX);
}

const HAN = /[\u2e80-\uffef]/;
/** Letters half as wide again as the others: “Members” has two. */
const WIDE = /[MWmw@%]/;
const WIDE_PX = 12;

function textPx(text: string): number {
  return Array.from(text).reduce((sum, char) => {
    if (HAN.test(char)) return sum + HAN_PX;
    return sum + (WIDE.test(char) ? WIDE_PX : LETTER_PX);
  }, 0);
}

/** Columns in the order of the two-line row: title, second line, end. The first takes the place of a title that is hidden. */
export function narrowColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const order = ['title', 'meta', 'status'];
  const shown = columns.filter(({ narrow }) => narrow !== 'hidden').toSorted((a, b) => order.indexOf(a.narrow) - order.indexOf(b.narrow));
  const [first, ...rest] = shown.length ? shown : columns;
  if (!first) return [];
  return [first.narrow === 'title' ? first : { ...first, narrow: 'title' }, ...rest.filter(({ narrow }) => narrow !== 'hidden')];
}
