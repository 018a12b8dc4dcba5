export { openFirstProblem } from './openSections.ts';
export { sectionButtonProps, sectionPanelProps } from './sectionParts.ts';
export { SectionPanel } from './SectionPanel.tsx';
export type { SectionPanelProps } from './SectionPanel.tsx';
export type { CollapseOptions, SectionData, SectionView } from './types.ts';
export { useCollapse } from './useCollapse.ts';
