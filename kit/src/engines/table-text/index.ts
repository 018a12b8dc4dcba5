export { tableOfText, textOfTable } from './tableText.ts';
export type { TextTable, TextTableRow } from './tableText.ts';
