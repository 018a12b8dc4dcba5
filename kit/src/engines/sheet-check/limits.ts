/** A file must be smaller than this: 500 KB. @source forms §5 */
export const SHEET_MAX_BYTES = 512_000;
/** @source forms §5 */
export const SHEET_MAX_ROWS = 1000;
/** Wider sheets are no form of ours. @reading R-116 */
export const SHEET_MAX_COLUMNS = 100;
/** Cells a sheet may have, filled in or not. */
export const SHEET_MAX_CELLS = 200_000;
/** A workbook has a dozen parts; more is an attempt to keep a reader busy. @reading R-116 */
export const MAX_PARTS = 200;
/** All parts together, unpacked. @reading R-116 */
export const MAX_UNPACKED_BYTES = 20 * 1024 * 1024;
/** Times its size a file may grow when it is unpacked; a full sheet of the same word in every cell stays below 60. @reading R-630 */
export const MAX_RATIO = 100;
/** Growth of a small file harms nobody. */
export const RATIO_FROM_BYTES = 2 * 1024 * 1024;
/** A check that takes longer is ended with its worker. @reading R-630 */
export const DEADLINE_MS = 5000;
