export { cellOf } from './cellOf.ts';
export { cleanText, inOneLine, plainBlanks } from './cleanText.ts';
export { headingsOf, matchHeadings } from './headings.ts';
export type { HeadingMatch } from './headings.ts';
export { cellOfText, cellOfValue, readSheet, textOfCell, textsOfRow } from './readSheet.ts';
export type { ReadWorkbook } from './readSheet.ts';
export { serialOf } from './serialDay.ts';
export type {
  MomentCell,
  NumberCell,
  RawCell,
  RawWorkbook,
  SheetCalendar,
  SheetCell,
  SheetContent,
  SheetRow,
  WrittenCell,
} from './types.ts';
