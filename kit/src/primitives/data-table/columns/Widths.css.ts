import { style } from '@vanilla-extract/css';
// What a cell is else comes first: its width is said last.
import '../look/DataTable.css.ts';
import { PLACES, leastProperty, shareProperty } from './tableGrid.ts';

/** The width of the cells of a column by its place; the table says how wide each is. */
export const widths = Array.from({ length: PLACES }, (_, place) =>
  style({ flex: `var(${shareProperty(place)})`, minInlineSize: `var(${leastProperty(place)})` }),
);
