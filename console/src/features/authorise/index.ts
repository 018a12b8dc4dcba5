export { Checks } from './Checks.tsx';
export { idsOf, leavesOf } from './rights.ts';
export type { Node } from './rights.ts';
