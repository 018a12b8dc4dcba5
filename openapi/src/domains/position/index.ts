export { positionCodecs, type PositionOperation } from './codec.ts';
export type { Position, PositionDraft, PositionOption, PositionRecord } from './model.ts';
export { positionProblems } from './rules.ts';
