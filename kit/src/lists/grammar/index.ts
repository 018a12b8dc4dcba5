export type {
  CellWords,
  ConditionGroup,
  ListAsk,
  ListColumn,
  ListCondition,
  ListConditions,
  ListOrder,
  ListShape,
  ListSpec,
} from './types.ts';
export type { CellMark } from '../../primitives/data-table/index.ts';
