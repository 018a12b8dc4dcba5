import { MIN_WIDTH_PX } from './widths.ts';

/**
 * Width at which nothing of a column is cut off, as far as its rows are on the page.
 * @param inHead an element in the header of the column
 * @param stop the part of a row that its cells are
 */
export function fitWidthPx(inHead: HTMLElement, stop: number): number {
  const header = inHead.closest<HTMLElement>('[role=columnheader]');
  const table = inHead.closest<HTMLElement>('[role=table], [role=grid], [role=treegrid]');
  if (!header || !table) return MIN_WIDTH_PX;
  const cells = [...table.querySelectorAll<HTMLElement>(`[role=row]:not([data-mp-head] *) > [data-mp-stop="${stop}"]`)];
  return Math.ceil(Math.max(neededPx(header), ...cells.map(neededPx)));
}

/** Width of a cell's content, laid out in full, with its edges. A text that is cut off has its whole length in a range. */
function neededPx(cell: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd, borderInlineStartWidth, borderInlineEndWidth } = getComputedStyle(cell);
  const edges = [paddingInlineStart, paddingInlineEnd, borderInlineStartWidth, borderInlineEndWidth];
  const parts = [...cell.childNodes].filter((part) => !(part instanceof HTMLElement && part.matches('[role=separator]')));
  const boxes = parts.map((part) => {
    const range = document.createRange();
    range.selectNode(part);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });
  if (!boxes.length) return 0;
  const widthPx = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  return widthPx + edges.reduce((sum, edge) => sum + (Number.parseFloat(edge) || 0), 0);
}
