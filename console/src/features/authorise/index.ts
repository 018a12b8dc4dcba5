export { Checks } from './Checks.tsx';
export { RightsBeside } from './compare/RightsBeside.tsx';
export { idsOf, leavesOf } from './rights.ts';
export type { Node } from './rights.ts';
