export type { CellWords, ListAsk, ListColumn, ListCondition, ListConditions, ListOrder, ListShape, ListSpec } from './types.ts';
