export { createRequestLane } from './requestLane.ts';
export type { LaneResult, RequestLane } from './requestLane.ts';
