export { Collapse } from './Collapse.tsx';
export { openFirstProblem } from './openSections.ts';
export type { CollapseItem, CollapsePart, CollapseProps } from './types.ts';
