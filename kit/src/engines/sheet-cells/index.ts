export { cellOf } from './cellOf.ts';
export { cleanText, inOneLine, withoutInvisible } from './cleanText.ts';
export { cellOfText, cellOfValue, readSheet, textOfCell, textsOfRow } from './readSheet.ts';
export type { ReadWorkbook } from './readSheet.ts';
export { serialOf } from './serialDay.ts';
export type { MomentCell, NumberCell, RawCell, RawWorkbook, SheetCalendar, SheetCell, SheetRow, WrittenCell } from './types.ts';
