/** The visible part of the scroll region. */
export interface WindowAsk {
  readonly scrollPx: number;
  readonly viewportPx: number;
  /** Height of every row. */
  readonly rowPx: number;
  readonly count: number;
  /** Rows kept ready on either side. */
  readonly overscan: number;
  /** Position of the row that has the keyboard, -1 when none has: it stays rendered wherever it is. */
  readonly pinned: number;
}

/** Rows to render. A slot is a place in the DOM; the position in it changes while scrolling, the element does not. */
export interface RowWindow {
  /** First position in the window and the one after the last, the pinned row apart. */
  readonly from: number;
  readonly end: number;
  /** Position of the row in each slot, -1 for a slot that waits for the next row. */
  readonly slots: readonly number[];
}

const VACANT = -1;

/** Nothing rendered yet. */
export const emptyWindow: RowWindow = { from: 0, end: 0, slots: [] };

/**
 * The window for a scroll position. Rows that stay keep their slot, new ones take the slots that came free, so a jump
 * changes texts instead of building elements. Costs the rows in view, however long the list is.
 * @returns `previous` itself when nothing changed
 */
export function nextWindow(previous: RowWindow, ask: WindowAsk): RowWindow {
  const { from, end } = range(previous, ask);
  const isPinnedApart = ask.pinned >= 0 && ask.pinned < ask.count && (ask.pinned < from || ask.pinned >= end);
  const wanted = (position: number) => (position >= from && position < end) || (isPinnedApart && position === ask.pinned);
  const slots = previous.slots.map((position) => (wanted(position) ? position : VACANT));
  const held = new Set(slots);
  let vacant = 0;
  const place = (position: number) => {
    if (held.has(position)) return;
    while (vacant < slots.length && slots[vacant] !== VACANT) vacant += 1;
    slots[vacant] = position;
  };
  for (let position = from; position < end; position += 1) place(position);
  if (isPinnedApart) place(ask.pinned);
  while (slots.at(-1) === VACANT) slots.pop();
  const isSame =
    from === previous.from &&
    end === previous.end &&
    slots.length === previous.slots.length &&
    slots.every((position, slot) => position === previous.slots[slot]);
  return isSame ? previous : { from, end, slots };
}

/** The window after a row moved to another position because the list changed: it keeps its slot, and with it the focus. */
export function moveSlot(window: RowWindow, from: number, to: number): RowWindow {
  if (from === to) return window;
  const slots = window.slots.map((position) => (position === from ? to : position === to ? from : position));
  return { ...window, slots };
}

/** The scroll position that brings a row into view, or the present one when it is in view. `coveredPx` is what a sticky head hides. */
export function scrollToRow(
  position: number,
  { scrollPx, viewportPx, rowPx }: Pick<WindowAsk, 'scrollPx' | 'viewportPx' | 'rowPx'>,
  coveredPx = 0,
): number {
  const topPx = position * rowPx;
  const roomPx = viewportPx - coveredPx;
  if (topPx < scrollPx) return topPx;
  if (topPx + rowPx > scrollPx + roomPx) return Math.max(0, topPx + rowPx - roomPx);
  return scrollPx;
}

function range(previous: RowWindow, { scrollPx, viewportPx, rowPx, count, overscan }: WindowAsk) {
  if (rowPx <= 0 || count <= 0) return { from: 0, end: 0 };
  const topPx = Math.max(0, scrollPx);
  const inView = Math.ceil(viewportPx / rowPx);
  // Nothing stands above the first row: a list nobody has scrolled is there sooner without the rows it has no use for yet.
  const unscrolled = inView + overscan;
  const isUnscrolled = topPx === 0 && previous.end - previous.from <= unscrolled;
  // Then as many wherever one is: a row that shows only in part at either end must not cost an element.
  const size = Math.min(count, isUnscrolled ? unscrolled : inView + 1 + 2 * overscan);
  // A list that shrank is shown from its new end until the browser has moved the scroll position.
  const from = Math.max(0, Math.min(Math.floor(topPx / rowPx) - overscan, count - size));
  return { from, end: from + size };
}
