export { emptyWindow, moveSlot, nextWindow, scrollToRow } from './rowWindow.ts';
export type { RowWindow, WindowAsk } from './rowWindow.ts';
