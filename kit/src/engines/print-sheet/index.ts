export { docName } from './docName.ts';
export { ROWS_MAX, fillSheet } from './fillSheet.ts';
export type { FilledSheet, Format, SheetWords } from './fillSheet.ts';
export { isNumeric, thousands } from './formats.ts';
export type { PrintPort, Printed } from './port.ts';
export { piecesOf, tokenText, tokensOf } from './tokens.ts';
export type { Piece, Token } from './tokens.ts';
export { textOf } from './values.ts';
export type { PrintRow, PrintValues } from './values.ts';
