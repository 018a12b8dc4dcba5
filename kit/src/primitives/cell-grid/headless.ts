export { blockOf, holdsCells } from './block.ts';
export type { ChosenSize } from './block.ts';
export { cellCommand, withControl } from './cellCommand.ts';
export type { CellCommand, CellGridAt, CellKey } from './cellCommand.ts';
export { cellNewsText } from './cellNews.ts';
export type { CellGridMessages, CellNews, PastedCells } from './cellNews.ts';
