export { firstProblemTab } from './nextTab.ts';
export { tabPanelProps, tabProps, tabReasonProps } from './tabParts.ts';
export { useTabs } from './useTabs.ts';
export type { TabData, TabPanelView, TabView, TabsEnd, TabsOptions } from './types.ts';
