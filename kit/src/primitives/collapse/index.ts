export { Collapse } from './Collapse.tsx';
export { openFirstProblem } from './openSections.ts';
export type { CollapseItem, CollapseProps } from './types.ts';
