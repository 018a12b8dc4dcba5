export type { CellWords, ListAsk, ListColumn, ListOrder, ListShape, ListSpec } from './types.ts';
