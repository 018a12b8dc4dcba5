/** True for a cell that is not filled in: null, an empty text, an empty list. A blank is something. @source forms §5 */
export const isEmptyCell = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
